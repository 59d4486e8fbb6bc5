import { renamed } from '../../company/renamed';
import { raw, query, sql } from '../../platform/sql';
import { toNeedles } from './person/needles';
import { redactMentions } from './person/mentions';
import type { StepContext } from './step';

const ERASED_FIRSTNAME = 'Kustutatud';

/** Whether the user `u` was blanked already. */
export const isErasedUser = sql`u.username like 'kustutatud-%'`;

/** Tables whose rows say nothing without their user. */
const ownRows =
  'session known_place authenticator recovery_code passkey passkey_challenge password_link calendar_feed presence access_event'.split(
    ' ',
  );

/**
 * Takes the person out of a user: no name, address, phone or way in stays. Assignments, hours and sums stay, of a user
 * without a name. The caller has checked that it may be done.
 */
export async function blankUser({ manager, deps }: StepContext, id: string): Promise<void> {
  const run = (statement: Parameters<typeof query>[1]) => query(manager, statement);
  const [user] = await query<{ firstname: string; lastname: string; email: string | null; phone: string | null }>(
    manager,
    sql`select firstname, lastname, email, phone from "user" where id = ${id} for update`,
  );
  if (!user) return;
  for (const table of ownRows) await run(sql`delete from ${raw(table)} where user_id = ${id}`);
  await run(sql`delete from photo where kind = 'driver' and owner_id = ${id}`);
  await run(sql`delete from driver_record where driver_id = ${id}`);
  await run(sql`delete from plan_notice where driver_id = ${id}`);
  await run(sql`delete from position where source_id = ${id}`);
  await run(sql`update api_token set name = '', revoked_at = coalesce(revoked_at, now()) where user_id = ${id}`);
  for (const table of ['absence', 'activity_entry', 'trip_event'])
    await run(sql`update ${raw(table)} set note = '' where driver_id = ${id} and note <> ''`);
  await run(sql`update feedback set comment = '' where driver_id = ${id} and comment <> ''`);
  await run(
    sql`update driver_assignment set decline_reason = null where driver_id = ${id} and decline_reason is not null`,
  );
  await run(sql`
    update "user" set username = 'kustutatud-' || left(md5(random()::text), 8), firstname = ${ERASED_FIRSTNAME}, lastname = '',
      email = null, phone = null, password_hash = null, hidden = true
    where id = ${id}`);
  // The history names drivers beside their ids.
  const needles = toNeedles({
    names: [`${user.firstname} ${user.lastname}`.trim()],
    emails: [user.email],
    phones: [user.phone],
  });
  await redactMentions(manager, needles, { only: ['order_event'], withNames: true });
  await deps.events.emit(manager, renamed, [{ kind: 'driver', id }]);
}
