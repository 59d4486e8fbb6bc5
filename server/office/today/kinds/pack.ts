import { sendPack } from '../../../orders';
import { sql } from '../../../platform/sql';
import { addMs, days, minutes } from '../../../platform/time';
import { findNextOpening } from '../officeHours';
import type { TodayKind } from '../todayKind';
import { proposeAlways } from '../todayKind';

const listCrew = (kind: 'driver' | 'bus'): string =>
  `(select string_agg(a.${kind}_id::text, ' ' order by a.position) from ${kind}_assignment a where a.job_id = j.id)`;

/** Tomorrow at this time; before days without an office the morning after them. */
async function findEnd(now: Date): Promise<Date> {
  const opening = addMs(await findNextOpening(now), minutes(60));
  const tomorrow = addMs(now, days(1));
  return opening > tomorrow ? opening : tomorrow;
}

/**
 * A job whose drivers have all confirmed leaves within 24 hours, or before the office is open again: its papers go to the
 * drivers, its facts to the customer.
 */
export const pack: TodayKind<'pack'> = {
  name: 'pack',
  description: 'A confirmed job leaves within 24 hours, and its papers are not sent yet.',
  isOnlyProposed: true,
  trigger: async (_deps, now) => ({
    from: sql`"order" o join job j on j.order_id = o.id
      where o.status = 'job' and o.deleted_at is null
        and o.starts_at > ${now} and o.starts_at < ${await findEnd(now)}
        and exists (select from driver_assignment a where a.job_id = j.id)
        and exists (select from bus_assignment a where a.job_id = j.id)
        and not exists (select from driver_assignment a where a.job_id = j.id and a.confirmation <> 'accepted')`,
    subject: 'o.id',
    order: 'o.id',
    // Notes alone are no reason to send it again; another time, crew or number of passengers is.
    mark: `md5(concat_ws(' ', o.starts_at, o.passengers, ${listCrew('driver')}, ${listCrew('bus')}))`,
    due: `o.starts_at - interval '12 hours'`,
    since: `o.starts_at - interval '24 hours'`,
  }),
  propose: proposeAlways('sendPack'),
  take: (deps, viewer, { subjectId }) => sendPack(deps, viewer, subjectId),
};
