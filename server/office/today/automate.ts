import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { automationKinds, readTrust } from '../../company/automations';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { addMs, minutes } from '../../platform/time';
import { isOfficeOpen } from './officeHours';
import { readToday } from './readToday';
import type { TodayItem } from './todayTypes';

/** So long a person can take back what the portal decided. */
const TAKE_BACK_MS = minutes(10);
const MOST_AT_ONCE = 500;

/**
 * The clock's work: queues the proposals of kinds that are trusted to act, as a person would press Enter. A proposal that
 * a person took back, or that failed, is left to people until its subject has another mark. Returns how many were queued.
 */
export async function automate(deps: Deps): Promise<number> {
  const { db, clock, events } = deps;
  const { manager } = db.dataSource;
  const now = clock.now();
  const trust = await readTrust(manager);
  const isTrusted = (kind: string) => trust(kind).mode === 'automatic';
  if (!automationKinds.some(isTrusted) || !(await isOfficeOpen(now))) return 0;
  const { items } = await readToday(deps, { first: MOST_AT_ONCE, snoozed: false, isAsked: isTrusted });
  const own = items.filter(({ act, proposal }) => !act && proposal.act !== 'open' && !proposal.isForPeople);
  let queued = 0;
  for (const { kind, subjectId, mark, proposal } of await leaveOutPeoples(manager, own)) {
    const inserted = await query(
      manager,
      sql`insert into queued_act (id, kind, subject_id, mark, cents, by_id, is_automatic, taken_at, due_at, state)
          values (${createId()}, ${kind}, ${subjectId}, ${mark}, ${proposal.price}, ${trust(kind).setById}, true,
            ${now}, ${addMs(now, TAKE_BACK_MS)}, 'waiting')
          on conflict do nothing returning id`,
    );
    queued += inserted.length;
  }
  if (queued > 0) events.announce();
  return queued;
}

/** Looks before anything is written: an insert tells all open pages, also one of no row. */
async function leaveOutPeoples(manager: EntityManager, items: readonly TodayItem[]): Promise<TodayItem[]> {
  if (items.length === 0) return [];
  const left = await query<{ id: string; mark: string }>(
    manager,
    sql`select kind || ':' || subject_id as id, mark from queued_act
        where state in ('takenBack', 'failed') and subject_id = any(${items.map(({ subjectId }) => subjectId)}::uuid[])`,
  );
  return items.filter(({ id, mark }) => !left.some((act) => act.id === id && act.mark === mark));
}
