import { listMissingPassengers } from '../../../customer/passengers';
import { askForGaps, tripGaps } from '../../../orders';
import { toInSql } from '../../../model/inSql';
import { agreedStatuses } from '../../../model/orders/orderStatus';
import { raw, sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';
import { proposeAlways } from '../todayKind';

/** The mark while there is time for a letter. Later a person calls. */
const BY_LETTER = '7 d';

/**
 * A week before the departure a trip lacks the names that a ferry or a border asks for, the leader of a company's group, or
 * the place to be picked up at: its address says no more than the town.
 */
export const gaps: TodayKind<'gaps'> = {
  name: 'gaps',
  description: 'A trip that leaves within a week lacks passenger names, a group leader or a pick-up point.',
  trigger: async (deps, now) => ({
    from: sql`(select o.id, ${now}::timestamptz + interval '72 hours' as late, array_remove(array[
          case when o.id = any(${await listMissingPassengers(deps, now)}::uuid[]) then 'passengers' end,
          case when o.company is not null and coalesce(o.group_phone, '') = '' then 'leader' end,
          case when s.address in ('', s.city) or (starts_with(s.address, s.city || ',') and s.address !~ '[0-9]')
            then 'pickUp' end], null) as gaps
        from "order" o join stop s on s.order_id = o.id and s.position = 0
        where o.status ${raw(toInSql(agreedStatuses))} and o.deleted_at is null
          and o.starts_at > ${now} and o.starts_at < ${now}::timestamptz + interval '7 days') g
      join "order" o on o.id = g.id where cardinality(g.gaps) > 0`,
    subject: 'o.id',
    order: 'o.id',
    // One letter, then one call: half an answer alone is no new decision.
    mark: `case when o.starts_at < g.late then '72 h' else '${BY_LETTER}' end`,
    due: `o.starts_at - case when o.starts_at < g.late then interval '48 hours' else interval '72 hours' end`,
    since: `o.starts_at - interval '7 days'`,
    words: `array_to_string(g.gaps, ' ')`,
  }),
  propose: (deps, rows) =>
    proposeAlways('askCustomer')(
      deps,
      rows.filter(({ mark }) => mark === BY_LETTER),
    ),
  take: (deps, viewer, { subjectId, words }) =>
    askForGaps(
      deps,
      viewer,
      subjectId,
      tripGaps.filter((gap) => words?.split(' ').includes(gap)),
    ),
};
