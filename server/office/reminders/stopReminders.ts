import type { Deps, Viewer } from '../../access';
import { ReminderStop } from '../../model/money/reminderStop.entity';
import { query, sql } from '../../platform/sql';
import { badInput, notFound } from '../../texts/messages';

/** Stops the reminders of an invoice, or lets them go on. Errors: BAD_USER_INPUT at `reason`, NOT_FOUND. */
export async function setReminders(
  { db, clock }: Deps,
  viewer: Viewer,
  { invoiceId, isStopped, reason }: { invoiceId: string; isStopped: boolean; reason: string },
): Promise<void> {
  const { manager } = db.dataSource;
  if (!isStopped) return void (await manager.delete(ReminderStop, { invoiceId }));
  const why = reason.trim();
  if (why === '') throw badInput('reminder.reasonMissing', 'reason');
  const stopped = await query(
    manager,
    sql`insert into reminder_stop (invoice_id, reason, at, by_id)
        select i.id, ${why}, ${clock.now()}, ${viewer.id} from invoice i where i.id = ${invoiceId} and i.status = 'issued'
        on conflict (invoice_id) do update set reason = excluded.reason, at = excluded.at, by_id = excluded.by_id
        returning invoice_id`,
  );
  if (stopped.length === 0) throw notFound('invoice');
}
