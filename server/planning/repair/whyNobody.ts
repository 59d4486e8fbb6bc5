import type { Deps } from '../../access/context';
import { planChecks } from '../board/checks';
import type { PlanLight } from '../moves/moveTypes';
import type { RepairProblem } from '../solve/repairProblem';

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

/** The same of what was found of each; `withoutLift`: which buses lack the lift that it needs. */
export function nobodyText(
  lane: RepairProblem['lane'],
  lights: readonly PlanLight[],
  withoutLift: readonly string[],
): string {
  const found = { busy: 0, away: 0, law: 0, small: 0, lift: 0, late: 0 };
  let example = '';
  for (const { id, light, line } of lights) {
    if (line.startsWith('samal ajal')) found.busy += 1;
    else if (/^(puhkusel|haiguslehel|töökojas|eemal) kuni/.test(line)) found.away += 1;
    else if (light === 'red') {
      found.law += 1;
      example ||= line;
    } else if (line.startsWith('kohti ')) found.small += 1;
    else if (withoutLift.includes(id)) found.lift += 1;
    else found.late += 1;
  }
  const parts = [
    found.busy && `${found.busy} sõidab samal ajal`,
    found.away && `${found.away} on eemal`,
    found.small && `${found.small} on liiga väike`,
    found.lift && `${found.lift} on tõstukita, aga märkuste järgi on vaja`,
    found.law && `${found.law} ei tohi (${example})`,
    found.late && (lane === 'drivers' ? `${found.late} ei jõua puhata` : `${found.late} ei jõua kohale või ei sobi`),
  ];
  return `${lights.length} ${lane === 'drivers' ? 'juhist' : 'bussist'} ${parts.filter(Boolean).join(', ')}`;
}
