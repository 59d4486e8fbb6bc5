import type { Deps } from '../../access';
import { automationKinds, readTrust } from '../../company/automations';
import type { Trust } from '../../company/automations';
import type { Sql } from '../../platform/sql';
import { joinSql, query, raw, sql } from '../../platform/sql';
import { startOfLocalDate, toLocalDate } from '../../platform/time';
import { findKind, todayKinds } from './kinds';
import type { TodayKindName } from './kinds';
import { openPage } from './todayKind';
import type { Proposal, TodayKind, Trigger, WaitingRow } from './todayKind';
import type { TodayItem, TodayList } from './todayTypes';

/** A longer list is no list of decisions. */
const MOST = 1000;

type ShownOfTrip = Pick<TodayItem, 'status' | 'start' | 'customer' | 'cities' | 'passengers'>;

interface ListedRow extends WaitingRow, ShownOfTrip, Pick<TodayItem, 'section' | 'snoozedUntil' | 'snoozedBy'> {
  kind: TodayKindName;
  actId: string | null;
  actDueAt: Date | null;
  actBy: string | null;
}

type Counts = Pick<TodayList, 'count' | 'soon' | 'snoozed'>;

/** The part of a kind: its rows, all of one shape. */
function selectKind(name: string, trigger: Trigger): Sql {
  const { subject, order, mark, due, since, who, words, day, cents, hours, plannedHours } = trigger;
  const columns = [
    `'${name}'::text as kind`,
    `${subject} as subject_id`,
    `${order ?? 'null::uuid'} as order_id`,
    `(${mark})::text as mark`,
    `${due} as due_at`,
    `${since} as since`,
    `(${who ?? 'null'})::text as who`,
    `(${words ?? 'null'})::text as words`,
    `(${day ?? 'null'})::date as day`,
    `(${cents ?? 'null'})::integer as cents`,
    `(${hours ?? 'null'})::double precision as hours`,
    `(${plannedHours ?? 'null'})::double precision as planned_hours`,
  ];
  return sql`select ${raw(columns.join(', '))} from ${trigger.from}`;
}

const waitingColumns =
  raw(`w.kind, w.subject_id as "subjectId", w.order_id as "orderId", w.mark, w.due_at as "dueAt", w.since,
  w.who, nullif(trim(w.words), '') as words, w.day::text as day, w.cents, w.hours, w.planned_hours as "plannedHours"`);

/** A decision that was done stays done until its subject has another mark. */
const isUndone = raw(`not exists (select from queued_act d
  where d.kind = w.kind and d.subject_id = w.subject_id and d.mark = w.mark and d.state = 'done')`);

/**
 * Reads everything that waits for a person, the most urgent first, in one statement: trips that leave before the end of tomorrow, then by
 * the moment at which the decision is late. `snoozed`: the items that were put off instead.
 */
export async function readToday(
  deps: Deps,
  asked: { first: number; snoozed: boolean; isAsked?: (kind: string) => boolean },
): Promise<TodayList> {
  const now = deps.clock.now();
  const today = toLocalDate(now);
  const trust = await readTrust(deps.db.dataSource.manager);
  const parts: Sql[] = [];
  for (const kind of listActive(trust, asked.isAsked)) parts.push(selectKind(kind.name, await kind.trigger(deps, now)));
  const rows = await query<Counts & (ListedRow | { kind: null })>(
    deps.db.dataSource.manager,
    sql`with listed as (
      select w.*, o.status, o.starts_at, o.passengers, coalesce(nullif(o.company, ''), o.full_name) as customer,
        case when o.starts_at < ${startOfLocalDate(today, 2)} and o.ends_at > ${now} then 'soon'
          when w.due_at < ${startOfLocalDate(today, 1)} then 'today' else 'later' end as section,
        z.subject_id is not null as is_snoozed, z.until, u.firstname as snoozed_by
      from (${joinSql(parts, ' union all ')}) w
      left join "order" o on o.id = w.order_id
      left join snooze z on z.kind = w.kind and z.subject_id = w.subject_id and z.mark = w.mark
        and (z.until is null or z.until > ${now})
      left join "user" u on u.id = z.by_id
      where ${isUndone}
    ), counts as (
      select count(*) filter (where not is_snoozed)::int as count,
        count(*) filter (where not is_snoozed and section = 'soon')::int as soon,
        count(*) filter (where is_snoozed)::int as snoozed
      from listed
    )
    select counts.*, shown.* from counts left join lateral (
      select ${waitingColumns}, w.section, w.status, w.starts_at as start, w.customer, w.passengers,
        array(select s.city from stop s where s.order_id = w.order_id order by s.position) as cities,
        q.id as "actId", q.due_at as "actDueAt", case when not q.is_automatic then a.firstname end as "actBy",
        w.until as "snoozedUntil", w.snoozed_by as "snoozedBy"
      from listed w
      left join queued_act q on q.kind = w.kind and q.subject_id = w.subject_id and q.state = 'waiting'
      left join "user" a on a.id = q.by_id
      where w.is_snoozed = ${asked.snoozed}
      order by (w.section = 'soon') desc, case when w.section = 'soon' then w.starts_at else w.due_at end, w.kind, w.subject_id
      limit ${Math.min(asked.first, MOST)}
    ) shown on true
    order by (shown.section = 'soon') desc, case when shown.section = 'soon' then shown.start else shown."dueAt" end, shown.kind, shown."subjectId"`,
  );
  const listed = rows.filter((row): row is Counts & ListedRow => row.kind !== null);
  const proposals = await proposeAll(deps, listed, trust);
  const { count = 0, soon = 0, snoozed = 0 } = rows[0] ?? {};
  const stopped = automationKinds.filter((kind) => trust(kind).isStopped);
  return { count, soon, snoozed, stopped, items: listed.map((row) => toItem(row, proposals)) };
}

