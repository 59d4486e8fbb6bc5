import { isDeepStrictEqual } from 'node:util';
import type { Deps, Viewer } from '../../access';
import { conflict } from '../../texts/messages';
import { emitToCrew } from './jobs/askDrivers';
import { checkAhead, listDepartures } from './departure';
import { keepDriverAtStop, listDriverActivities } from './driverAtStop';
import { listFood, saveFood } from './food';
import { watchHours } from './jobs/hoursOverride';
import type { OrderDetailsInput, OrderNotesInput, StopInput } from '../types/orderInputs';
import type { OrderedFoodInput } from '../types/tripInputs';
import { findBuyer } from './company';
import type { Order } from '../../model/orders/order.entity';
import { writeAgreement, moveRoute, moveStart } from './moveTrip';
import { findLatestOffer } from '../../model/orders/latestOffer';
import { planRoute, saveStops, readStops, toTripStops } from './route';
import { toAdminActor, changeOrder } from '../lifecycle/changeOrder';

type Version = number | null | undefined;

/**
 * Edits the customer's data. A moved start moves all stops, and drivers must confirm again; they only hear of other
 * passengers or another contact.
 */
export async function updateOrder(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  input: OrderDetailsInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editDetails', toAdminActor(viewer), version);
    const { order, manager } = change;
    const { passengers } = order;
    const contact = listContactFields(order);
    order.passengers = input.passengers ?? order.passengers;
    order.clientNotes = input.clientNotes?.trim() ?? order.clientNotes;
    order.fullName = input.fullName?.trim() ?? order.fullName;
    order.email = input.email ?? order.email;
    order.phone = input.phone ?? order.phone;
    order.language = input.language ?? order.language;
    order.groupFullName = input.groupFullName?.trim() ?? order.groupFullName;
    order.groupEmail = input.groupEmail ?? order.groupEmail;
    order.groupPhone = input.groupPhone ?? order.groupPhone;
    const former = order.company;
    if (input.company !== undefined) order.company = input.company?.trim() || null;
    // Of a company that is named again, what an earlier order knew of it.
    if (order.company !== former) Object.assign(order, await findBuyer(manager, order.company));
    if (input.companyRegistrationNumber !== undefined)
      order.companyRegistrationNumber = input.companyRegistrationNumber?.trim() || null;
    if (input.companyVatNumber !== undefined) order.companyVatNumber = input.companyVatNumber?.trim() || null;
    if (input.companyAddress !== undefined) order.companyAddress = input.companyAddress?.trim() || null;
    if (input.invoiceEmail !== undefined) order.invoiceEmail = input.invoiceEmail;
    if (input.promo !== undefined) order.promo = input.promo?.trim() || null;
    if (input.start && input.start.getTime() !== order.startsAt.getTime()) {
      checkAhead({ start: input.start }, deps.clock.now());
      return moveStart(deps, change, input.start);
    }
    if (order.passengers !== passengers) await emitToCrew(change, { type: 'passengersChanged', before: passengers });
    if (!isDeepStrictEqual(listContactFields(order), contact)) await emitToCrew(change, { type: 'contactChanged' });
  });
}

/** The person whom a driver calls about the trip. */
const listContactFields = ({ groupFullName, groupPhone, fullName, phone }: Order) => [
  groupFullName ?? fullName,
  groupPhone ?? phone,
];

/** Saves the notes that are given. */
export async function updateNotes(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  notes: OrderNotesInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editNotes', toAdminActor(viewer), version);
    const { order } = change;
    order.clientNotes = notes.clientNotes?.trim() ?? order.clientNotes;
    order.logisticsNotes = notes.logisticsNotes?.trim() ?? order.logisticsNotes;
    order.driverNotes = notes.driverNotes?.trim() ?? order.driverNotes;
  });
}

/**
 * Bends the route; prices stay. After a real change drivers must confirm again; the customer gets an e-mail whenever
 * that was ticked. The law judges the driver's activity at a stop, and a change of it needs no confirmation.
 */
export async function updateRoute(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  input: StopInput[],
  notifyByEmail: boolean,
): Promise<void> {
  checkAhead(listDepartures(input), deps.clock.now());
  const route = await planRoute(deps.maps, input);
  await changeOrder(deps, id, async (change) => {
    await change.begin('editRoute', toAdminActor(viewer), version);
    const { manager } = change;
    const former = await readStops(manager, id);
    const stops = keepDriverAtStop(route.stops, former);
    const [before, after] = [former, stops].map(toTripStops);
    const [said, says] = [former, stops].map(listDriverActivities);
    if (!isDeepStrictEqual(before, after)) {
      await moveRoute(deps, change, former, { ...route, stops });
    } else if (!isDeepStrictEqual(said, says)) {
      await watchHours(change, async () => {
        // Times stay as they were estimated.
        const same = former.map((stop, index) => ({ ...stop, driverAtStop: stops[index]?.driverAtStop ?? null }));
        await saveStops(manager, id, same);
        change.note('driverAtStop', said, says);
      });
    }
    if (notifyByEmail) change.emit({ type: 'routeChanged', eventId: change.eventId });
  });
}

export async function updateOrderFood(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  food: OrderedFoodInput[],
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('editFood', toAdminActor(viewer), version);
    const before = await listFood(change.manager, id);
    await saveFood(change.manager, id, food);
    change.note('food', before, await listFood(change.manager, id));
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
    await change.begin('editPrice', toAdminActor(viewer), version);
    const former = await findLatestOffer(change.manager, id);
    if (!former) throw conflict('quote.none');
    const { price, vatRate } = input;
    await writeAgreement(change, former, {
      price,
      vatRate,
      sentById: viewer.id,
      note: input.note?.trim() ?? former.note,
    });
    change.note('price', former.price, price);
    change.note('vatRate', former.vatRate, input.vatRate);
  });
}
