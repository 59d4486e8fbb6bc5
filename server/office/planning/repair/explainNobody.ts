import type { Deps } from '../../../access';
import { planChecks } from '../board/checks';
import type { RepairProblem } from '../../../engines/planning';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { tellNobody } from './whyNobody';

/** Why nobody can have a trip, in numbers: '3 juhist 2 sõidab samal ajal, 1 on eemal'. */
export async function explainNobody(
  deps: Deps,
  lane: RepairProblem['lane'],
  { orderId, outId }: { orderId: string; outId: string },
  { others, withoutLift }: { others: number; withoutLift: readonly string[] },
): Promise<Message> {
  if (others <= 0) return message(lane === 'drivers' ? 'nobody.noOtherDriver' : 'nobody.noOtherBus');
  const checks = await planChecks(deps, orderId, lane === 'drivers' ? { driverOut: outId } : { busOut: outId });
  return tellNobody(
    lane,
    checks[lane].filter(({ id }) => id !== outId),
    withoutLift,
  );
}
