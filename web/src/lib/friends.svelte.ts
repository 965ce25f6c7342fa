// Friends, who of them is here, and where they ask one to come. Asked for again and again, since whoever asks is here.
import { api } from "~/lib/api.ts";
import type { Circle } from "~/lib/messages.ts";
import { settings } from "~/lib/settings.svelte.ts";

const LOOK_AGAIN_MS = 30_000;

const NOBODY: Circle = { friends: [], invitations: [], shown: true };

class Friends {
  circle = $state.raw<Circle>(NOBODY);
  readonly here = $derived(this.circle.friends.filter((friend) => friend.here));

  /** Looks as long as the page is open; who has no name has no friends. */
  watch(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    if (!settings.name) this.circle = NOBODY;
    else await this.become(api.friends()).catch(() => {}); // what is shown stays
  }

  /** As a request says it is now. */
  async become(asked: Promise<Circle>): Promise<void> {
    this.circle = await asked;
  }
}

export const friends = new Friends();
