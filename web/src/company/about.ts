// Somebody at a table about whom one wants to do something, perhaps because of a line of chat.
import type { ChatLine } from "~/lib/messages.ts";

export interface About {
  name: string; // as the server knows it
  shown: string; // as it is read
  seat: number; // below 0: somebody who looks on
  said?: ChatLine | undefined;
}
