import type { Deps } from '../../server/access/context';
import type { Viewer } from '../../server/access/viewer';
import { addDays } from '../../server/platform/values/localDay';
import { movePlan } from '../../server/office/planning/moves/planMoves';
import { planDrafts } from '../../server/office/planning/moves/confirmPlan';
import { planRepair } from '../../server/office/planning/repair/planRepair';
import type { PlanRepair, RepairPlan } from '../../server/office/planning/repair/repairTypes';
import { chanceOf } from './world';

interface Asked {
  from: string;
  to: string;
  seed: number;
  count: number;
}

/** Takes drivers out for a week by chance and repairs at once and day by day. Returns how often at once was worse. */
export async function compareRepairs(deps: Deps, admin: Viewer, { from, to, seed, count }: Asked): Promise<number> {
  const chance = chanceOf(seed + 100);
  let worse = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const lane = nth % 2 === 0 ? ('bus_ids' as const) : ('driver_ids' as const);
    const used = await deps.db.dataSource.query<{ id: string }[]>(
      `select id::text from plan_draft, unnest(${lane}) id group by id order by count(*) desc, id`,
    );
    const out = used[Math.floor(chance() * Math.min(10, used.length))]?.id;
    if (out === undefined) continue;
    const whose = lane === 'bus_ids' ? { busId: out } : { driverId: out };
    const whole = await planRepair(deps, admin, { ...whose, firstDay: from, lastDay: to });
    const atOnce = countOf(whole.plans[0], whole);
    const byDay = { placed: 0, moves: 0 };
    const redBefore = await redDrafts(deps);
    await deps.db.dataSource.query('create table kept_drafts as select * from plan_draft');
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const found = await planRepair(deps, admin, { ...whose, firstDay: day, lastDay: day });
      const [best] = found.plans;
      const { placed, moves } = countOf(best, found);
      byDay.placed += placed;
      byDay.moves += moves;
      const steps = (best?.changes ?? []).map(({ orderId, version, mark, outId, inId }) => ({
        orderId,
        version,
        mark,
        ...(lane === 'bus_ids' ? { busOut: outId, busIn: inId } : { driverOut: outId, driverIn: inId }),
      }));
      if (steps.length > 0) await movePlan(deps, admin, 'repair', steps);
    }
    // A day sees two weeks ahead of itself: what its repair breaks later in the week, the repair of the whole week does not do.
    const broken = (await redDrafts(deps)) - redBefore;
    await deps.db.dataSource.query(
      'truncate plan_draft; insert into plan_draft select * from kept_drafts; drop table kept_drafts',
    );
    const lawful = byDay.placed - Math.max(0, broken);
    // A few more trips by very many moves are no better plan; a plan that is thrown away is none.
    const isWorse =
      (atOnce.placed === 0 && lawful > 0) || (atOnce.placed <= lawful && broken <= 0 && atOnce.moves > byDay.moves);
    if (isWorse) worse += 1;
    console.log(
      `  ${lane === 'bus_ids' ? 'bus' : 'driver'} out, ${whole.fallen} trips: at once ${atOnce.placed} placed with ${atOnce.moves} moves, day by day ${byDay.placed} with ${byDay.moves}${broken > 0 ? `, ${broken} of them against the law` : ''}${isWorse ? ' WORSE' : atOnce.placed < lawful ? ' (fewer placed)' : ''}`,
    );
  }
  return worse;
}

/** Drafts that the law is against, all of them together. */
const redDrafts = async (deps: Deps): Promise<number> =>
  (await planDrafts(deps)).filter(({ light }) => light === 'red').length;

/** Fallen trips that somebody gets, and all that changes for it. */
function countOf(
  plan: RepairPlan | undefined,
  { plans }: Pick<PlanRepair, 'plans'>,
): { placed: number; moves: number } {
  const changes = plans.length > 0 ? (plan?.changes ?? []) : [];
  const placed = changes.filter(({ fallen, inId }) => fallen && inId !== null).length;
  return { placed, moves: changes.filter(({ inId }) => inId !== null).length };
}
