/** The drawing of an icon: SVG inside a square of this size. */
export interface Drawing {
  body: string;
  size: number;
}
