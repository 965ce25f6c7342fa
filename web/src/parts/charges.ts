// What stands on a crest: the sign of the seat, or the animal of a family.
import flamingo from "icon:game-icons/flamingo";
import lion from "icon:game-icons/lion";
import monkey from "icon:game-icons/monkey";
import oak from "icon:game-icons/oak-leaf";
import penguin from "icon:game-icons/penguin";
import rabbit from "icon:game-icons/rabbit-head";
import sun from "icon:game-icons/sun";
import swan from "icon:game-icons/swan";
import tower from "icon:game-icons/white-tower";
import type { Drawing } from "~/lib/icon.ts";

// The open icon sets have no friendly crocodile: head in profile, bumps for eye and nostril, teeth along the jaw.
const croc: Drawing = {
  size: 40,
  body:
    '<path fill="currentColor" fill-rule="evenodd" d="M39 19L36.4 16.8L35.2 19L32.8 16L31.4 18C30.8 14 28.6 11.4 25.2 11.4C22 11.4 20 13.6 19.6 16.4' +
    "L9.8 18.2C9 16.2 6.8 15.4 4.8 16.2C2.2 17.2 1.2 19.6 1.4 22C1.5 23.4 2 24.2 2.8 24.8H4.8L5.8 27.8L7 24.8H11L12 28L13.4 24.8H17.4L18.4 28L19.8 24.9H23.6" +
    "L24.6 27.4L25.8 25.2C28 25.4 29.8 25.7 31.4 26.2C29.6 27 27.8 27.3 25.8 27.4L25 25.9L23.7 27.8L18.6 28.6L17.4 26.4L16.3 28.9L10.8 29.4C8.8 29.6 8.7 32 10.6 32.5" +
    'C16.8 33.8 22.8 34 29 34.9C33 35.5 36 36.4 39 36.7ZM25.2 13.2A2.6 2.6 0 1 1 25.2 18.4A2.6 2.6 0 1 1 25.2 13.2ZM5.8 18.4A1.2 1 0 1 1 5.8 20.4A1.2 1 0 1 1 5.8 18.4Z"/>' +
    '<ellipse cx="25.2" cy="15.8" rx=".8" ry="1.7" fill="currentColor"/>',
};

export const SIGNS: readonly Drawing[] = [lion, tower, oak, sun, swan];
/** The families, in the order of the seats whose pigment and outline are theirs. */
export const FAMILIES: Record<string, Drawing> = { penguin, rabbit, croc, monkey, flamingo };