/** The kinds that wait and are asked for: one that is only proposed does not while its automation is off. */
const listActive = (trust: (kind: string) => Trust, isAsked: (kind: string) => boolean = () => true): TodayKind[] =>
  (todayKinds as readonly TodayKind[]).filter(
    ({ name, isOnlyProposed }) => isAsked(name) && (!isOnlyProposed || trust(name).mode !== 'off'),
  );

const toId = ({ kind, subjectId }: WaitingRow): string => `${kind}:${subjectId}`;

async function proposeAll(
  deps: Deps,
  rows: readonly WaitingRow[],
  trust: (kind: string) => Trust,
): Promise<Map<string, Proposal>> {
  const found = new Map<string, Proposal>();
  for (const kind of todayKinds as readonly TodayKind[]) {
    const own = rows.filter((row) => row.kind === kind.name);
    if (own.length === 0) continue;
    const proposed = await kind.propose?.(deps, own);
    // Switched off, it is a person's affair. Its mark stays, by which a caller names what was seen.
    const isOff = trust(kind.name).mode === 'off';
    for (const row of own) {
      const proposal = proposed?.get(row.subjectId) ?? openPage;
      found.set(toId(row), isOff ? { ...openPage, mark: proposal.mark } : proposal);
    }
  }
  return found;
}

function toItem(row: ListedRow, proposals: ReadonlyMap<string, Proposal>): TodayItem {
  const { actId, actDueAt, actBy, cents, ...rest } = row;
  const id = toId(row);
  const proposal = proposals.get(id) ?? openPage;
  const { act, cents: price = null, dueCents = null, who = null, doubt = null } = proposal;
  const { evidence = null, fit = null, isForPeople = false } = proposal;
  return {
    ...rest,
    id,
    mark: toSeenMark(row, proposal),
    sum: cents,
    proposal: { act, price, amountDue: dueCents, who, doubt, evidence, fit, isForPeople },
    act: actId && actDueAt ? { id: actId, dueAt: actDueAt, by: actBy } : null,
  };
}

/** The state of a decision as a caller sees it: that of its subject, and of its proposal where the books alone decide it. */
const toSeenMark = ({ mark }: WaitingRow, proposal: Proposal): string =>
  proposal.mark === undefined ? mark : `${mark} ${proposal.mark}`;

/** One decision as it waits now, with its proposal; undefined when it does not wait any more. */
export async function findWaiting(
  deps: Deps,
  name: string,
  subjectId: string,
): Promise<{ kind: TodayKind; row: WaitingRow; proposal: Proposal; seenMark: string } | undefined> {
  const kind = findKind(name);
  if (!kind) return undefined;
  const part = selectKind(kind.name, await kind.trigger(deps, deps.clock.now()));
  const [row] = await query<WaitingRow>(
    deps.db.dataSource.manager,
    sql`select ${waitingColumns} from (${part}) w where w.subject_id = ${subjectId} and ${isUndone}`,
  );
  if (!row) return undefined;
  const proposal = (await kind.propose?.(deps, [row]))?.get(subjectId) ?? openPage;
  return { kind, row, proposal, seenMark: toSeenMark(row, proposal) };
}
