import { selectBusDates, selectDriverDates } from '../../../model/driving/papers';
import { selectPersonName } from '../../../model/people/personName';
import { raw, sql } from '../../../platform/sql';
import { toLocalDate } from '../../../platform/time';
import { addDays } from '../../../platform/values/localDay';
import type { TodayKind } from '../todayKind';

/** Enough time for an appointment. */
const DAYS_BEFORE = 30;
/** A download takes some minutes. */
const DOWNLOAD_DAYS_BEFORE = 7;

/** A document of a driver or a bus ends, or has ended. One row each, of the document that ends first. */
export const papers: TodayKind<'papers'> = {
  name: 'papers',
  description: 'A document of a driver or a bus ends within 30 days, or a download is due within 7.',
  trigger: (_deps, now) => ({
    from: sql`(select distinct on (w.id) w.* from (
        select u.id, ${raw(selectPersonName('u'))} as who, p.kind, p.ends
        from "user" u join driver_record d on d.driver_id = u.id, lateral (${raw(selectDriverDates('d'))}) p(kind, ends)
        where not u.hidden
        union all
        select b.id, b.name, p.kind, p.ends from bus b, lateral (${raw(selectBusDates('b'))}) p(kind, ends)
        where not b.hidden) w
      where w.ends <= case when w.kind like '%Download' then ${addDays(toLocalDate(now), DOWNLOAD_DAYS_BEFORE)}::date
        else ${addDays(toLocalDate(now), DAYS_BEFORE)}::date end order by w.id, w.ends, w.kind) w`,
    subject: 'w.id',
    mark: `concat_ws(' ', w.kind, w.ends)`,
    due: `(w.ends + 1)::timestamp at time zone 'Europe/Tallinn'`,
    since: `(w.ends - ${DAYS_BEFORE})::timestamp at time zone 'Europe/Tallinn'`,
    who: 'w.who',
    words: 'w.kind',
    day: 'w.ends',
  }),
};
