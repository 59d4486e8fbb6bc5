import type { Deps } from '../../access';
import { automationKinds, readTrust } from '../../company/automations';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { addMs, minutes, toTallinn } from '../../platform/time';
import { readToday } from './readToday';

/** So long a person can take back what the portal decided. */
const TAKE_BACK_MS = minutes(10);
/** Office hours, on weekdays: nobody gets a mail of the portal's own will at night. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 18;
const MOST_AT_ONCE = 200;

/**
 * The clock's work: queues the proposals of kinds that are trusted to act, as a person would press Enter. A proposal that
 * a person took back, or that failed, is left to people until its subject has another mark. Returns how many were queued.
 */
export async function automate(deps: Deps): Promise<number> {
  const { db, clock, events } = deps;
  const { manager } = db.dataSource;
  const now = clock.now();
  const { hour, weekday } = toTallinn(now);
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR || weekday > 5) return 0;
  const trust = await readTrust(manager);
  const trusted = (kind: string) => trust(kind).mode === 'automatic';
  if (!automationKinds.some(trusted)) return 0;
  const { items } = await readToday(deps, { first: MOST_AT_ONCE, snoozed: false });
  let queued = 0;
  for (const { kind, subjectId, mark, act, proposal } of items) {
    if (act || proposal.act === 'open' || !trusted(kind)) continue;
    const inserted = await query(
      manager,
      sql`insert into queued_act (id, kind, subject_id, mark, cents, by_id, is_automatic, taken_at, due_at, state)
          select ${createId()}, ${kind}, ${subjectId}::uuid, ${mark}, ${proposal.price}::integer, ${trust(kind).setById}::uuid, true,
            ${now}::timestamptz, ${addMs(now, TAKE_BACK_MS)}::timestamptz, 'waiting'
          where not exists (select from queued_act q
            where q.kind = ${kind} and q.subject_id = ${subjectId} and q.mark = ${mark} and q.state in ('takenBack', 'failed'))
          on conflict do nothing returning id`,
    );
    queued += inserted.length;
  }
  if (queued > 0) events.announce('rows');
  return queued;
}
