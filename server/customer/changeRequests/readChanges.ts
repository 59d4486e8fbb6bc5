import { In } from 'typeorm';
import type { Deps } from '../../access';
import { requireTripByKey } from '../../access';
import { listCancellationSteps } from '../../sales/cancellation';
import { judgeTrip } from '../../driving/duties';
import { priceTrips } from '../../sales/pricing';
import type { Order } from '../../model/orders/order.entity';
import { OrderFood } from '../../model/orders/orderFood.entity';
import { Stop } from '../../model/orders/stop.entity';
import { findCurrentLanguage } from '../../platform/language';
import { sumAmountsDue, DEFAULT_VAT_RATE } from '../../platform/values/money';
import { listCancellationLines } from '../../texts/cancellationLines';
import { findWords } from '../../texts/words';
import { ONE_PLAN, query, raw, sql } from '../../platform/sql';
import { toInSql } from '../../model/inSql';
import { ChangeRequest, waitingChangeStatuses } from '../../model/customer/changeRequest.entity';
import type { WantedStop } from '../../model/customer/changeRequest.entity';
import type { ChangeRequestRow, ChangeTrip, MyChange } from './changeRequestTypes';
import { findLatestOffer } from '../../model/orders/latestOffer';

/** The pages show fewer. */
const MOST_AT_ONCE = 50;

/** Change requests that wait for the office or for a customer, with their consequences; the longest waiting first. */
export async function listChangeRequests(deps: Deps, orderId: string | null | undefined): Promise<ChangeRequestRow[]> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const ofOrder = orderId ? sql`c.order_id = ${orderId}` : raw('true');
  const ids = await query<{ id: string }>(
    manager,
    sql`${raw(ONE_PLAN)} select c.id from change_request c join "order" o on o.id = c.order_id
     where c.status ${raw(toInSql(waitingChangeStatuses))} and o.deleted_at is null and o.ends_at > ${now} and ${ofOrder}
     order by c.status, c.asked_at limit ${MOST_AT_ONCE}`,
  );
  if (ids.length === 0) return [];
  const found = await manager.find(ChangeRequest, {
    where: { id: In(ids.map(({ id }) => id)) },
    relations: { order: true },
  });
  const waiting = ids.flatMap(({ id }) => found.find((request) => request.id === id) ?? []);
  const rows: ChangeRequestRow[] = [];
  for (const request of waiting) rows.push(await toRow(deps, request, now));
  return rows;
}

async function toRow(deps: Deps, request: ChangeRequest, now: Date): Promise<ChangeRequestRow> {
  const { manager } = deps.db.dataSource;
  const { order, orderId } = request;
  const stops = await manager.find(Stop, { where: { orderId }, order: { position: 'ASC' } });
  const offer = await findLatestOffer(manager, orderId);
  const stands = toStandingTrip(order, stops);
  const { trip: wanted, points } = toWantedTrip(request, stands, stops);
  const [priced] = await priceTrips(deps, [
    {
      startsAt: wanted.start,
      endsAt: wanted.end,
      distanceM: wanted.distanceKm * 1000,
      promo: order.promo,
      estimateNotes: request.route?.estimateNotes ?? order.estimateNotes,
      passengers: wanted.passengers,
      stops: points,
    },
  ]);
  const legality = await judgeTrip(manager, now, { orderId, passengers: wanted.passengers, stops: points });
  const { id, status, askedAt, note } = request;
  const food = await manager.findBy(OrderFood, { orderId });
  const vatRate = offer?.vatRate ?? DEFAULT_VAT_RATE;
  const { foodTotal, amountDue } = sumAmountsDue(offer, food);
  return {
    id,
    orderId,
    status,
    askedAt,
    note,
    stands,
    wanted,
    legality,
    orderVersion: order.version,
    orderStatus: order.status,
    customer: order.company || order.fullName,
    price: offer?.price ?? null,
    answeredPrice: request.price,
    vatRate,
    foodTotal,
    amountDue,
    answeredAmountDue: sumAmountsDue({ price: request.price, vatRate }, food).amountDue,
    proposed: priced?.price ?? null,
    problem: priced?.problem ?? null,
  };
}

const toText = (moment: Date | null) => moment?.toISOString() ?? null;

function toStandingTrip(order: Order, stops: readonly Stop[]): ChangeTrip {
  return {
    start: order.startsAt,
    end: order.endsAt,
    passengers: order.passengers,
    distanceKm: order.distanceM / 1000,
    durationMin: Math.round(order.durationS / 60),
    stops: stops.map(({ city, address, arrive, depart }) => ({
      city,
      address,
      arrive: toText(arrive),
      depart: toText(depart),
    })),
  };
}

/** The trip as it is asked for, and its stops with where they are. */
function toWantedTrip(
  { start, route, passengers: more }: ChangeRequest,
  stands: ChangeTrip,
  now: readonly Stop[],
): { trip: ChangeTrip; points: WantedStop[] } {
  const passengers = more ?? stands.passengers;
  if (route) {
    const { startsAt, endsAt, distanceM, durationS, stops } = route;
    const measures = { distanceKm: distanceM / 1000, durationMin: Math.round(durationS / 60) };
    return {
      trip: { start: new Date(startsAt), end: new Date(endsAt), ...measures, passengers, stops },
      points: stops,
    };
  }
  const shift = start ? start.getTime() - stands.start.getTime() : 0;
  const moveMoment = (moment: Date | null) => moment && toText(new Date(moment.getTime() + shift));
  const points = now.map(({ lat, lng, city, address, arrive, depart }) => ({
    lat,
    lng,
    city,
    address,
    arrive: moveMoment(arrive),
    depart: moveMoment(depart),
  }));
  const [begins, ends] = [stands.start, stands.end].map((moment) => new Date(moment.getTime() + shift));
  return {
    trip: { ...stands, start: begins ?? stands.start, end: ends ?? stands.end, passengers, stops: points },
    points,
  };
}

/** The customer's latest change request, or null. Errors: WRONG_KEY. */
export async function readMyChange(deps: Deps, orderId: string, tripKey: string): Promise<MyChange | null> {
  const { manager } = deps.db.dataSource;
  const order = await requireTripByKey(manager, orderId, tripKey);
  const request = await manager.findOne(ChangeRequest, { where: { orderId }, order: { askedAt: 'DESC', id: 'DESC' } });
  if (!request) return null;
  const offer = await findLatestOffer(manager, orderId);
  const food = await manager.findBy(OrderFood, { orderId });
  const vatRate = offer?.vatRate ?? DEFAULT_VAT_RATE;
  const { id, status, askedAt, route, passengers, note, reply, price } = request;
  const start = route ? new Date(route.startsAt) : request.start;
  const wanted = { price, vatRate, cancellationTermsId: offer?.cancellationTermsId ?? null };
  const { total, foodTotal, amountDue } = sumAmountsDue(wanted, food);
  const now = sumAmountsDue(offer, food);
  const steps =
    status === 'priced'
      ? await listCancellationSteps(manager, { startsAt: start ?? order.startsAt }, wanted, deps.clock.now())
      : [];
  return {
    id,
    status,
    askedAt,
    passengers,
    note,
    reply,
    price,
    vatRate,
    start,
    total,
    foodTotal,
    amountDue,
    stops: route?.stops ?? null,
    totalNow: now.total,
    amountDueNow: now.amountDue,
    cancellation: listCancellationLines(steps, findWords(findCurrentLanguage())),
  };
}
