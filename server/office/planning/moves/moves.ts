import { badInput } from '../../../texts/messages';
import type { MoveChange, PlannedCrew } from '../../../model/planning/planMove.entity';

// A plan as moves change it. Pure: planMoves.ts keeps it in the database.

/** The drivers and buses that leave or join a trip, in addition or instead. */
export interface CrewStep {
  driverOut?: string | null;
  driverIn?: string | null;
  busOut?: string | null;
  busIn?: string | null;
}

/** Twenty more than the main one, as an assignment allows. */
const MOST = 21;

/** The crew after a step. Errors: BAD_USER_INPUT for a driver or bus that is absent, or there already. */
export function stepCrew(crew: PlannedCrew, { driverOut, driverIn, busOut, busIn }: CrewStep): PlannedCrew {
  return {
    driverIds: exchangeIds(crew.driverIds, driverOut, driverIn, 'driverIn', 'driver'),
    busIds: exchangeIds(crew.busIds, busOut, busIn, 'busIn', 'bus'),
  };
}

function exchangeIds(
  ids: readonly string[],
  out: string | null | undefined,
  into: string | null | undefined,
  field: string,
  who: 'driver' | 'bus',
): string[] {
  if (out && !ids.includes(out)) throw badInput(`plan.${who}NotThere`, field);
  if (into && into !== out && ids.includes(into)) throw badInput(`plan.${who}There`, field);
  if (out && into) return ids.map((id) => (id === out ? into : id));
  const kept = ids.filter((id) => id !== out);
  if (into && kept.length >= MOST) throw badInput('plan.crewFull', { most: MOST }, field);
  return into ? [...kept, into] : kept;
}

export const isSameCrew = (one: PlannedCrew | null, other: PlannedCrew | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.driverIds.join() === other.driverIds.join() &&
    one.busIds.join() === other.busIds.join());

/** A trip as the plan has it now. */
export interface PlannedTrip {
  orderId: string;
  orderVersion: number;
  assigned: PlannedCrew;
  draft: PlannedCrew | null;
}

/** The effect of steps on trips. A draft equal to the assignment is removed. */
export function listChanges(
  trips: readonly PlannedTrip[],
  steps: readonly (CrewStep & { orderId: string })[],
): MoveChange[] {
  return trips.map(({ orderId, orderVersion, assigned, draft }) => {
    const after = steps.filter((step) => step.orderId === orderId).reduce<PlannedCrew>(stepCrew, draft ?? assigned);
    return { orderId, orderVersion, before: draft, after: isSameCrew(after, assigned) ? null : after };
  });
}

/** The move that takes a move back. */
export const reverseChanges = (changes: readonly MoveChange[]): MoveChange[] =>
  changes.map(({ before, after, ...order }) => ({ ...order, before: after, after: before }));

/** The trips on which a move cannot be made as it was meant: somebody changed them since. */
export function listOutdatedChanges(trips: readonly PlannedTrip[], changes: readonly MoveChange[]): MoveChange[] {
  return changes.filter(({ orderId, orderVersion, before }) => {
    const trip = trips.find((one) => one.orderId === orderId);
    return !trip || trip.orderVersion !== orderVersion || !isSameCrew(trip.draft, before);
  });
}
