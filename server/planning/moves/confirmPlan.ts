import type { Deps } from '../../access/context';
import type { Viewer } from '../../access/viewer';
import { isBlank } from '../../platform/api/notBlank';
import { PortalError, badInput } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { draftProblems } from '../board/checks';
import type { ConfirmedTrip, PlanDraftRow } from './moveTypes';
import { PlanDraft } from '../planDraft.entity';
import { crewOf, draftedTrips } from '../board/plannedTrips';
import type { TripOfPlan } from '../board/plannedTrips';
import { emitNotices, keepingNotices } from './planNotices';

/** What is noted where something speaks against a step alone, but not against the whole plan. */
const wholePlan = 'koos plaani teiste sammudega sobib';

const isComplete = (draft: TripOfPlan): boolean => {
  const { driverIds, busIds } = crewOf(draft);
  return driverIds.length > 0 && busIds.length > 0;
};

/** Why a draft cannot be confirmed that leaves nobody or nothing on the trip: a job is never without driver and bus. */
function whatLacks(draft: TripOfPlan): string | null {
  if (isComplete(draft)) return null;
  if (!draft.isJob) return 'juht või buss on puudu';
  const { driverIds, busIds } = crewOf(draft);
  const lacks = driverIds.length > 0 ? 'bussita' : busIds.length > 0 ? 'juhita' : 'juhi ja bussita';
  return `töö ei saa jääda ${lacks}: määrake keegi teine, võtke samm tagasi või loobuge tellimusest selle lehel`;
}

/** All drafts, and what speaks against each. */
export async function planDrafts(deps: Deps): Promise<PlanDraftRow[]> {
  const { manager } = deps.db.dataSource;
  const drafts = await draftedTrips(manager, deps.clock.now());
  const problems = await draftProblems(deps, manager, drafts);
  return drafts.map((draft) => {
    const { light, lines } = problems.get(draft.orderId) ?? { light: 'green' as const, lines: [] };
    const lacks = whatLacks(draft);
    return {
      orderId: draft.orderId,
      title: draft.title,
      start: draft.start,
      complete: lacks === null,
      ...(lacks === null ? { light, lines } : { light: 'red' as const, lines: [lacks] }),
    };
  });
}

/**
 * Assigns what the drafts say, each order as its own page would; each driver is told of all of it in one e-mail. What cannot be assigned stays a draft
 * and says why; `reason`: why it goes on where the plan as a whole breaks a rule.
 */
export async function confirmPlan(
  deps: Deps,
  viewer: Viewer,
  orderIds: string[] | null | undefined,
  reason?: string | null,
) {
  if (reason && reason.length > 255) throw badInput('Kuni 255 tähemärki', 'reason');
  const { manager } = deps.db.dataSource;
  const all = await draftedTrips(manager, deps.clock.now());
  const wanted = all.filter(({ orderId }) => !orderIds || orderIds.includes(orderId));
  const problems = await draftProblems(deps, manager, all);
  const given = reason && !isBlank(reason) ? reason.trim() : undefined;
  const result: ConfirmedTrip[] = [];
  const batch = newId();
  for (const draft of inTurn(wanted)) {
    const { orderId, title } = draft;
    const { light, busy } = problems.get(orderId) ?? { light: 'green', busy: false };
    const problem =
      whatLacks(draft) ??
      (await confirmOne(deps, viewer, draft, batch, {
        overlapReason: busy ? given : wholePlan,
        hoursReason: light === 'red' && !busy ? given : wholePlan,
      }));
    result.push({ orderId, title, problem });
  }
  await emitNotices(deps, batch);
  return result;
}

/** Errors become words; a draft that somebody changed meanwhile stays. */
async function confirmOne(
  deps: Deps,
  viewer: Viewer,
  draft: TripOfPlan,
  batch: string,
  reasons: { overlapReason?: string; hoursReason?: string },
): Promise<string | null> {
  const { orderId, mark, orderVersion: version, isJob } = draft;
  try {
    await deps.db.transaction(async (manager) => {
      // The same transaction: a draft is gone if and only if its order is assigned.
      const inside: Deps = {
        ...deps,
        db: { ...deps.db, transaction: (work) => work(manager) },
        subscribers: keepingNotices(deps, batch, draft),
        committed: () => undefined,
      };
      await deps.assignTrip(inside, viewer, { id: orderId, version, isJob }, { ...crewOf(draft), ...reasons });
      const { affected } = await manager.delete(PlanDraft, { orderId, mark: mark ?? undefined });
      if (!affected) throw new PortalError('CONFLICT', 'keegi muutis seda sammu vahepeal');
      // What its drivers were told of is not taken back by a key press.
      await manager.query('delete from plan_move where changes @> $1::jsonb', [JSON.stringify([{ orderId }])]);
    });
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error.message;
    throw error;
  }
}

/** Who is let go comes before who needs them, as far as that goes: two who swap need each other. */
export function inTurn(drafts: readonly TripOfPlan[]): TripOfPlan[] {
  const left = [...drafts];
  const turns: TripOfPlan[] = [];
  while (left.length > 0) {
    const free = left.findIndex((draft) => !left.some((other) => other !== draft && blocks(other, draft)));
    turns.push(...left.splice(Math.max(0, free), 1));
  }
  return turns;
}

/** Whether one still holds somebody whom the other needs at the same time. */
function blocks(holder: TripOfPlan, other: TripOfPlan): boolean {
  if (holder.start >= other.end || holder.end <= other.start) return false;
  const needed = [...crewOf(other).driverIds, ...crewOf(other).busIds];
  const kept = [...crewOf(holder).driverIds, ...crewOf(holder).busIds];
  const held = [...holder.assigned.driverIds, ...holder.assigned.busIds];
  return held.some((id) => needed.includes(id) && !kept.includes(id));
}
