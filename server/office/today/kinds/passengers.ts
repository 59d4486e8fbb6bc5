import { listMissingPassengers } from '../../../customer/passengers';
import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** A week before the departure a ferry or a border still waits for the names of the passengers. */
export const passengers: TodayKind<'passengers'> = {
  name: 'passengers',
  description: 'A trip that leaves within a week has no passenger list yet.',
  trigger: async (deps, now) => ({
    from: sql`"order" o left join passenger_list l on l.order_id = o.id
      where o.id = any(${await listMissingPassengers(deps, now)}::uuid[])`,
    subject: 'o.id',
    order: 'o.id',
    mark: `concat_ws(' ', o.version, l.version)`,
    due: `o.starts_at - interval '72 hours'`,
    since: `o.starts_at - interval '7 days'`,
  }),
};
