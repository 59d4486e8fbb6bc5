import { DateTime } from 'luxon';
import { ZONE } from '../../platform/values/localDay';
import type { TestApp } from '../../testing/testApp';

// The figures once more, row by row and in no hurry: nothing here knows cells, days that were summed or SQL that sums.

interface PlainOrder {
  id: string;
  status: string;
  createdAt: number;
  startsAt: number;
  endsAt: number;
  distanceM: number;
  customer: string;
  offers: { price: number | null; reason: string | null; sentAt: number; id: string }[];
  hasJob: boolean;
  buses: { id: string; depot: Place | null }[];
  drivers: string[];
  feedback: { wentWell: boolean; hours: number[] }[];
  acts: number;
  stops: Place[];
}
interface Place {
  lat: number;
  lng: number;
}
interface Money {
  day: string;
  cents: number;
}
export interface PlainRows {
  orders: PlainOrder[];
  invoices: Money[];
  payments: Money[];
}

const days = new Map<number, string>();
/** The local date of a moment; asked very often for the same moments. */
function toDay(ms: number): string {
  const known = days.get(ms);
  if (known) return known;
  const day = DateTime.fromMillis(ms, { zone: ZONE }).toISODate() ?? '';
  days.set(ms, day);
  return day;
}

/** Every row that figures could come from, deleted orders left out. */
export async function readPlainRows({ deps }: Pick<TestApp, 'deps'>): Promise<PlainRows> {
  const ms = (moment: string) => `extract(epoch from ${moment}) * 1000`;
  const [row]: [{ rows: PlainRows }] = await deps.db.dataSource.query(`
    select json_build_object(
      'orders', (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status, 'createdAt', ${ms('o.created_at')},
        'startsAt', ${ms('o.starts_at')}, 'endsAt', ${ms('o.ends_at')}, 'distanceM', o.distance_m,
        'customer', case when o.customer_id is not null then o.customer_id::text
          when o.company_registration_number is not null then 'code ' || o.company_registration_number
          when o.company <> '' then lower(o.company) else lower(o.full_name) end,
        'offers', (select coalesce(json_agg(json_build_object('id', f.id, 'price', f.price, 'reason', f.reject_reason, 'sentAt', ${ms('f.sent_at')})), '[]')
          from offer f where f.order_id = o.id),
        'hasJob', exists (select 1 from job j where j.order_id = o.id),
        'buses', (select coalesce(json_agg(json_build_object('id', a.bus_id, 'depot',
            case when b.depot_lat is not null then json_build_object('lat', b.depot_lat, 'lng', b.depot_lng)
              when h.depot_lat is not null then json_build_object('lat', h.depot_lat, 'lng', h.depot_lng) end) order by a.position, a.id), '[]')
          from job j join bus_assignment a on a.job_id = j.id join bus b on b.id = a.bus_id left join duty_settings h on true where j.order_id = o.id),
        'drivers', (select coalesce(json_agg(a.driver_id order by a.position, a.id), '[]')
          from job j join driver_assignment a on a.job_id = j.id where j.order_id = o.id and a.confirmation <> 'declined'),
        'feedback', (select coalesce(json_agg(json_build_object('wentWell', k.went_well, 'hours', k.hours)), '[]')
          from job j join feedback k on k.job_id = j.id where j.order_id = o.id),
        'acts', (select count(*) from (
          select e.id from order_event e where e.order_id = o.id and e.actor = 'admin' and e.action not in ('readFeedback') and e.changes -> 'automatic' is null
          union all select i.id from invoice i where i.issued_by_id is not null
            and i.id in (select invoice_id from invoice_trip where order_id = o.id)
          union all select b.id from payment_booking b where b.booked_by_id is not null and b.undoes_id is null
            and b.invoice_id in (select invoice_id from invoice_trip where order_id = o.id)) act),
        'stops', (select json_agg(json_build_object('lat', s.lat, 'lng', s.lng) order by s.position) from stop s where s.order_id = o.id))), '[]')
        from "order" o where o.deleted_at is null),
      'invoices', (select coalesce(json_agg(json_build_object('day', issued_on, 'cents', gross_cents)), '[]') from invoice where status = 'issued'),
      'payments', (select coalesce(json_agg(json_build_object('day', received_on, 'cents', cents)), '[]') from payment)) as rows`);
  return row.rows;
}

const booked = ['accepted', 'job', 'archived'];
const isBooked = ({ status }: PlainOrder) => booked.includes(status);
const findOffer = ({ offers }: PlainOrder) =>
  offers.toSorted((one, other) => other.sentAt - one.sentAt || (one.id < other.id ? 1 : -1))[0];
