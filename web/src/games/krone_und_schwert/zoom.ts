// A map that two fingers enlarge and one finger moves; a double tap shows it whole again.
import type { Attachment } from "svelte/attachments";

const MOST = 4;

/** For a drawing whose whole view box is this. */
export function zoom(box: string): Attachment<SVGSVGElement> {
  return (svg) => {
    const [x = 0, y = 0, width = 1, height = 1] = box.split(" ").map(Number);
    const whole = { x, y, width, height };
    let factor = 1;
    let middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
    let lastTap = 0;
    const fingers = new Map<number, { x: number; y: number }>();

    const show = () => {
      const width = whole.width / factor;
      const height = whole.height / factor;
      const clamp = (value: number, low: number, size: number, part: number) =>
        Math.min(Math.max(value, low + part / 2), low + size - part / 2);
      middle = { x: clamp(middle.x, whole.x, whole.width, width), y: clamp(middle.y, whole.y, whole.height, height) };
      svg.setAttribute("viewBox", `${middle.x - width / 2} ${middle.y - height / 2} ${width} ${height}`);
      svg.classList.toggle("zoomed", factor > 1);
    };
    const scale = () => whole.width / factor / Math.max(1, svg.clientWidth);
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) return;
      if (factor > 1 && event.timeStamp - lastTap < 300) {
        factor = 1;
        show();
      }
      lastTap = event.timeStamp;
    };
    const move = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const before = spread();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2 && before > 0) factor = Math.min(MOST, Math.max(1, (factor * spread()) / before));
      if (factor > 1) {
        const share = scale() / fingers.size;
        middle = { x: middle.x - (event.clientX - from.x) * share, y: middle.y - (event.clientY - from.y) * share };
        show();
      } else if (fingers.size === 2) show();
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(end, up);
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.removeEventListener(end, up);
    };
  };
}
