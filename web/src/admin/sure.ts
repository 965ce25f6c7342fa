// What is asked once more before it is done.
export interface Sure {
  title: string;
  means: string;
  deed: string; // on the button
  isBan?: boolean; // for how long, and why
  yes: (wish: { days: number; text: string }) => Promise<boolean>;
}
