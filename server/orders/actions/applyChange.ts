import type { Deps, Viewer } from '../../access';
import type { WantedRoute } from '../../model/customer/changeRequest.entity';
import type { ChangeAction, LockedTrip, TypedStop, WantedTrip } from '../types/wantedTrip';
import { listCancellationSteps } from '../../sales/cancellation';
import { badInput } from '../../texts/messages';
import type { OrderChange } from '../lifecycle/changeOrder';
import type { OfferSnapshot } from '../../model/orders/snapshots';
import { toAdminActor, changeOrder, customer } from '../lifecycle/changeOrder';
import { emitToCrew } from './jobs/askDrivers';
import { checkAhead, listDepartures } from './departure';
import { keepDriverAtStop } from './driverAtStop';
import { writeAgreement, moveRoute, moveStart } from './moveTrip';
import { findLatestOffer } from '../../model/orders/latestOffer';
import type { PlannedRoute } from '../lifecycle/plannedRoute';
import { planRoute, readStops } from './route';

// Carries out a customer's change request by the actions of the order's page.

/** Checks a route that a customer wants and estimates it. Errors: BAD_USER_INPUT with the field, for example 'stops.1.depart'. */
export async function planWantedRoute(deps: Deps, typed: TypedStop[]): Promise<WantedRoute> {
  const now = deps.clock.now();
  checkAhead(listDepartures(typed), now);
  const { stops, order } = await planRoute(deps.maps, typed, now);
  return {
    ...order,
    startsAt: order.startsAt.toISOString(),
    endsAt: order.endsAt.toISOString(),
    stops: stops.map(({ arrive, depart, lat, lng, city, address }) => ({
      lat,
      lng,
      city,
      address,
      arrive: arrive?.toISOString() ?? null,
      depart: depart?.toISOString() ?? null,
    })),
  };
}

/**
 * Locks the order and does `work` with it, in one transaction. `viewer`: null for the customer.
 * Errors: NOT_FOUND, CONFLICT, STALE_VERSION, and whatever `work` throws.
 */
export const changeWantedTrip = <T>(
  deps: Deps,
  orderId: string,
  { action, viewer, version }: { action: ChangeAction; viewer: Viewer | null; version?: number | null },
  work: (trip: LockedTrip) => Promise<T>,
): Promise<T> =>
  changeOrder(deps, orderId, async (change) => {
    await change.begin(action, viewer ? toAdminActor(viewer) : customer, version);
    const { manager, order, now, eventId } = change;
    return work({
      manager,
      order,
      now,
      eventId,
      emit: (event) => change.emit(event),
      note: (field, before, after) => change.note(field, before, after),
      apply: (wanted, price) => applyWanted(deps, change, wanted, price),
    });
  });

async function applyWanted(
  deps: Deps,
  change: OrderChange,
  wanted: WantedTrip,
  price: number | null,
): Promise<OfferSnapshot | null> {
  const { manager, order, now } = change;
  const { passengers } = order;
  order.passengers = wanted.passengers ?? passengers;
  if (wanted.route) {
    const route = toPlannedRoute(wanted.route);
    if (route.order.startsAt <= now) throw badInput('route.departureInPast', 'start');
    const former = await readStops(manager, order.id);
    await moveRoute(deps, change, former, { ...route, stops: keepDriverAtStop(route.stops, former) });
  } else if (wanted.start) {
    if (wanted.start <= now) throw badInput('route.departureInPast', 'start');
    await moveStart(deps, change, wanted.start);
  } else if (order.passengers !== passengers) {
    await emitToCrew(change, { type: 'passengersChanged', before: passengers });
  }
  const former = await findLatestOffer(manager, order.id);
  // Where nothing is agreed the trip alone is another one.
  if (former?.status !== 'accepted') return null;
  // It is for as many people as travel now.
  const agreed = { price: price ?? former.price, passengers: order.passengers, decidedAt: now, decidedById: null };
  change.noteChanged('price', former.price, agreed.price);
  const { cancellationTermsId, ...offer } = await writeAgreement(change, former, agreed);
  const cancellation = await listCancellationSteps(manager, order, { ...offer, cancellationTermsId }, now);
  return { ...offer, cancellation };
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text));

const toPlannedRoute = ({ stops, startsAt, endsAt, ...found }: WantedRoute): PlannedRoute => ({
  stops: stops.map(({ arrive, depart, ...stop }) => ({ ...stop, arrive: toMoment(arrive), depart: toMoment(depart) })),
  order: { ...found, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
});