const findPrice = (order: PlainOrder): number => findOffer(order)?.price ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Orders of a period by departure, or by the day of the inquiry. */
export const listTrips = ({ orders }: PlainRows, from: string, to: string) =>
  orders.filter((order) => isBooked(order) && isWithin(toDay(order.startsAt), from, to));
export const listAsked = ({ orders }: PlainRows, from: string, to: string) =>
  orders.filter(({ createdAt }) => isWithin(toDay(createdAt), from, to));
const isWithin = (day: string, from: string, to: string) => from <= day && day <= to;

/** Trips begin and end on such a step. */
const STEP_MS = 600_000;

/** Minutes of use of each bus or driver by day, 'id day'. */
export function listUse({ orders }: PlainRows, kind: 'bus' | 'driver', from: string, to: string): Map<string, number> {
  const used = new Map<string, number>();
  for (const order of orders.filter(({ status, hasJob }) => hasJob && ['job', 'archived'].includes(status)))
    for (const id of kind === 'bus' ? order.buses.map((bus) => bus.id) : order.drivers)
      for (let at = order.startsAt; at < order.endsAt; at += STEP_MS)
        if (isWithin(toDay(at), from, to))
          used.set(`${id} ${toDay(at)}`, (used.get(`${id} ${toDay(at)}`) ?? 0) + STEP_MS / 60_000);
  return used;
}

export function sumMoney(rows: PlainRows, from: string, to: string) {
  const trips = listTrips(rows, from, to);
  const sumWithin = (moved: readonly Money[]) =>
    sum(moved.filter(({ day }) => isWithin(day, from, to)).map(({ cents }) => cents)) / 100;
  return {
    trips: trips.length,
    turnover: sum(trips.map(findPrice)) / 100,
    invoiced: sumWithin(rows.invoices),
    paid: sumWithin(rows.payments),
  };
}

export function sumTotals(rows: PlainRows, from: string, to: string) {
  const trips = listTrips(rows, from, to);
  const asked = listAsked(rows, from, to);
  const minutes = asked
    .filter(({ offers }) => offers.length > 0)
    .map(({ offers, createdAt }) =>
      Math.max(0, Math.floor((Math.min(...offers.map(({ sentAt }) => sentAt)) - createdAt) / 60_000)),
    )
    .toSorted((one, other) => one - other);
  const feedback = trips.flatMap((trip) => trip.feedback);
  const ofStatus = (...statuses: string[]) => asked.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...sumMoney(rows, from, to),
    inquiries: asked.length,
    offered: minutes.length,
    won: asked.filter(isBooked).length,
    lost: ofStatus('rejected'),
    expired: ofStatus('expired'),
    waiting: ofStatus('new', 'answered'),
    answerMedian: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
    answerNinety: minutes[Math.ceil(0.9 * minutes.length) - 1] ?? null,
    loadedKm: Math.round(sum(trips.map(({ distanceM, buses }) => distanceM * Math.max(buses.length, 1))) / 1000),
    emptyKm: Math.round(sum(trips.map(measureEmpty)) / 1000),
    goodFeedback: feedback.filter(({ wentWell }) => wentWell).length,
    badFeedback: feedback.filter(({ wentWell }) => !wentWell).length,
    hours: Math.round(100 * sum(feedback.flatMap(({ hours }) => hours))) / 100,
    acts: sum(trips.map(({ acts }) => acts)),
    tripsWithinGoal: trips.filter(({ acts }) => acts <= 3).length,
    busDays: listUse(rows, 'bus', from, to).size,
    driverDays: listUse(rows, 'driver', from, to).size,
  };
}

function measureEmpty({ buses, stops }: PlainOrder): number {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return 0;
  return sum(buses.map(({ depot }) => (depot ? Math.round(1.3 * (measure(depot, first) + measure(last, depot))) : 0)));
}

/** Metres over a sphere, by the law of cosines. */
function measure(a: Place, b: Place): number {
  const [x, y] = [a, b].map(({ lat, lng }) => ({ lat: (lat * Math.PI) / 180, lng: (lng * Math.PI) / 180 })) as [
    Place,
    Place,
  ];
  const cosine = Math.sin(x.lat) * Math.sin(y.lat) + Math.cos(x.lat) * Math.cos(y.lat) * Math.cos(x.lng - y.lng);
  return 6_371_000 * Math.acos(Math.min(1, cosine));
}

/** Cents by member, the highest first; each trip's price is shared in whole cents, the first get the rest. */
export function rank(trips: readonly PlainOrder[], list: (trip: PlainOrder) => string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const trip of trips) {
    const members = list(trip);
    const price = findPrice(trip);
    members.forEach((member, index) => {
      const share = Math.floor(price / members.length) + (index < price % members.length ? 1 : 0);
      sums.set(member, (sums.get(member) ?? 0) + share);
    });
  }
  return sums;
}
