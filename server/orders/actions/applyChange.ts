import type { Deps } from '../../access/context';
import type { AskedRoute } from '../../changeRequests/changeRequest.entity';
import type { AskedTrip, TripChanges } from '../../changeRequests/changeRequests.events';
import { badInput } from '../../platform/errors';
import type { OrderChange } from '../lifecycle/changeOrder';
import type { OfferSnapshot } from '../lifecycle/order.events';
import { adminOf, changeOrder, customer } from '../lifecycle/changeOrder';
import { answerOrder } from './offers/answerOrder';
import { emitToCrew } from './jobs/askDrivers';
import { checkAhead, departuresOf } from './departure';
import { keepDriverAtStop } from './driverAtStop';
import { agreeOn, moveRoute, moveStart } from './moveTrip';
import { latestOffer } from './offers/offers';
import type { PlannedRoute } from '../entities/plannedRoute';
import { planRoute, stopsOf } from './route';

/** What customers ask to be different is done by the actions that the order's page has, inside one transaction. */
export const tripChanges: TripChanges = {
  plan: async (deps, typed) => {
    const now = deps.clock.now();
    checkAhead(departuresOf(typed), now);
    const { stops, order } = await planRoute(deps.maps, typed, now);
    return {
      ...order,
      startsAt: order.startsAt.toISOString(),
      endsAt: order.endsAt.toISOString(),
      stops: stops.map(({ arrive, depart, lat, lng, city, address }) => ({
        ...{ lat, lng, city, address },
        arrive: arrive?.toISOString() ?? null,
        depart: depart?.toISOString() ?? null,
      })),
    };
  },
  change: (deps, orderId, { action, viewer, version }, work) =>
    changeOrder(deps, orderId, async (change) => {
      await change.begin(action, viewer ? adminOf(viewer) : customer, version);
      const { manager, order, now, eventId } = change;
      return work({
        ...{ manager, order, now, eventId },
        emit: (event) => change.emit(event),
        note: (field, before, after) => change.note(field, before, after),
        apply: (asked, price) => applyAsked(deps, change, asked, price),
      });
    }),
  offer: (deps, viewer, id, price) => answerOrder(deps, viewer, { id, ...price }),
};

async function applyAsked(
  deps: Deps,
  change: OrderChange,
  asked: AskedTrip,
  price: number | null,
): Promise<OfferSnapshot | null> {
  const { manager, order, now } = change;
  const { passengers } = order;
  order.passengers = asked.passengers ?? passengers;
  if (asked.route) {
    const route = plannedOf(asked.route);
    if (route.order.startsAt <= now) throw badInput('Väljumisaeg ei saa olla minevikus', 'start');
    const former = await stopsOf(manager, order.id);
    await moveRoute(deps, change, former, { ...route, stops: keepDriverAtStop(route.stops, former) });
  } else if (asked.start) {
    if (asked.start <= now) throw badInput('Väljumisaeg ei saa olla minevikus', 'start');
    await moveStart(deps, change, asked.start);
  } else if (order.passengers !== passengers) {
    await emitToCrew(change, { type: 'passengersChanged', before: passengers });
  }
  const former = await latestOffer(manager, order.id);
  // Where nothing is agreed the trip alone is another one.
  if (former?.status !== 'accepted') return null;
  // It is for as many people as travel now.
  const agreed = { price: price ?? former.price, passengers: order.passengers, answeredAt: now, answeredById: null };
  change.noteChanged('price', former.price, agreed.price);
  return agreeOn(change, former, agreed);
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

const plannedOf = ({ stops, startsAt, endsAt, ...found }: AskedRoute): PlannedRoute => ({
  stops: stops.map(({ arrive, depart, ...stop }) => ({ ...stop, arrive: moment(arrive), depart: moment(depart) })),
  order: { ...found, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
});
