import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { PortalError } from '../platform/errors';
import { newId } from '../platform/ids';
import { askDriversAgain } from './assignments';
import type { OrderDetailsInput, OrderNotesInput, OrderedFoodInput, StopInput } from './inputs';
import { knownBuyer } from './company';
import { Offer } from './offer.entity';
import { latestOffer, supersedeOffers } from './offers';
import { OrderFood } from './orderFood.entity';
import { planRoute, saveStops, shiftTrip } from './route';
import type { PlannedRoute } from './route';
import { Stop } from './stop.entity';
import { saveFood } from './submitInquiry';
import { byAdmin, changeOrder } from './transition';

type Version = number | null | undefined;

/** Edits what the customer told. A moved start moves all stops, and drivers are asked again. */
export async function updateOrder(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  input: OrderDetailsInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editDetails', byAdmin(viewer), version);
    const { order, manager } = change;
    order.passengers = input.passengers ?? order.passengers;
    order.clientNotes = input.clientNotes?.trim() ?? order.clientNotes;
    order.fullName = input.fullName?.trim() ?? order.fullName;
    order.email = input.email ?? order.email;
    order.phone = input.phone ?? order.phone;
    const former = order.company;
    if (input.company !== undefined) order.company = input.company?.trim() || null;
    // Of a company that is named anew, what an earlier order knew of it.
    if (order.company !== former) Object.assign(order, await knownBuyer(manager, order.company));
    if (input.companyRegistrationNumber !== undefined)
      order.companyRegistrationNumber = input.companyRegistrationNumber?.trim() || null;
    if (input.companyVatNumber !== undefined) order.companyVatNumber = input.companyVatNumber?.trim() || null;
    if (input.companyAddress !== undefined) order.companyAddress = input.companyAddress?.trim() || null;
    if (input.promo !== undefined) order.promo = input.promo?.trim() || null;
    if (input.start && input.start.getTime() !== order.startsAt.getTime()) {
      await shiftTrip(manager, order, input.start);
      await askDriversAgain(change);
    }
  });
}

/** Saves the notes that are given. */
export async function updateNotes(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  notes: OrderNotesInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editNotes', byAdmin(viewer), version);
    const { order } = change;
    order.clientNotes = notes.clientNotes?.trim() ?? order.clientNotes;
    order.logisticsNotes = notes.logisticsNotes?.trim() ?? order.logisticsNotes;
    order.driverNotes = notes.driverNotes?.trim() ?? order.driverNotes;
  });
}

/**
 * Bends the route; prices stay. When it is another than before, drivers are asked again; the customer is told whenever
 * that was ticked.
 */
export async function updateRoute(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  input: StopInput[],
  notifyByEmail: boolean,
): Promise<void> {
  const route = await planRoute(deps.maps, input);
  await changeOrder(deps, id, async (change) => {
    await change.begin('editRoute', byAdmin(viewer), version);
    const { order, manager } = change;
    const former = await manager.find(Stop, { where: { orderId: id }, order: { position: 'ASC' } });
    const [before, after] = [former, route.stops].map(tripOf);
    if (!isDeepStrictEqual(before, after)) {
      Object.assign(order, route.order);
      await saveStops(manager, id, route.stops);
      change.note('stops', before, after);
      await askDriversAgain(change);
    }
    if (notifyByEmail) change.tell({ type: 'routeChanged', eventId: change.eventId });
  });
}

/** What makes one trip another: where, in which order, and when. */
function tripOf(stops: PlannedRoute['stops']) {
  return stops.map(({ lat, lng, address, depart }) => ({ lat, lng, address, depart }));
}

export async function updateOrderFood(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  food: OrderedFoodInput[],
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editFood', byAdmin(viewer), version);
    const listed = async () =>
      (await change.manager.findBy(OrderFood, { orderId: id })).map(({ name, count }) => ({ name, count }));
    const before = await listed();
    await saveFood(change.manager, id, food);
    change.note('food', before, await listed());
  });
}

/** Corrects the agreed price: a new accepted offer supersedes the former one; nobody is e-mailed. */
export async function updatePrice(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  input: { price: number; vatRate: number; note?: string | null },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editPrice', byAdmin(viewer), version);
    const { manager, now } = change;
    const former = await latestOffer(manager, id);
    if (!former) throw new PortalError('CONFLICT', 'Tellimusel ei ole pakkumist');
    await supersedeOffers(manager, id);
    await manager.insert(Offer, {
      id: newId(),
      orderId: id,
      price: input.price,
      vatRate: input.vatRate,
      note: input.note?.trim() ?? former.note,
      keyHash: former.keyHash,
      status: 'accepted',
      sentAt: now,
      sentById: viewer.id,
      answeredAt: former.answeredAt,
      answeredById: former.answeredById,
    });
    await manager.update(Offer, { id: former.id }, { keyHash: null });
    change.note('price', former.price, input.price);
    change.note('vatRate', former.vatRate, input.vatRate);
  });
}
