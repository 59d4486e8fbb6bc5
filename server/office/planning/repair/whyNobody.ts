import type { PlanLight } from '../moves/moveTypes';
import type { RepairProblem } from '../../../engines/planning';
import type { Line, Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** Counts of drivers or buses by the obstacle; `fits`: none stops them by themselves. */
export interface Counts {
  busy?: number;
  away?: number;
  small?: number;
  lift?: number;
  law?: number;
  late?: number;
  fits?: number;
  /** The law's verdict on one of them. */
  example?: Line;
}

/** Counts the verdicts on all candidates and words them; `withoutLift`: buses that lack the lift which the trip needs. */
export function tellNobody(
  lane: RepairProblem['lane'],
  lights: readonly PlanLight[],
  withoutLift: readonly string[],
): Message {
  const found = { busy: 0, away: 0, law: 0, small: 0, lift: 0, late: 0, fits: 0 };
  let example: Line = '';
  for (const { id, light, line } of lights) {
    // The first word of a message's key is its group in the texts (server/texts/et/officePlan.ts).
    const [group] = line === '' ? [] : line.key.split('.');
    if (line !== '' && line.key === 'busy.sameTime') found.busy += 1;
    else if (group === 'awayUntil') found.away += 1;
    else if (group === 'busy') found.late += 1;
    else if (light === 'red') {
      found.law += 1;
      example ||= line;
    } else if (line !== '' && line.key === 'busFit.tooFewSeats') found.small += 1;
    else if (withoutLift.includes(id)) found.lift += 1;
    else found.fits += 1;
  }
  return tellCounts(lane, { ...found, example });
}

/** '3 juhist 2 sõidab samal ajal, 1 on eemal'; `ifFits` says why those who fit do not get it. */
export function tellCounts(
  lane: RepairProblem['lane'],
  counts: Counts,
  ifFits: 'nobody.goesElsewhere' | 'nobody.notWithBus' | 'nobody.notWithDriver' = 'nobody.goesElsewhere',
): Message {
  const { busy = 0, away = 0, small = 0, lift = 0, law = 0, late = 0, fits = 0, example = '' } = counts;
  const all = busy + away + small + lift + law + late + fits;
  if (all === 0) return message(lane === 'drivers' ? 'nobody.noDrivers' : 'nobody.noBuses');
  const parts: Message[] = [];
  if (busy > 0) parts.push(message('nobody.busy', { count: busy }));
  if (away > 0) parts.push(message('nobody.away', { count: away }));
  if (small > 0) parts.push(message('nobody.small', { count: small }));
  if (lift > 0) parts.push(message('nobody.lift', { count: lift }));
  if (law > 0)
    parts.push(
      example === '' ? message('nobody.law', { count: law }) : message('nobody.lawOf', { count: law, example }),
    );
  if (late > 0) parts.push(message('nobody.late', { count: late }));
  if (fits > 0) parts.push(message(ifFits, { count: fits }));
  return message(lane === 'drivers' ? 'nobody.ofDrivers' : 'nobody.ofBuses', { count: all, parts });
}
