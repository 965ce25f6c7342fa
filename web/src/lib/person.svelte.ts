// Who one is here: a name and a crest that the server keeps under the keys of one's devices.
import { api } from "~/lib/api.ts";
import type { Me, PersonWish } from "~/lib/messages.ts";
import { settings } from "~/lib/settings.svelte.ts";

const NOBODY: Me = { name: "", crest: 0, devices: [], blocked: [], rests_until_ms: 0 };

class Person {
  me = $state.raw<Me>(NOBODY);
  #asked: Promise<void> | null = null;

  /** What one is called: as the server knows it, or as this browser does. */
  get name(): string {
    return this.me.name || settings.name;
  }

  /** Asks once who one is; without a server, this browser still knows the name. */
  open(): Promise<void> {
    return (this.#asked ??= this.#look().catch(() => {}));
  }

  async #look(): Promise<void> {
    const found = await api.me();
    if (!found.name && settings.name) await this.keep({ name: settings.name });
    else this.become(found);
  }

  become(me: Me): void {
    this.me = me;
    if (me.name) settings.keepName(me.name);
  }

  async keep(wish: PersonWish): Promise<void> {
    this.become(await api.keepMe(wish));
  }

  /** The name under which one sat down stays; that one cannot be kept hinders nobody from playing. */
  called(name: string): void {
    settings.keepName(name);
    if (name && name !== this.me.name) void this.keep({ name }).catch(() => {});
  }

  /** Nobody any more. */
  forget(): void {
    this.me = NOBODY;
    settings.keepName("");
  }
}

export const person = new Person();
