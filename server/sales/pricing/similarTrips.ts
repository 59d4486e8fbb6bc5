import type { EntityManager } from 'typeorm';
import { ZONE } from '../../platform/values/localDay';
import type { Deps } from '../../access';
import { notFound } from '../../texts/messages';
import type { PastOffer, SimilarBounds, TripShape } from '../../engines/pricing';
import { computeBounds, isSimilar, sizeSteps, computeStatistics } from '../../engines/pricing';
import type { LostReason, SimilarTrips } from './similarTypes';

/** The latest of them say what trips cost now. */
const MOST_SHOWN = 100;
const LATEST_OF_BAND = 150;

/** Kilometres at which one band of the index ends and the next begins; the migration of the index has the same. */
const bandsKm = [50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 1000, 1250, 1500, 2000, 2500, 3000];

const toLocalSql = (moment: string) => `(${moment} at time zone '${ZONE}')`;
const toArraySql = (values: readonly number[]) => `'{${values.join(',')}}'::int[]`;
const toSizeSql = (passengers: string) => `width_bucket(${passengers}, ${toArraySql(sizeSteps)})`;
const toBandSql = (metres: string) => `width_bucket(${metres}, ${toArraySql(bandsKm.map((km) => km * 1000))})`;
/** Of `"order" o`, and letter by letter those of the index order_similar. */
const half = `(width_bucket(extract(month from ${toLocalSql('o.starts_at')})::int, ${toArraySql([5, 10])}) % 2)`;
const days = `(${toLocalSql('o.ends_at')}::date - ${toLocalSql('o.starts_at')}::date)`;

const shapeColumns = `o.passengers, round(o.distance_m / 1000.0)::int as km,
  ceil(extract(epoch from o.ends_at - o.starts_at) / 60)::int as minutes, ${days} + 1 as days, ${half} = 1 as summer`;

/** How offers of similar trips fared. Errors: NOT_FOUND. */
export async function findSimilarTrips(deps: Deps, orderId: string): Promise<SimilarTrips> {
  const { manager } = deps.db.dataSource;
  const [trip]: (TripShape & { version: number })[] = await manager.query(
    `select o.version, ${shapeColumns} from "order" o where o.id = $1 and o.deleted_at is null`,
    [orderId],
  );
  if (!trip) throw notFound('order');
  const bounds = computeBounds(trip);
  const found = await readCandidates(manager, bounds, orderId, deps.clock.now());
  const { quartiles, ...statistics } = computeStatistics(
    found.filter((offer) => isSimilar(bounds, offer)).slice(0, MOST_SHOWN),
  );
  return {
    orderId,
    orderVersion: trip.version,
    ...statistics,
    lowerQuartile: quartiles?.lower ?? null,
    median: quartiles?.median ?? null,
    upperQuartile: quartiles?.upper ?? null,
    ...bounds,
  };
}

/**
 * The last offer of each trip that may be similar, the latest trips first, in one statement. The index order_similar
 * holds size, season, days and band of kilometres with the departure. It reads only the latest trips of each band, so
 * the archive's size does not matter.
 */
export function readCandidates(
  manager: EntityManager,
  { passengersFrom, kmFrom, kmTo, days: dayCount, summer: inSummer }: SimilarBounds,
  exceptId: string,
  now: Date,
): Promise<PastOffer<LostReason>[]> {
  const values = [
    passengersFrom,
    inSummer ? 1 : 0,
    dayCount - 1,
    kmFrom * 1000 - 500,
    kmTo * 1000 + 500,
    exceptId,
    now,
  ];
  return manager.query(candidatesSql, values);
}

export const candidatesSql = `
  select o.passengers, o.km, o.minutes, o.days, o.summer, f.price,
    case when f.status = 'accepted' then 'won' when f.status = 'open' and o.starts_at > $7 then 'open' else 'lost' end as outcome,
    case when f.status = 'rejected' then coalesce(f.reject_reason, 'other')
      when f.status = 'expired' or f.status = 'open' and o.starts_at <= $7 then 'no_decision' end as reason
  from generate_series(${toBandSql('$4::int')}, ${toBandSql('$5::int')}) b
  cross join lateral (
    select o.id, o.starts_at, ${shapeColumns} from "order" o
    where ${toSizeSql('o.passengers')} = ${toSizeSql('$1::int')} and ${half} = $2::int and ${days} = $3 and ${toBandSql('o.distance_m')} = b
      and o.deleted_at is null
    order by o.starts_at desc limit ${LATEST_OF_BAND}) o
  cross join lateral (
    select f.price, f.status, f.reject_reason from offer f
    where f.order_id = o.id and f.status <> 'superseded' and f.price > 0 order by f.sent_at desc, f.id desc limit 1) f
  where o.id <> $6
  order by o.starts_at desc, o.id`;
