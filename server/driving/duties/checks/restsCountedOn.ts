import { listDayRests } from '../../../engines/hours';
import type { CandidateCheck, PlanSettings, LightReason } from '../../../engines/hours';
import type { DriverTrip } from '../timeline/planTrips';

/** Rests by day that the plan of a trip counts on, though nobody has said that its driver rests there. */
export const listRestsCountedOn = (
  { plan, cities }: Pick<DriverTrip, 'plan' | 'cities'>,
  settings: PlanSettings,
): LightReason[] =>
  listDayRests(plan, settings).map(({ stop, from, to }) => ({
    kind: 'restsByDay',
    from,
    to,
    place: cities[stop] ?? '',
  }));

/** The check with these rests: what is legal only with them is something to think about. */
export function addRests(
  check: CandidateCheck,
  trip: Pick<DriverTrip, 'plan' | 'cities'>,
  settings: PlanSettings,
): CandidateCheck {
  const rests = check.light === 'red' ? [] : listRestsCountedOn(trip, settings);
  return rests.length === 0 ? check : { ...check, light: 'amber', reasons: [...check.reasons, ...rests] };
}
