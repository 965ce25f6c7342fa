// Where the knights stand, and the way they have come: read from the view and from what was told of it.
import type { Line } from "~/lib/sight.svelte.ts";
import type { Told } from "./data.ts";
import { knightOf, lairOf, standingAt, type Knight } from "./knights.ts";
import type { Road, Spot } from "./road.ts";
import type { View } from "./view.ts";

/** The spot of one of several knights at a place; they stand at the upper edge, so that the card stays visible. */
export function standing(view: View, road: Road, knight: Knight): Spot {
  const here = standingAt(view, knight.space);
  const spot = road.spots[knight.space] ?? { x: 0, y: 0 };
  const place = here.findIndex((other) => other.colour === knight.colour);
  const many = Math.max(1, here.length);
  if (knight.space === 0) return atCastle(road, spot, place, many);
  const gap = road.knight * (many > 3 ? 0.56 : 0.72);
  const lift = knight.space === lairOf(view) ? road.lair.r * 0.75 : road.card.height / 2 - 4;
  return { x: spot.x + (place - (many - 1) / 2) * gap, y: spot.y - lift };
}

function atCastle(road: Road, castle: Spot, place: number, many: number): Spot {
  const gap = road.knight * 1.26;
  const first = Math.max(road.knight * 0.7, castle.x - ((many - 1) / 2) * gap);
  return { x: first + place * gap, y: castle.y + road.card.height * 0.44 + road.knight * 0.12 };
}

/** The places a knight has been at, from the news: to the lair, say, and thrown back from there. */
export function route(before: View, view: View, news: Line<Told>[], knight: Knight): number[] {
  const legs = [knightOf(before, knight.colour)?.space ?? knight.space];
  for (const { told } of news) if ("end" in told && told.knight === knight.colour) legs.push(told.end);
  const end = knight.circle ? 0 : knight.space;
  if (legs[legs.length - 1] !== end && before !== view) legs.push(end);
  return legs;
}

/** Where on free ground a small plaque beside a spot covers the least. */
export function besides(road: Road, at: Spot, box: { width: number; height: number }, knights: Spot[]): Spot & { angle: number } {
  const reach = road.card.height * 0.5 + 26;
  const tries = Array.from({ length: 8 }, (_, n) => (n * Math.PI) / 4).map((angle) => ({
    x: at.x + Math.cos(angle) * (reach + 14),
    y: at.y + Math.sin(angle) * reach,
    angle,
  }));
  const room = ({ x, y }: Spot) => {
    if (x < 34 || y < 20 || x > box.width - 34 || y > box.height - 18) return -1;
    return Math.min(...[...road.spots, ...knights].map((spot) => Math.hypot((spot.x - x) * 0.7, spot.y - y)));
  };
  return tries.reduce((best, next) => (room(next) > room(best) + 1 ? next : best));
}
