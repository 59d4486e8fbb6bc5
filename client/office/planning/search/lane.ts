import type { PlanRow, TripBar } from '../board/planRows';

/** The most bars of the lane that stand above each other; with more, the lane is a list that scrolls. */
const MOST_LANES = 2;

/** By what the lane is sorted once it is a list. */
export const laneOrders = ['time', 'size', 'title'] as const;
export type LaneOrder = (typeof laneOrders)[number];

const compare: Record<LaneOrder, (one: TripBar, other: TripBar) => number> = {
  time: ({ trip: one }, { trip: other }) => Date.parse(one.start) - Date.parse(other.start),
  size: ({ trip: one }, { trip: other }) => other.passengers - one.passengers,
  title: ({ trip: one }, { trip: other }) => one.title.localeCompare(other.title, 'et'),
};

/** The lane as it is drawn: to scale while it takes at most two lanes, else a list, two lanes high, in this order. */
export function arrangeLane(rows: readonly PlanRow[], order: LaneOrder): readonly PlanRow[] {
  const [lane, ...others] = rows;
  if (!lane?.lane || lane.levels <= MOST_LANES) return rows;
  const trips = lane.bars.flatMap((bar) => (bar.kind === 'trip' ? bar : []));
  const bars = trips.sort((one, other) => compare[order](one, other) || compare.time(one, other));
  return [{ ...lane, bars, levels: MOST_LANES, list: true }, ...others];
}
