import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** Nobody has looked after a defect yet. One row a bus: what keeps it from driving first, else the oldest defect. */
export const defect: TodayKind<'defect'> = {
  name: 'defect',
  description: 'A defect of a bus was reported and is not looked after yet.',
  trigger: () => ({
    from: sql`(select distinct on (d.bus_id) d.*, b.name from defect d join bus b on b.id = d.bus_id
      where d.state = 'open' and not b.hidden order by d.bus_id, not d.may_not_drive, d.reported_at, d.id) w`,
    subject: 'w.bus_id',
    mark: `concat_ws(' ', w.id, w.may_not_drive)`,
    due: `w.reported_at + case when w.may_not_drive then interval '4 hours' else interval '7 days' end`,
    since: 'w.reported_at',
    who: 'w.name',
    words: 'w.text',
  }),
};
