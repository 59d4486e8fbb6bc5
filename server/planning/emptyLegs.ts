export interface Place {
  lat: number;
  lng: number;
}

/** An empty drive between two places. */
export interface Drive {
  km: number;
  minutes: number;
}

/** What a bus does, as far as its empty drives go; an arrangement does not say where it begins and ends. */
export interface BusItem {
  orderId?: string;
  start: Date;
  end: Date;
  first?: Place;
  last?: Place;
}

export type LegKind = 'out' | 'straight' | 'home';

export interface Leg extends Drive {
  orderId: string;
  kind: LegKind;
}

/** A bus may wait between two trips where the first one ended; it goes home when this many minutes are left to stand there. */
const shortestStayAtDepot = 30;

/**
 * The empty drives of one bus: from its depot to each trip and home again where there is time for it, else straight on to the
 * next trip. `items` the earliest first; without a depot only what lies between trips is known.
 */
export function emptyLegs(
  items: readonly BusItem[],
  depot: Place | null,
  drive: (from: Place, to: Place) => Drive,
): Leg[] {
  const legs: Leg[] = [];
  const add = (kind: LegKind, orderId: string | undefined, from?: Place | null, to?: Place | null) => {
    if (!from || !to || orderId === undefined) return;
    const driven = drive(from, to);
    if (driven.km > 0) legs.push({ kind, orderId, ...driven });
  };
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (before && before.last && item.first && staysOut(before, item, depot, drive))
      add('straight', item.orderId, before.last, item.first);
    else add('out', item.orderId, depot, item.first);
    const next = items[index + 1];
    if (!(next && item.last && next.first && staysOut(item, next, depot, drive)))
      add('home', item.orderId, item.last, depot);
  });
  return legs;
}

function staysOut(
  { end, last }: BusItem,
  { start, first }: BusItem,
  depot: Place | null,
  drive: (from: Place, to: Place) => Drive,
): boolean {
  if (!last || !first || !depot) return true;
  const gap = (start.getTime() - end.getTime()) / 60_000;
  return gap < drive(last, depot).minutes + drive(depot, first).minutes + shortestStayAtDepot;
}
