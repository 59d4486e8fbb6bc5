import { planners } from '../turns/planner';
import type { Deps, Viewer } from '../../../access';
import type { Reason } from '../../../orders';
import { isBlank } from '../../../platform/api/notBlank';
import { PortalError } from '../../../platform/errors';
import { requireShortText } from '../../../platform/api/shortText';
import { conflict, message } from '../../../texts/messages';
import { createId } from '../../../platform/ids';
import { listDraftProblems } from '../board/checks';
import type { ConfirmedTrip, PlanDraftRow } from './moveTypes';
import { readNames } from './planHistory';
import { PlanDraft } from '../../../model/planning/planDraft.entity';
import { findPlannedCrew, readDraftedTrips } from '../board/plannedTrips';
import type { TripOfPlan } from '../board/plannedTrips';
import { assignTrip } from './assignTrip';
import { emitNotices, keepNotices } from './planNotices';
import type { Tell } from '../turns/progress';
import type { Message } from '../../../platform/values/message';

/** The note for a single step that breaks a rule while the whole plan does not. */
const wholePlan = message('history.fitsWholePlan');
const CHANGED_MEANWHILE = 'plan.stepChanged';

/** Which drafts are confirmed, as they were seen; all others stay. */
interface Confirming {
  trips: readonly { orderId: string; mark: string; reason?: string | null }[];
  /** Under which the caller asks how far it has come. */
  task?: string | null;
}

const isComplete = (draft: TripOfPlan): boolean => {
  const { driverIds, busIds } = findPlannedCrew(draft);
  return driverIds.length > 0 && busIds.length > 0;
};

/** Why a draft cannot be confirmed that leaves nobody or nothing on the trip: a job is never without driver and bus. */
function findLack(draft: TripOfPlan): Message | null {
  if (isComplete(draft)) return null;
  if (!draft.isJob) return message('confirm.crewMissing');
  const { driverIds, busIds } = findPlannedCrew(draft);
  const lacks = driverIds.length > 0 ? 'withoutBus' : busIds.length > 0 ? 'withoutDriver' : 'withoutBoth';
  return message('confirm.cannotLack', { lacks: message(`confirm.${lacks}`) });
}

/** All drafts, and what speaks against each. */
export async function planDrafts(deps: Deps): Promise<PlanDraftRow[]> {
  const { manager } = deps.db.dataSource;
  const drafts = await readDraftedTrips(manager, deps.clock.now());
  const problems = await listDraftProblems(deps, manager, drafts);
  const names = await readNames(manager, drafts.map(findPlannedCrew));
  const listNames = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '');
  return drafts.map((draft) => {
    const { light, lines } = problems.get(draft.orderId) ?? { light: 'green' as const, lines: [] };
    const lacks = findLack(draft);
    return {
      orderId: draft.orderId,
      title: draft.title,
      start: draft.start,
      mark: draft.mark ?? '',
      drivers: listNames(findPlannedCrew(draft).driverIds),
      buses: listNames(findPlannedCrew(draft).busIds),
      complete: lacks === null,
      ...(lacks === null ? { light, lines } : { light: 'red' as const, lines: [lacks] }),
    };
  });
}

/**
 * Assigns the chosen drafts, each order as its own page would; each driver gets one e-mail for all of it. A draft that
 * cannot be assigned stays and says why; `reason` of a trip: why it goes on where the plan as a whole breaks a rule.
 */
export const confirmPlan = (deps: Deps, viewer: Viewer, asked: Confirming): Promise<ConfirmedTrip[]> =>
  planners
    .require(deps)
    .progress.runWithProgress(viewer.id, asked.task, (tell) => confirmAll(deps, viewer, asked, tell));

async function confirmAll(deps: Deps, viewer: Viewer, { trips }: Confirming, tell: Tell): Promise<ConfirmedTrip[]> {
  for (const { reason } of trips) requireShortText(reason, 'reason');
  const { manager } = deps.db.dataSource;
  const all = await readDraftedTrips(manager, deps.clock.now());
  const asked = new Map(trips.map((trip) => [trip.orderId, trip]));
  const wanted = all.filter(({ orderId }) => asked.has(orderId));
  // A draft that is not confirmed now leaves the assignment as it is.
  const others = all.filter(({ orderId }) => !asked.has(orderId));
  const problems = await listDraftProblems(deps, manager, wanted, others);
  const result: ConfirmedTrip[] = [];
  const batch = createId();
  for (const draft of sortInTurn(wanted)) {
    tell({ done: result.length, total: wanted.length });
    const { orderId, title } = draft;
    const { light, busy } = problems.get(orderId) ?? { light: 'green', busy: false };
    const { reason, mark } = asked.get(orderId) ?? {};
    const given = reason && !isBlank(reason) ? reason.trim() : undefined;
    const problem =
      findLack(draft) ??
      (mark === draft.mark ? null : message(CHANGED_MEANWHILE)) ??
      (await confirmOne(deps, viewer, draft, batch, {
        overlapReason: busy ? given : wholePlan,
        hoursReason: light === 'red' && !busy ? given : wholePlan,
      }));
    result.push({ orderId, title, problem });
  }
  tell({ done: wanted.length, total: wanted.length });
  await emitNotices(deps, batch);
  return result;
}

/** Errors become messages; a draft that somebody changed meanwhile stays. */
async function confirmOne(
  deps: Deps,
  viewer: Viewer,
  draft: TripOfPlan,
  batch: string,
  reasons: { overlapReason?: Reason; hoursReason?: Reason },
): Promise<Message | null> {
  const { orderId, mark, orderVersion: version, isJob } = draft;
  try {
    await deps.db.transaction(async (manager) => {
      // In one transaction: a draft is gone if and only if its order is assigned.
      const withhold = keepNotices(deps, batch, draft);
      await assignTrip(
        deps,
        viewer,
        { id: orderId, version, isJob, withhold },
        { ...findPlannedCrew(draft), ...reasons },
      );
      const { affected } = await manager.delete(PlanDraft, { orderId, mark: mark ?? undefined });
      if (!affected) throw conflict(CHANGED_MEANWHILE);
      // A key press cannot take back a move that the drivers know of.
      await manager.query('delete from plan_move where changes @> $1::jsonb', [JSON.stringify([{ orderId }])]);
    });
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error.told;
    throw error;
  }
}

/** Removals come before additions if possible: two drivers who swap need each other's place. */
export function sortInTurn(drafts: readonly TripOfPlan[]): TripOfPlan[] {
  const left = [...drafts];
  const turns: TripOfPlan[] = [];
  while (left.length > 0) {
    const free = left.findIndex((draft) => !left.some((other) => other !== draft && isBlocking(other, draft)));
    turns.push(...left.splice(Math.max(0, free), 1));
  }
  return turns;
}

/** Whether one still holds somebody whom the other needs at the same time. */
function isBlocking(holder: TripOfPlan, other: TripOfPlan): boolean {
  if (holder.start >= other.end || holder.end <= other.start) return false;
  const needed = [...findPlannedCrew(other).driverIds, ...findPlannedCrew(other).busIds];
  const kept = [...findPlannedCrew(holder).driverIds, ...findPlannedCrew(holder).busIds];
  const held = [...holder.assigned.driverIds, ...holder.assigned.busIds];
  return held.some((id) => needed.includes(id) && !kept.includes(id));
}
