import { offerEnd } from '../../model/orders/offerEnd';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { canShowBuses } from '../../driving/road';
import { listCancellationSteps } from '../../sales/cancellation';
import { printLine } from '../../sales/pricing';
import type { Offer } from '../../model/orders/offer.entity';
import { wasAgreed } from '../../orders';
import type { Order } from '../../model/orders/order.entity';
import { OrderFood } from '../../model/orders/orderFood.entity';
import { Stop } from '../../model/orders/stop.entity';
import { Acceptance } from '../../model/customer/acceptance.entity';
import { findCurrentLanguage } from '../../platform/language';
import { sumAmountsDue } from '../../platform/values/money';
import { listCancellationLines } from '../../texts/cancellationLines';
import { findWords } from '../../texts/words';
import type { MyTrip, MyTripPrice, MyTripStop } from './myTrip.types';
import type { MyTripFacts } from './readTripFacts';
import { readTripFacts } from './readTripFacts';
import { requireTripByKey } from '../../access';
import { isCrewShown } from './tripRules';

/** Reads the page of a trip. Reading changes nothing, because mail scanners open every link. Errors: WRONG_KEY. */
export const readTrip = async (deps: Deps, id: string, key: string): Promise<MyTrip> =>
  buildShownTrip(deps, await requireTripByKey(deps.db.dataSource.manager, id, key));

/** The same, for the holder of this order's key. */
export async function buildShownTrip(deps: Deps, order: Order): Promise<MyTrip> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const { id } = order;
  const facts = await readTripFacts(manager, order, deps, now);
  const { offer, state, can, seats, foodUntil } = facts;
  const food = await manager.find(OrderFood, { where: { orderId: id }, order: { price: 'ASC', name: 'ASC' } });
  const stops = await manager.find(Stop, { where: { orderId: id }, order: { position: 'ASC' } });
  const { version, startsAt, endsAt, passengers, distanceM, durationS } = order;
  const isAgreed = state === 'confirmed' || state === 'over';
  const shown = offer && state !== 'asked' && state !== 'lapsed' ? offer : null;
  const cancellation =
    shown && (state === 'offered' || state === 'confirmed')
      ? await listCancellationSteps(manager, order, shown, now)
      : [];
  const acceptances = wasAgreed(order, offer) ? await readAcceptances(manager, id) : [];
  return {
    id,
    version,
    passengers,
    state,
    can,
    foodUntil,
    start: startsAt,
    end: endsAt,
    distanceKm: distanceM / 1000,
    durationMin: Math.round(durationS / 60),
    food: food.map(({ foodPackageId, name, price, count }) => ({ id: foodPackageId, name, price, count })),
    // An offer that has ended stays to be seen until another one is asked for.
    price: shown && {
      ...toPrice(shown, order, food),
      cancellation: listCancellationLines(cancellation, createWords()),
    },
    cancellationFee: state === 'cancelled' && offer ? offer.cancellationFee : null,
    crew: isAgreed && isCrewShown(order, now) ? findShownCrew(facts) : null,
    isOnRoad: canShowBuses(deps, order),
    offerPaper: state === 'offered',
    acceptancePaper: acceptances.length > 0,
    acceptances,
    seats: seats.most,
    seatsFrom: seats.from,
    ...(offer ? readWords(order, stops) : await replaceWords(deps, stops)),
  };
}

async function readAcceptances(manager: EntityManager, orderId: string): Promise<MyTrip['acceptances']> {
  const kept = await manager.find(Acceptance, { where: { orderId }, order: { at: 'DESC', offerId: 'DESC' } });
  return kept.map(({ offerId, at, changeRequestId }) => ({ offerId, at, changed: changeRequestId !== null }));
}

/** The language of the caller. */
const createWords = () => findWords(findCurrentLanguage());

function toPrice(offer: Offer, order: Order, food: OrderFood[]): Omit<MyTripPrice, 'cancellation'> {
  const { net, vat, amountDue } = sumAmountsDue(offer, food);
  return {
    net,
    vat,
    amountDue,
    offerId: offer.id,
    lines: listShownLines(offer),
    vatRate: offer.vatRate,
    validUntil: offerEnd(offer, order),
    note: offer.note,
  };
}

const listShownLines = ({ showLines, lines }: Offer) =>
  showLines ? (lines ?? []).map((line) => printLine(line, createWords())) : [];

function findShownCrew({ drivers, buses }: MyTripFacts): MyTrip['crew'] {
  if (buses.length === 0) return null;
  return {
    drivers: drivers.map(({ driver }) => driver.firstname),
    buses: buses.map(({ bus: { name, plate } }) => ({ name, plate })),
  };
}

type TripDetails = Pick<MyTrip, 'stops' | 'leader' | 'notes' | 'invoice'>;

function readWords(order: Order, stops: Stop[]): TripDetails {
  const { company, companyRegistrationNumber, companyAddress, invoiceEmail } = order;
  return {
    stops: stops.map(({ lat, lng, city, address, arrive, depart }) => ({ lat, lng, city, address, arrive, depart })),
    leader: {
      fullName: order.groupFullName ?? order.fullName,
      email: order.groupEmail ?? order.email,
      phone: order.groupPhone ?? order.phone,
    },
    notes: order.clientNotes,
    invoice: {
      company,
      registrationNumber: companyRegistrationNumber,
      address: companyAddress,
      email: invoiceEmail,
    },
  };
}

/**
 * Before the office has looked at an inquiry its page says nothing in the sender's words: anybody can have the link mailed to
 * anybody (docs/product.md, 'My trip'). Places are named by us.
 */
async function replaceWords({ maps }: Deps, stops: Stop[]): Promise<TripDetails> {
  const named = await Promise.all(
    stops.map(async ({ lat, lng, arrive, depart }): Promise<MyTripStop> => {
      const place = await maps.placeNear({ lat, lng });
      return { lat, lng, arrive, depart, city: place?.city ?? '', address: '' };
    }),
  );
  return { stops: named, leader: null, notes: '', invoice: null };
}
