import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { selectBusDates, selectDriverDates } from '../../model/driving/papers';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { toLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { printRouteTitle } from '../../platform/values/routeTitle';

export const PaperKindEnum = describeEnum('PaperKind', 'A document of a driver or a bus.', {
  licence: 'Driving licence.',
  code95: 'Certificate of professional competence (code 95).',
  driverCard: 'Driver card for the tachograph.',
  medical: 'Medical certificate.',
  inspection: 'Technical inspection.',
  insurance: 'Insurance.',
  cardDownload: 'Download of the driver card, due every 28 days (Regulation 581/2010).',
  unitDownload: 'Download of the tachograph, due every 90 days (Regulation 581/2010).',
});

@ObjectType({ description: 'A document that has ended or ends soon.', simpleResolvers: true })
export class EndingPaper {
  @Field(() => PaperKindEnum, { description: 'The kind of document.' })
  kind: keyof typeof PaperKindEnum;
  @Field(() => LocalDateScalar, { description: 'The last day on which it is valid, or on which a download is due.' })
  ends: string;
}

@ObjectType({
  description: 'The current or next trip, or run of an arrangement.',
  simpleResolvers: true,
})
export class NextTrip {
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order. Null for an arrangement.' })
  orderId: string | null;
  @Field(() => String, { description: 'Towns of the trip, or name of the arrangement.' })
  title: string;
  @Field(() => DateTimeScalar, { description: 'The departure.' })
  start: Date;
}

@ObjectType({ description: 'Coming trips and ending documents of a driver or a bus.', simpleResolvers: true })
export class Ahead {
  @Field(() => UUIDScalar, { description: 'Id of the driver or bus.' })
  id: string;
  @Field(() => NextTrip, { nullable: true, description: 'The current or next trip. Null without one.' })
  next: NextTrip | null;
  @Field(() => [EndingPaper], {
    description: 'Documents that have ended or end within 60 days, and downloads due in a week, earliest first.',
  })
  papers: EndingPaper[];
}

/** Papers are announced this many days before they end: enough time for an appointment. */
const PAPER_DAYS = 60;
/** A download takes some minutes, and is due often. */
const DOWNLOAD_DAYS = 7;
/** Runs of an arrangement are looked for this many days ahead. */
const RUN_DAYS = 14;

interface AheadRow {
  id: string;
  next: { orderId: string | null; name: string | null; cities: string[] | null; start: string } | null;
  papers: EndingPaper[];
}

type Whose = 'driver' | 'bus';

const papersOf: Record<Whose, string> = {
  driver: `(select d.driver_id as id, p.kind, p.ends from driver_record d, lateral (${selectDriverDates('d')}) p(kind, ends))`,
  bus: `(select b.id, p.kind, p.ends from bus b, lateral (${selectBusDates('b')}) p(kind, ends))`,
};

const accepted: Record<Whose, string> = { driver: `and a.confirmation <> 'declined'`, bus: '' };

/** One statement for all drivers, or all buses, hidden ones too. */
export async function readAhead({ db, clock }: Deps, whose: Whose): Promise<Ahead[]> {
  const now = clock.now();
  const today = toLocalDate(now);
  const rows = await db.dataSource.query<AheadRow[]>(
    `with trips as (
       select distinct on (a.${whose}_id) a.${whose}_id as id, o.id as order_id, o.starts_at as start
       from ${whose}_assignment a join job j on j.id = a.job_id
       join "order" o on o.id = j.order_id and o.deleted_at is null and o.status = 'job'
       where a.during && tstzrange($1, null) ${accepted[whose]}
       order by a.${whose}_id, o.starts_at, o.id
     ), runs as (
       select distinct on (s.${whose}_id) s.${whose}_id as id, s.name, s.departs_at as start
       from occurrences($2::date, $3::date) s where s.runs and s.${whose}_id is not null and s.arrives_at > $1
       order by s.${whose}_id, s.departs_at, s.name
     ), papers as (
       select w.id, json_agg(json_build_object('kind', w.kind, 'ends', w.ends::text) order by w.ends, w.kind) as rows
       from ${papersOf[whose]} w where w.ends <= case when w.kind like '%Download' then $5::date else $4::date end group by w.id
     )
     select u.id, coalesce(papers.rows, '[]') as papers,
       case when trips.id is not null and (runs.id is null or trips.start <= runs.start)
         then json_build_object('orderId', trips.order_id, 'start', trips.start, 'name', null, 'cities',
           (select json_agg(s.city order by s.position) from stop s where s.order_id = trips.order_id))
         when runs.id is not null
         then json_build_object('orderId', null, 'start', runs.start, 'name', runs.name, 'cities', null) end as next
     from ${whose === 'driver' ? '"user"' : 'bus'} u left join trips on trips.id = u.id left join runs on runs.id = u.id
     left join papers on papers.id = u.id
     order by u.id`,
    [now, today, addDays(today, RUN_DAYS), addDays(today, PAPER_DAYS), addDays(today, DOWNLOAD_DAYS)],
  );
  return rows.map(({ id, next, papers }) => ({
    id,
    papers,
    next: next && {
      orderId: next.orderId,
      title: next.name ?? printRouteTitle((next.cities ?? []).map((city) => ({ city }))),
      start: new Date(next.start),
    },
  }));
}
