import type { Deps } from '../../access/context';
import type { AskedRoute } from '../../changeRequests/changeRequest.entity';
import type { AskedTrip, TripChanges } from '../../changeRequests/changeRequests.events';
import { badInput } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { defaultVatRate } from '../../platform/money';
import { Offer } from '../entities/offer.entity';
import type { OrderChange } from '../lifecycle/changeOrder';
import { adminOf, changeOrder, customer } from '../lifecycle/changeOrder';
import { answerOrder } from './answerOrder';
import { askDriversAgain, emitToCrew } from './askDrivers';
import { checkAhead, departuresOf } from './departure';
import { keepDriverAtStop } from './driverAtStop';
import { watchHours } from './hoursOverride';
import { basisOf, latestOffer, supersedeOffers } from './offers';
import type { PlannedRoute } from './route';
import { planRoute, saveStops, shiftTrip, stopsOf, tripOf } from './route';

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

async function applyAsked(deps: Deps, change: OrderChange, asked: AskedTrip, price: number | null): Promise<void> {
  const { manager, order, now } = change;
  const { passengers } = order;
  order.passengers = asked.passengers ?? passengers;
  if (asked.route) {
    const route = plannedOf(asked.route);
    if (route.order.startsAt <= now) throw badInput('Väljumisaeg ei saa olla minevikus', 'start');
    const former = await stopsOf(manager, order.id);
    const stops = keepDriverAtStop(route.stops, former);
    await watchHours(deps, change, async () => {
      Object.assign(order, route.order);
      await saveStops(manager, order.id, stops);
      change.noteChanged('stops', tripOf(former), tripOf(stops));
      await askDriversAgain(change);
    });
  } else if (asked.start) {
    const { start } = asked;
    if (start <= now) throw badInput('Väljumisaeg ei saa olla minevikus', 'start');
    await watchHours(deps, change, async () => {
      await shiftTrip(manager, order, start);
      await askDriversAgain(change);
    });
  } else if (order.passengers !== passengers) {
    await emitToCrew(change, { type: 'passengersChanged', before: passengers });
  }
  if (price !== null) await agree(change, price);
}

/** Another price that the customer took: it supersedes the former one, whose links and terms of cancellation stay. */
async function agree(change: OrderChange, price: number): Promise<void> {
  const { manager, order, now } = change;
  const former = await latestOffer(manager, order.id);
  await supersedeOffers(manager, order.id);
  await manager.insert(Offer, {
    id: newId(),
    orderId: order.id,
    price,
    vatRate: former?.vatRate ?? defaultVatRate,
    note: former?.note ?? '',
    // Lines of another price would not add up to this one.
    ...(price === former?.price && basisOf(former)),
    keyHash: former?.keyHash ?? null,
    reminderKeyHashes: former?.reminderKeyHashes ?? [],
    cancellationTermsId: former?.cancellationTermsId ?? null,
    status: 'accepted',
    sentAt: now,
    answeredAt: now,
  });
  if (former) await manager.update(Offer, { id: former.id }, { keyHash: null, reminderKeyHashes: [] });
  change.note('price', former?.price ?? null, price);
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

const plannedOf = ({ stops, startsAt, endsAt, ...found }: AskedRoute): PlannedRoute => ({
  stops: stops.map(({ arrive, depart, ...stop }) => ({ ...stop, arrive: moment(arrive), depart: moment(depart) })),
  order: { ...found, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
});
