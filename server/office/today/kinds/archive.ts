import { archiveOrder } from '../../../orders';
import type { Deps, Viewer } from '../../../access';
import { readTrust } from '../../../company/automations';
import type { Sql } from '../../../platform/sql';
import { query, raw, sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';
import { HOURS_DIFFER } from './hoursDiffer';
import { proposeAlways } from '../todayKind';

/** SQL of finished trips `o` of which every driver reported that it went well, with usual hours. */
const selectDone = (now: Date): Sql => sql`
  (select k.job_id, max(k.updated_at) as at, string_agg(nullif(k.comment, ''), ' ') as comments from feedback k
    where k.job_id in (select f.job_id from feedback f where f.read_at is null) group by k.job_id) done
  join job j on j.id = done.job_id join "order" o on o.id = j.order_id
  where o.status = 'job' and o.deleted_at is null and o.ends_at <= ${now}
    and not exists (select from feedback k where k.job_id = j.id and k.read_at is null
      and (not k.went_well or ${raw(HOURS_DIFFER)}))
    and not exists (select from driver_assignment a where a.job_id = j.id and a.confirmation <> 'declined'
      and not exists (select from feedback k where k.job_id = j.id and k.driver_id = a.driver_id))`;

/** Archives the done trips of an invoice, as a consequence of sending it: one press is enough for both. */
export async function archiveInvoiced(deps: Deps, viewer: Viewer, invoiceId: string): Promise<void> {
  const { manager } = deps.db.dataSource;
  if ((await readTrust(manager))('archive').mode === 'off') return;
  const done = await query<{ id: string }>(
    manager,
    sql`select o.id from ${selectDone(deps.clock.now())}
      and o.id in (select t.order_id from invoice_trip t where t.invoice_id = ${invoiceId})`,
  );
  for (const { id } of done) await archiveOrder(deps, { ...viewer, isAutomatic: true }, id);
}

/** A done trip waits for the archive. One whose invoice waits goes there with it. */
export const archive: TodayKind<'archive'> = {
  name: 'archive',
  description: 'All feedback of a finished trip is good.',
  trigger: (_deps, now) => ({
    from: sql`${selectDone(now)} and not exists (select from invoice_trip t join invoice i on i.id = t.invoice_id
      where t.order_id = o.id and i.status = 'draft' and i.issue_at is null)`,
    subject: 'o.id',
    order: 'o.id',
    mark: `concat_ws(' ', o.version, extract(epoch from done.at))`,
    due: `o.ends_at + interval '7 days'`,
    since: 'done.at',
    words: 'done.comments',
  }),
  propose: proposeAlways('archive'),
  take: (deps, viewer, { subjectId }) => archiveOrder(deps, viewer, subjectId),
};
