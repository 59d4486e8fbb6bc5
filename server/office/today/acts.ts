import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { noteOutcome, readTrust } from '../../company/automations';
import { QueuedAct } from '../../model/system/queuedAct.entity';
import type { QueuedActState } from '../../model/system/queuedAct.entity';
import { Role, User } from '../../model/people/user.entity';
import { PortalError } from '../../platform/errors';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import { conflict, forbidden } from '../../texts/messages';
import { findWaiting } from './readToday';
import type { SeenItem } from './snooze';
import type { QueuedActRow } from './todayTypes';

/** So long a person can take back what was just decided. */
const TAKE_BACK_MS = 10_000;
/** The page of automations counts the last 30 days. */
const KEPT_MS = days(90);
const AT_ONCE = 50;

/**
 * Decides as proposed: it is done when nobody has taken it back for ten seconds. Errors: CONFLICT when a colleague was
 * quicker, the subject moved on, or the proposal is a different one than the caller saw.
 */
export async function takeTodayItem(
  deps: Deps,
  viewer: Viewer,
  seen: SeenItem & { price?: number | null },
): Promise<QueuedActRow> {
  const { manager } = deps.db.dataSource;
  const { kind, subjectId, mark } = seen;
  const found = await findWaiting(deps, kind, subjectId);
  if (found?.seenMark !== mark) throw conflict('today.movedOn');
  const { act, cents = null } = found.proposal;
  if (act === 'open' || (seen.price ?? null) !== cents) throw conflict('today.proposalChanged');
  const takenAt = deps.clock.now();
  const row = { id: createId(), dueAt: addMs(takenAt, TAKE_BACK_MS) };
  const inserted = await query(
    manager,
    sql`insert into queued_act (id, kind, subject_id, mark, cents, by_id, taken_at, due_at, state)
        values (${row.id}, ${kind}, ${subjectId}, ${mark}, ${cents}, ${viewer.id}, ${takenAt}, ${row.dueAt}, 'waiting')
        on conflict do nothing returning id`,
  );
  if (inserted.length === 0) throw conflict('today.decidedAlready');
  deps.events.announce();
  return { ...row, by: viewer.firstname };
}

/** Takes back a decision that is not done yet. Errors: CONFLICT when it is too late. */
export async function takeBackAct(deps: Deps, id: string): Promise<void> {
  const { manager } = deps.db.dataSource;
  const end = { state: 'takenBack' as const, endedAt: deps.clock.now() };
  const { affected } = await manager.update(QueuedAct, { id, state: 'waiting' }, end);
  if (!affected) throw conflict('today.tooLate');
  deps.events.announce();
}

/** The clock's work: does what is due, and forgets old acts. Safe in several copies at once. Returns how many were done. */
export async function runQueuedActs(deps: Deps): Promise<number> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const due = await query<DueAct>(
    manager,
    sql`select id, kind, subject_id as "subjectId", mark, cents, by_id as "byId",
          is_automatic as "isAutomatic" from queued_act
        where state = 'waiting' and due_at <= ${now} order by due_at limit ${AT_ONCE}`,
  );
  let done = 0;
  for (const act of due) if ((await runQueuedAct(deps, act)) === 'done') done += 1;
  if (due.length > 0) deps.events.announce();
  await forgetOldActs(manager, now);
  return done;
}

/** Looks first: a deletion tells all open pages, also one of nothing, and the clock comes every few seconds. */
async function forgetOldActs(manager: EntityManager, now: Date): Promise<void> {
  const isOld = sql`ended_at < ${addMs(now, -KEPT_MS)}`;
  const old = await query(manager, sql`select id from queued_act where ${isOld} limit 1`);
  if (old.length > 0) await query(manager, sql`delete from queued_act where ${isOld}`);
}

type DueAct = Pick<QueuedAct, 'id' | 'kind' | 'subjectId' | 'mark' | 'cents' | 'byId' | 'isAutomatic'>;

/** Does one act, and counts the failures of an automation in a row. */
async function runQueuedAct(deps: Deps, act: DueAct): Promise<QueuedActState> {
  const { manager } = deps.db.dataSource;
  const { id, kind, isAutomatic } = act;
  const now = deps.clock.now();
  try {
    const state = await carryOut(deps, act);
    if (isAutomatic && state === 'done') await noteOutcome(manager, kind, { problem: null, now });
    return state;
  } catch (error) {
    deps.log.warn('a decision could not be carried out', { id, kind, error });
    const problem = error instanceof PortalError ? error.told.key : 'today.failed';
    // A person was quicker between the look and the act: that is no failure.
    const state = (await isUnchanged(deps, act)) ? 'failed' : 'dropped';
    const { affected } = await manager.update(QueuedAct, { id, state: 'waiting' }, { state, problem, endedAt: now });
    if (isAutomatic && affected && state === 'failed') await noteOutcome(manager, kind, { problem, now });
    return state;
  }
}

/** Whether the decision waits as it was taken. Where the look fails too, nobody was quicker. */
async function isUnchanged(deps: Deps, { kind, subjectId, mark }: DueAct): Promise<boolean> {
  const found = await findWaiting(deps, kind, subjectId).catch(() => 'failed' as const);
  return found === 'failed' || found?.seenMark === mark;
}

/**
 * The act and its mark as done are one transaction: killed in between, neither has happened. A subject that moved on, a
 * different proposal, and an automation that is not trusted any more drop it.
 */
async function carryOut(
  deps: Deps,
  { id, kind, subjectId, mark, cents, byId, isAutomatic }: DueAct,
): Promise<QueuedActState> {
  const { manager } = deps.db.dataSource;
  const isTrusted = !isAutomatic || (await readTrust(manager))(kind).mode === 'automatic';
  const viewer = await requireAdmin(deps, byId, isAutomatic);
  const found = await findWaiting(deps, kind, subjectId);
  const isSame = found?.seenMark === mark && (found.proposal.cents ?? null) === cents;
  const take = isTrusted && isSame && found.proposal.act !== 'open' ? found.kind.take : undefined;
  return deps.db.transaction(async (transaction) => {
    const ended = { endedAt: deps.clock.now(), problem: take ? null : 'today.movedOn' };
    const state = take ? 'done' : 'dropped';
    // Another copy of the portal, or a person who takes it back, may be quicker.
    const { affected } = await transaction.update(QueuedAct, { id, state: 'waiting' }, { state, ...ended });
    if (!affected) return 'dropped';
    if (take && found) await take(deps, viewer, found.row, found.proposal);
    return state;
  });
}

/** The admin who decided. Errors: FORBIDDEN when that one may no longer. */
async function requireAdmin(deps: Deps, id: string, isAutomatic: boolean): Promise<Viewer> {
  const user = await deps.db.dataSource.manager.findOneBy(User, { id, role: Role.admin, hidden: false });
  if (!user) throw forbidden('today.noAdmin');
  const { username, firstname, role } = user;
  return { id, username, firstname, role, tokenHash: '', ...(isAutomatic && { isAutomatic }) };
}
