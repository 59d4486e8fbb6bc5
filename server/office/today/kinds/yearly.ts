import { inviteAgain } from '../../../orders';
import { toInSql } from '../../../model/inSql';
import { jobStatuses } from '../../../model/orders/orderStatus';
import { raw, sql } from '../../../platform/sql';
import { addMs, days } from '../../../platform/time';
import { conflict } from '../../../texts/messages';
import type { TodayKind } from '../todayKind';
import { proposeAlways } from '../todayKind';

/** Six weeks before last year's date; the invitation waits for two weeks. */
const FIRST_DAYS = 42;
const LAST_DAYS = 28;
/** A customer who wrote or travelled within this time needs no letter. */
const QUIET_DAYS = 60;

const isDriven = raw(toInSql(jobStatuses));

/** A company's group, or a person who also travelled the year before, travelled at this time last year. */
export const yearly: TodayKind<'yearly'> = {
  name: 'yearly',
  description: 'A customer who travels each year has not asked for a trip yet, six weeks before last year’s date.',
  isOnlyProposed: true,
  trigger: (_deps, now) => ({
    from: sql`"order" o where o.status ${isDriven} and o.deleted_at is null and o.forgotten = 0
      and o.starts_at >= ${addMs(now, days(LAST_DAYS))}::timestamptz - interval '1 year'
      and o.starts_at < ${addMs(now, days(FIRST_DAYS))}::timestamptz - interval '1 year'
      and (o.company is not null or exists (select from "order" b where lower(b.email) = lower(o.email)
        and b.status ${isDriven} and b.deleted_at is null
        and b.starts_at between o.starts_at - interval '1 year 21 days' and o.starts_at - interval '1 year -21 days'))
      and not exists (select from "order" n where lower(n.email) = lower(o.email) and n.deleted_at is null
        and (n.starts_at > ${addMs(now, -days(QUIET_DAYS))} or n.created_at > ${addMs(now, -days(QUIET_DAYS))}
          or n.starts_at > o.starts_at and n.starts_at < o.starts_at + interval '21 days'))`,
    subject: 'o.id',
    order: 'o.id',
    mark: `((o.starts_at + interval '1 year') at time zone 'Europe/Tallinn')::date`,
    due: `o.starts_at + interval '1 year' - interval '${LAST_DAYS} days'`,
    since: `o.starts_at + interval '1 year' - interval '${FIRST_DAYS} days'`,
    day: `((o.starts_at + interval '1 year') at time zone 'Europe/Tallinn')::date`,
  }),
  propose: proposeAlways('inviteAgain'),
  take(deps, viewer, { subjectId, day }) {
    if (!day) throw conflict('today.movedOn');
    return inviteAgain(deps, viewer, subjectId, day);
  },
};
