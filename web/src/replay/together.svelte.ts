// The line to the table of a finished game: who leads through it, following him, and that somebody has written something.
import { PROTOCOL, type FromServer, type Lead, type Led, type Say, type TableInfo } from "~/lib/messages.ts";
import { root } from "~/lib/root.ts";
import { Steadily } from "~/lib/steadily.ts";
import { Wire } from "~/lib/wire.ts";

export interface Shown {
  move: number;
  beat: number;
  eyes: number;
}

export class Together {
  led = $state.raw<Led | null>(null); // who leads, and what he shows
  leading = $state(false); // do we?
  following = $state(false);
  refused = $state.raw<Say | null>(null);
  info = $state.raw<TableInfo | null>(null);
  #shown: Shown | null = null; // what we show, if we lead
  #begins = false; // the next that we show takes the lead
  #wire: Wire;
  #telling = new Steadily<Shown>((shown) => this.#tell(shown));

  constructor(
    table: string,
    readonly onled: (shown: Shown) => void,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}${root}/api/tables/${encodeURIComponent(table)}/socket?protocol=${PROTOCOL}`;
    this.#wire = new Wire(url, { hear: (message) => this.#hear(message), turn: (connection) => connection === "open" || this.#lose() });
  }

  close(): void {
    this.end();
    this.#wire.close();
  }

  /** From now on all who follow see what we see. */
  begin(shown: Shown): void {
    [this.leading, this.following, this.led, this.refused, this.#begins] = [true, false, null, null, true];
    this.show(shown);
  }

  /** What we look at now. */
  show(shown: Shown): void {
    this.#shown = shown;
    if (this.leading) this.#telling.say(shown);
  }

  end(): void {
    if (this.leading && this.#shown) this.#wire.send({ type: "lead", ...this.#shown, step: "end" });
    this.#let();
  }

  follow(following: boolean): void {
    this.following = following;
    if (following && this.led) this.onled(this.led);
  }

  #tell(shown: Shown): void {
    const step: Lead["step"] = this.#begins ? "begin" : "on";
    if (this.#wire.send({ type: "lead", ...shown, step })) this.#begins = false;
  }

  #let(): void {
    this.leading = false;
    this.#telling.stop();
  }

  /** With the line goes the lead: on the next one we take it again, unless somebody else has. */
  #lose(): void {
    this.led = null;
    this.#begins = true;
  }

  #hear(message: FromServer): void {
    if (message.type === "table") this.info = message;
    if (message.type === "led") this.#look(message);
    if (message.type === "failed" && this.leading) {
      this.refused = message.why;
      this.#let();
    }
  }

  #look(led: Led): void {
    const { move, beat, eyes } = led;
    const before = this.led;
    if (led.leads) this.#let();
    this.led = led.leads ? led : null;
    const isNew = !before || before.move !== move || before.beat !== beat || before.eyes !== eyes;
    if (led.leads && isNew && this.following) this.onled({ move, beat, eyes });
  }
}
