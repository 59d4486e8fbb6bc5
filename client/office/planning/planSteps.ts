import type { PlanChecksQuery, PlanStepInput } from '../../generated/graphql';
import { laneId } from './board/planRows';
import type { BoardTrip } from './boardData';
import type { View } from './usePlan';

export type Checks = PlanChecksQuery['planChecks'];
export type Light = Checks['drivers'][number];

const seen = ({ id, version, mark }: BoardTrip): PlanStepInput => ({ orderId: id, version, mark });

const outOf = (view: View, id: string): Partial<PlanStepInput> =>
  view === 'drivers' ? { driverOut: id } : { busOut: id };
const into = (view: View, id: string): Partial<PlanStepInput> =>
  view === 'drivers' ? { driverIn: id } : { busIn: id };

/**
 * The steps that take a trip from one row to another; undefined where nothing would change. A trip without a bus takes
 * the best free one along, one without a driver the best allowed one: both in one gesture.
 */
export function moveSteps(
  trip: BoardTrip,
  view: View,
  from: string,
  to: string,
  checks: Checks | undefined,
): PlanStepInput[] | undefined {
  const own: readonly string[] = view === 'drivers' ? trip.driverIds : trip.busIds;
  if (from === to || own.includes(to)) return undefined;
  if (to === laneId) return from === laneId ? undefined : [{ ...seen(trip), ...outOf(view, from) }];
  const lacks: View | undefined =
    view === 'drivers' && trip.busIds.length === 0
      ? 'buses'
      : view === 'buses' && trip.driverIds.length === 0
        ? 'drivers'
        : undefined;
  const best = lacks && checks?.[lacks][0];
  return [
    {
      ...seen(trip),
      ...(from !== laneId && outOf(view, from)),
      ...into(view, to),
      ...(lacks && best?.light === 'green' && into(lacks, best.id)),
    },
  ];
}

/** Everything goes off the trip: it waits again. */
export function freeSteps(trip: BoardTrip): PlanStepInput[] | undefined {
  const count = Math.max(trip.driverIds.length, trip.busIds.length);
  if (count === 0) return undefined;
  return Array.from({ length: count }, (_, nth) => ({
    ...seen(trip),
    ...(trip.driverIds[nth] && { driverOut: trip.driverIds[nth] }),
    ...(trip.busIds[nth] && { busOut: trip.busIds[nth] }),
  }));
}

export interface Held {
  trip: BoardTrip;
  /** The row it was taken from. */
  row: string;
}

/** Two trips change drivers, or buses; undefined where they cannot. */
export function swapSteps(one: Held, other: Held, view: View): PlanStepInput[] | undefined {
  if (one.trip.id === other.trip.id || one.row === other.row) return undefined;
  const step = ({ trip, row }: Held, to: string) => ({
    ...seen(trip),
    ...(row !== laneId && outOf(view, row)),
    ...(to !== laneId && into(view, to)),
  });
  return [step(one, other.row), step(other, one.row)];
}
