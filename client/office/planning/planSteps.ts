import type { PlanChecksQuery, PlanStepInput } from '../../generated/graphql';
import { LANE_ID } from './board/planRows';
import type { BoardTrip } from './boardData';
import type { View } from './search/planDays';

export type Checks = PlanChecksQuery['planChecks'];
export type Light = Checks['drivers'][number];

const beginStep = ({ id, version, mark }: BoardTrip): PlanStepInput => ({ orderId: id, version, mark });

const takeOut = (view: View, id: string): Partial<PlanStepInput> =>
  view === 'drivers' ? { driverOut: id } : { busOut: id };
const putIn = (view: View, id: string): Partial<PlanStepInput> =>
  view === 'drivers' ? { driverIn: id } : { busIn: id };

/**
 * The steps that take a trip from one row to another; undefined where nothing would change. A trip without a bus takes
 * the best free one along, one without a driver the best allowed one: both in one gesture.
 */
export function toMoveSteps(
  trip: BoardTrip,
  view: View,
  from: string,
  to: string,
  checks: Checks | undefined,
): PlanStepInput[] | undefined {
  const own: readonly string[] = view === 'drivers' ? trip.driverIds : trip.busIds;
  if (from === to || own.includes(to)) return undefined;
  if (to === LANE_ID) return from === LANE_ID ? undefined : [{ ...beginStep(trip), ...takeOut(view, from) }];
  const lacks: View | undefined =
    view === 'drivers' && trip.busIds.length === 0
      ? 'buses'
      : view === 'buses' && trip.driverIds.length === 0
        ? 'drivers'
        : undefined;
  const best = lacks && checks?.[lacks][0];
  return [
    {
      ...beginStep(trip),
      ...(from !== LANE_ID && takeOut(view, from)),
      ...putIn(view, to),
      ...(lacks && best?.light === 'green' && putIn(lacks, best.id)),
    },
  ];
}

/** Everything goes off the trip: it waits again. */
export function toFreeSteps(trip: BoardTrip): PlanStepInput[] | undefined {
  const count = Math.max(trip.driverIds.length, trip.busIds.length);
  if (count === 0) return undefined;
  return Array.from({ length: count }, (_, index) => ({
    ...beginStep(trip),
    ...(trip.driverIds[index] && { driverOut: trip.driverIds[index] }),
    ...(trip.busIds[index] && { busOut: trip.busIds[index] }),
  }));
}

export interface Held {
  trip: BoardTrip;
  /** The row it was taken from. */
  row: string;
}

/** Two trips change drivers, or buses; undefined where they cannot. */
export function toSwapSteps(one: Held, other: Held, view: View): PlanStepInput[] | undefined {
  if (one.trip.id === other.trip.id || one.row === other.row) return undefined;
  const makeStep = ({ trip, row }: Held, to: string) => ({
    ...beginStep(trip),
    ...(row !== LANE_ID && takeOut(view, row)),
    ...(to !== LANE_ID && putIn(view, to)),
  });
  return [makeStep(one, other.row), makeStep(other, one.row)];
}
