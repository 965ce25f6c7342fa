// Soft, dry, wooden sounds, made here: one for each kind of event, under 300 ms. No sound before the first click.

type Make = (context: AudioContext, out: GainNode) => void;
let context: AudioContext | null = null;
const LOUDNESS = 0.125; // about -18 dB

const rustles = new Map<number, AudioBuffer>(); // by their length

function rustle(c: AudioContext, seconds: number): AudioBuffer {
  const made = rustles.get(seconds);
  if (made) return made;
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * seconds), c.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < data.length; i += 1) {
    seed = (seed * 16807) % 2147483647; // the same rustle each time
    data[i] = (seed / 1073741823.5 - 1) * (1 - i / data.length) ** 2;
  }
  rustles.set(seconds, buffer);
  return buffer;
}

function noise(c: AudioContext, out: GainNode, seconds: number, pitch: number, at = 0): void {
  const source = new AudioBufferSourceNode(c, { buffer: rustle(c, seconds) });
  const filter = new BiquadFilterNode(c, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(out);
  source.start(c.currentTime + at);
}

function tone(c: AudioContext, out: GainNode, pitch: number, seconds: number, type: OscillatorType = "sine"): void {
  const voice = new OscillatorNode(c, { type, frequency: pitch });
  const fade = new GainNode(c, { gain: 1 });
  fade.gain.exponentialRampToValueAtTime(0.001, c.currentTime + seconds);
  voice.connect(fade).connect(out);
  voice.start();
  voice.stop(c.currentTime + seconds);
}

const SOUNDS: Record<string, Make> = {
  die: (c, out) => [0, 0.06, 0.11].forEach((at) => noise(c, out, 0.05, 900, at)),
  card: (c, out) => noise(c, out, 0.12, 2600),
  quill: (c, out) => noise(c, out, 0.07, 4200),
  bell: (c, out) => [1318, 2637].forEach((pitch) => tone(c, out, pitch, 0.28)),
  seal: (c, out) => (noise(c, out, 0.09, 240), tone(c, out, 110, 0.12)),
  horn: (c, out) => [147, 220].forEach((pitch) => tone(c, out, pitch, 0.29, "triangle")),
  chest: (c, out) => (noise(c, out, 0.16, 420), tone(c, out, 92, 0.2)),
};

/** Plays a sound, if the browser lets it; what is shown with it does not wait for it. */
export function play(name: string): void {
  if (SOUNDS[name] && navigator.userActivation?.hasBeenActive) setTimeout(() => make(SOUNDS[name] as Make));
}

let rest: ReturnType<typeof setTimeout> | undefined;
const RESTS_MS = 1000; // after a sound; a device that plays silence costs as much as one that plays music

function make(sound: Make): void {
  const c = (context ??= new AudioContext());
  void c.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void c.suspend(), RESTS_MS);
  const out = new GainNode(c, { gain: LOUDNESS });
  out.connect(c.destination);
  sound(c, out);
}
