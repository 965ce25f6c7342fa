// Whose lines of chat one does not read at a table: as the server knows it; of those without a seat, as this browser does.
import { api } from "~/lib/api.ts";
import type { ChatLine, TableInfo } from "~/lib/messages.ts";

const KEPT = "regalia-blocked";
const MOST_TABLES = 50;

type Kept = Record<string, string[]>; // names, by table

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export class Blocks {
  seats = $state.raw<number[]>([]);
  names = $state.raw<string[]>([]);
  #asked = "";

  constructor(readonly table: string) {
    this.names = kept()[table] ?? [];
  }

  /** Asks whom one has blocked, whenever other people have sat down. */
  look(info: TableInfo): void {
    const people = info.seats.flatMap(({ name, bot }, seat) => (name && !bot && seat !== info.you ? [`${seat} ${name}`] : []));
    const asked = people.join("\n");
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (people.length === 0) return;
    void api
      .blocked(this.table)
      .then(({ seats }) => (this.seats = seats))
      .catch(() => (this.#asked = "")); // asked again with the next table
  }

  has(name: string, seat: number): boolean {
    return this.seats.includes(seat) || this.names.includes(name);
  }

  hides(line: ChatLine): boolean {
    return !line.say && this.has(line.name, line.seat);
  }

  /** With oneself, where there is a seat and a name to keep it under; else in this browser. */
  async set(name: string, seat: number, blocked: boolean, isKnown: boolean): Promise<void> {
    if (seat >= 0 && (isKnown || this.seats.includes(seat))) this.seats = (await api.block(this.table, { seat, blocked })).seats;
    else if (blocked) this.#keep([...this.names, name]);
    if (!blocked) this.#keep(this.names.filter((each) => each !== name));
  }

  #keep(names: string[]): void {
    this.names = names;
    const others = Object.entries(kept()).filter(([table]) => table !== this.table);
    const all = names.length > 0 ? [...others, [this.table, names] as const] : others;
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all.slice(-MOST_TABLES))));
  }
}
