import type { Drive } from '../../../maps';
import { LONGEST_STAY_OUT, staysOut } from '../../../engines/planning';

export interface LegEnd {
  lat: number;
  lng: number;
}

/** The work of a bus for its empty drives; an arrangement has no start and end place. */
export interface BusItem {
  orderId?: string;
  start: Date;
  end: Date;
  first?: LegEnd;
  last?: LegEnd;
}

export type LegKind = 'out' | 'straight' | 'home';

export interface EmptyLeg extends Drive {
  orderId: string;
  kind: LegKind;
}

/**
 * The empty drives of one bus: from its depot to each trip and home again, or straight on to the next trip (server/engines/planning/staysOut.ts).
 * `items` the earliest first; without a depot only what lies between trips is known. `isAccompanied`: whether a driver of both trips
 * can stay with the bus between them.
 */
export function listEmptyLegs(
  items: readonly BusItem[],
  depot: LegEnd | null,
  drive: (from: LegEnd, to: LegEnd) => Drive,
  isAccompanied: (before: BusItem, item: BusItem) => boolean = () => false,
): EmptyLeg[] {
  const goesStraight = (item: BusItem, index: number): boolean => {
    const before = items[index - 1];
    if (!before?.last || !item.first) return false;
    if (!depot) return true;
    const gap = (item.start.getTime() - before.end.getTime()) / 60_000;
    const back = drive(before.last, depot).minutes + drive(depot, item.first).minutes;
    const mayStay = gap <= LONGEST_STAY_OUT && isAccompanied(before, item);
    return staysOut(gap, back, mayStay ? drive(before.last, item.first).minutes : 0, mayStay);
  };
  const legs: EmptyLeg[] = [];
  const add = (kind: LegKind, orderId: string | undefined, from?: LegEnd | null, to?: LegEnd | null) => {
    if (!from || !to || orderId === undefined) return;
    const driven = drive(from, to);
    if (driven.km > 0) legs.push({ kind, orderId, ...driven });
  };
  const straight = items.map(goesStraight);
  items.forEach((item, index) => {
    if (straight[index]) add('straight', item.orderId, items[index - 1]?.last, item.first);
    else add('out', item.orderId, depot, item.first);
    if (!straight[index + 1]) add('home', item.orderId, item.last, depot);
  });
  return legs;
}
