import type { Deps } from '../../../access';
import { planChecks } from '../board/checks';
import type { PlanLight } from '../moves/moveTypes';
import type { RepairProblem } from '../../../engines/planning';

/** Why nobody can have a trip, in numbers: '3 juhist 2 sõidab samal ajal, 1 on eemal'. */
export async function whyNobody(
  deps: Deps,
  lane: RepairProblem['lane'],
  { orderId, outId }: { orderId: string; outId: string },
  { others, withoutLift }: { others: number; withoutLift: readonly string[] },
): Promise<string> {
  if (others <= 0) return lane === 'drivers' ? 'teist juhti ei ole' : 'teist bussi ei ole';
  const checks = await planChecks(deps, orderId, lane === 'drivers' ? { driverOut: outId } : { busOut: outId });
  return nobodyText(
    lane,
    checks[lane].filter(({ id }) => id !== outId),
    withoutLift,
  );
}

/** How many drivers or buses are stopped by what; `fits`: nothing stops them by themselves. */
export interface Counts {
  busy?: number;
  away?: number;
  small?: number;
  lift?: number;
  law?: number;
  late?: number;
  fits?: number;
  /** What the law says to one of them. */
  example?: string;
}

/** The same of what was found of each; `withoutLift`: which buses lack the lift that it needs. */
export function nobodyText(
  lane: RepairProblem['lane'],
  lights: readonly PlanLight[],
  withoutLift: readonly string[],
): string {
  const found = { busy: 0, away: 0, law: 0, small: 0, lift: 0, late: 0, fits: 0 };
  let example = '';
  for (const { id, light, line } of lights) {
    if (line.startsWith('samal ajal')) found.busy += 1;
    else if (/^(puhkusel|haiguslehel|töökojas|eemal) kuni/.test(line)) found.away += 1;
    else if (line.startsWith('ei jõua kohale')) found.late += 1;
    else if (light === 'red') {
      found.law += 1;
      example ||= line;
    } else if (line.startsWith('kohti ')) found.small += 1;
    else if (withoutLift.includes(id)) found.lift += 1;
    else found.fits += 1;
  }
  return countsText(lane, { ...found, example });
}

/** '3 juhist 2 sõidab samal ajal, 1 on eemal' */
export function countsText(
  lane: RepairProblem['lane'],
  counts: Counts,
  ifFits = 'läheb mõnele teisele reisile',
): string {
  const { busy = 0, away = 0, small = 0, lift = 0, law = 0, late = 0, fits = 0, example = '' } = counts;
  const all = busy + away + small + lift + law + late + fits;
  if (all === 0) return lane === 'drivers' ? 'juhte ei ole' : 'busse ei ole';
  const parts = [
    busy && `${busy} sõidab samal ajal`,
    away && `${away} on eemal`,
    small && `${small} on liiga väike`,
    lift && `${lift} on tõstukita, aga märkuste järgi on vaja`,
    law && (example ? `${law} ei tohi (${example})` : `${law} ei tohi`),
    late && `${late} ei jõua kohale`,
    fits && `${fits} sobiks, aga ${ifFits}`,
  ];
  return `${all} ${lane === 'drivers' ? 'juhist' : 'bussist'} ${parts.filter(Boolean).join(', ')}`;
}
