// The house as whoever runs it sees it. The token is typed once and kept by this tab alone, never in an address.
import { root } from "~/lib/root.ts";
import { askAs, Refusal } from "~/lib/api.ts";
import type {
  Doing,
  DoneList,
  Load,
  PeopleHere,
  Report,
  Reports,
  Say,
  Statistics,
  TableHere,
  TablesHere,
  TableWhole,
} from "~/lib/messages.ts";

const KEPT = "regalia-owner";
const ADMIN = "/api/admin";
const MOST_PAGES = 5;

type What = Partial<Doing>;
const at = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what}`;

export class Owner {
  #token = $state(sessionStorage.getItem(KEPT) ?? "");
  figures = $state.raw<Statistics | null>(null); // null: not let in yet
  load = $state.raw<Load | null>(null);
  tables = $state.raw<TableHere[]>([]);
  people = $state.raw<PeopleHere>({ people: [], many: 0 });
  reports = $state.raw<Report[]>([]);
  done = $state.raw<DoneList["done"]>([]);
  isWell = $state(true);
  name = $state(""); // somebody who is looked for
  fault = $state.raw<Say | null>(null);

  get hasToken(): boolean {
    return this.#token !== "";
  }

  /** Comes in with a token; False if it opens nothing. */
  async enter(token: string): Promise<boolean> {
    this.#token = token;
    await this.look();
    if (this.figures) sessionStorage.setItem(KEPT, token);
    else this.leave();
    return this.figures !== null;
  }

  leave(): void {
    sessionStorage.removeItem(KEPT);
    this.#token = "";
    this.figures = null;
  }

  /** Asks for everything; what cannot be had stays as it was. */
  async look(): Promise<void> {
    await this.#tried(async () => {
      this.figures = await this.#ask<Statistics>("");
      const [load, reports, people, log] = await Promise.all([
        this.#ask<Load>("/load"),
        this.#ask<Reports>("/reports"),
        this.#ask<PeopleHere>(`/people?name=${encodeURIComponent(this.name)}`),
        this.#ask<DoneList>("/log"),
      ]);
      this.load = load;
      this.reports = reports.reports;
      this.people = people;
      this.done = log.done;
      this.tables = await this.#allTables();
    });
    this.isWell = await fetch(`${root}/readyz`).then(({ ok }) => ok, () => false); // prettier-ignore
  }

  async #allTables(): Promise<TableHere[]> {
    const found: TableHere[] = [];
    let after = "";
    for (let page = 0; page < MOST_PAGES; page++) {
      const { tables, next } = await this.#ask<TablesHere>(`/tables?after=${encodeURIComponent(after)}`);
      found.push(...tables);
      after = next;
      if (!after) break;
    }
    return found;
  }

  table = (table: string) => this.#ask<TableWhole>(at(table));
  close = (table: string) => this.#do(at(table, "/close"), {});
  forget = (table: string) => this.#do(at(table, "/forget"), {});
  mute = (table: string, name: string, muted: boolean) => this.#do(at(table, "/mute"), { name, muted });
  banAt = (table: string, name: string, wish: What) => this.#do(at(table, "/ban"), { name, ...wish });
  ban = (person: string, wish: What) => this.#do(`/people/${person}/ban`, wish);
  unban = (name: string) => this.#do("/unban", { name });
  answer = (report: string, text: string) => this.#do(`/reports/${encodeURIComponent(report)}`, { text });
  announce = (text: string) => this.#do("/announce", { text });
  restart = (minutes: number) => this.#do("/restart", { minutes });

  /** Does something, and looks what came of it; False if it was refused. */
  async #do(path: string, wish: What): Promise<boolean> {
    const isDone = await this.#tried(() => this.#ask(path, wish));
    if (isDone) await this.look();
    return isDone;
  }

  async #tried(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      this.fault = null;
      return true;
    } catch (refusal) {
      this.fault = (refusal as Refusal).why;
      return false;
    }
  }

  #ask<T>(path: string, wish?: What): Promise<T> {
    return askAs<T>(this.#token, ADMIN + path, wish);
  }
}
