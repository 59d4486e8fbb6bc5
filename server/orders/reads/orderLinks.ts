import { offerEnd } from '../../model/orders/offerEnd';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { createWrongKeyError } from '../../access';
import { CancellationLine, listCancellationSteps } from '../../sales/cancellation';
import { tellLine } from '../../sales/pricing';
import { hashKey } from '../../platform/ids';
import { sumAmountsDue } from '../../platform/values/money';
import { DateTimeScalar, EmailScalar, PhoneScalar, PriceScalar, VatRateScalar } from '../../platform/api/scalars';
import { requireAssignment } from '../actions/jobs/confirmJob';
import { DriverAssignment } from '../../model/orders/driverAssignment.entity';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import { ConfirmationEnum, OfferStatusEnum } from '../types/enums';
import type { OfferStatus } from '../../model/orders/offer.entity';
import { findOfferByKey } from '../actions/offers/offers';
import { Order } from '../../model/orders/order.entity';
import { OrderFood } from '../../model/orders/orderFood.entity';
import { findOrder } from './orderLists';
import { OfferLineRow } from '../types/offerTypes';
import { OrderRow, OrderedFoodRow, StopRow } from '../types/orderTypes';
import { readStops } from '../actions/route';
import type { Stop } from '../../model/orders/stop.entity';
import { findCurrentLanguage } from '../../platform/language';
import { listCancellationLines } from '../../texts/cancellationLines';
import { findWords } from '../../texts/words';

// Reads the data behind e-mailed links. Opening one never changes anything: mail scanners open every link (docs/product.md, 'Lifecycle').

@ObjectType({ description: 'The data behind an offer’s link: everything that the customer accepts.' })
export class OfferLink {
  @Field(() => Boolean, { description: 'True when the offer was accepted or rejected before.' })
  alreadyDecided: boolean;
  @Field(() => Boolean, {
    description: 'The same value, for pages that were opened before an update.',
    deprecationReason: 'Use alreadyDecided.',
  })
  alreadyAnswered: boolean;
  @Field(() => Boolean, {
    description: 'True when the offer ended without a decision. The customer can ask for a new one.',
  })
  ended: boolean;
  @Field(() => Boolean, { description: 'True when the customer has asked for a new offer.' })
  askedAgain: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment at which the offer ends or ended.' })
  validUntil: Date | null;
  @Field(() => OfferStatusEnum, { description: 'The status of the offer: open, accepted, rejected or expired.' })
  status: OfferStatus;
  @Field(() => String, { description: 'Name of the customer, the suggested group leader.' })
  fullName: string;
  @Field(() => EmailScalar, { description: 'E-mail of the customer.' })
  email: string;
  @Field(() => PhoneScalar, { description: 'Phone of the customer.' })
  phone: string;
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
  @Field(() => [StopRow], { description: 'The route, two to ten stops.' })
  stops: Stop[];
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;
  @Field(() => Float, { description: 'Distance in kilometres.' })
  distanceKm: number;
  @Field(() => Int, { description: 'Driving time in minutes.' })
  durationMin: number;
  @Field(() => String, { description: "The text under 'Pane tähele' in the e-mail. It may be empty." })
  note: string;
  @Field(() => PriceScalar, { nullable: true, description: 'Net price in euros. Null when it is agreed separately.' })
  price: number | null;
  @Field(() => VatRateScalar, { description: 'VAT rate in percent.' })
  vatRate: number;
  @Field(() => PriceScalar, { nullable: true, description: 'VAT in euros.' })
  vat: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'The price of the trip with VAT, in euros.' })
  total: number | null;
  @Field(() => [OfferLineRow], {
    description: 'The lines that add up to the price. Empty unless the office shows them.',
  })
  lines: OfferLineRow[];
  @Field(() => [OrderedFoodRow], { description: 'Ordered catering.' })
  food: OrderFood[];
  @Field(() => PriceScalar, { description: 'The sum of all catering in euros, including VAT.' })
  foodTotal: number;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'The sum that the customer pays in euros: trip and catering, including VAT.',
  })
  amountDue: number | null;
  @Field(() => [CancellationLine], {
    description: 'The steps of the cancellation fee after an acceptance. Empty once the trip has begun.',
  })
  cancellation: CancellationLine[];
}

@ObjectType({ description: 'The data behind a driver’s confirmation link.' })
export class JobLink {
  @Field(() => Boolean, { description: 'True when this driver has confirmed or declined.' })
  confirmationGiven: boolean;
  @Field(() => Boolean, {
    description: 'The same value, for pages that were opened before an update.',
    deprecationReason: 'Use confirmationGiven.',
  })
  alreadyAnswered: boolean;
  @Field(() => ConfirmationEnum, { description: 'This driver’s answer.' })
  confirmation: Confirmation;
  @Field(() => OrderRow, { description: 'The trip, without prices.' })
  order: OrderRow;
}

/** Errors: WRONG_KEY when another offer was sent since, the key is wrong, or the trip is over. */
export async function offerLink(deps: Deps, id: string, activationKey: string): Promise<OfferLink> {
  const { manager } = deps.db.dataSource;
  const order = await manager.findOneBy(Order, { id });
  if (!order || order.deletedAt) throw createWrongKeyError();
  const offer = await findOfferByKey(manager, id, activationKey);
  const isAlreadyDecided = offer.status === 'accepted' || offer.status === 'rejected';
  const validUntil = offerEnd(offer, order);
  const hasEnded =
    offer.status === 'expired' || (offer.status === 'open' && validUntil !== null && validUntil <= deps.clock.now());
  if (!isAlreadyDecided && order.endsAt <= deps.clock.now()) throw createWrongKeyError();
  // The driver's activity there concerns only the office and the driver.
  const stops = (await readStops(manager, id)).map((stop) => ({ ...stop, driverAtStop: null }));
  const food = await manager.find(OrderFood, { where: { orderId: id }, order: { price: 'ASC', name: 'ASC' } });
  const { fullName, email, phone, startsAt, passengers, distanceM, durationS } = order;
  const { status, note, price, vatRate } = offer;
  const words = findWords(findCurrentLanguage());
  return {
    alreadyDecided: isAlreadyDecided,
    alreadyAnswered: isAlreadyDecided,
    ended: hasEnded,
    validUntil,
    askedAgain: hasEnded && order.status !== 'expired' && offer.status === 'expired',
    status,
    fullName,
    email,
    phone,
    passengers,
    stops,
    food,
    note,
    price,
    vatRate,
    ...sumAmountsDue(offer, food),
    lines: offer.showLines ? (offer.lines ?? []).map(tellLine) : [],
    cancellation: listCancellationLines(await listCancellationSteps(manager, order, offer, deps.clock.now()), words),
    start: startsAt,
    distanceKm: distanceM / 1000,
    durationMin: Math.round(durationS / 60),
  };
}

/** Errors: WRONG_KEY when the trip was taken back or changed since, or the key is wrong. */
export async function requireJobLink(deps: Deps, id: string, confirmationKey: string): Promise<JobLink> {
  const { confirmation } = await requireAssignment(deps.db.dataSource.manager, id, confirmationKey);
  const isConfirmationGiven = confirmation !== 'waiting';
  const order = await requireShownByLink(deps, id);
  return { confirmationGiven: isConfirmationGiven, alreadyAnswered: isConfirmationGiven, confirmation, order };
}

/**
 * The trip behind a feedback link, without prices; of its drivers and their feedback only the one whose secret it is, for
 * nobody reports in the name of another. Errors: WRONG_KEY, also when somebody else took the driver's place.
 */
export async function requireFeedbackLink(deps: Deps, id: string, secret: string): Promise<OrderRow> {
  const own = await deps.db.dataSource.manager.findBy(DriverAssignment, {
    job: { orderId: id },
    feedbackKeyHash: hashKey(secret),
  });
  if (own.length === 0) throw createWrongKeyError();
  const order = await requireShownByLink(deps, id);
  const isOwn = ({ driver }: { driver: { id: string } }) => own.some(({ driverId }) => driverId === driver.id);
  if (order.job) {
    order.job.drivers = order.job.drivers.filter(isOwn);
    order.job.feedback = order.job.feedback.filter(isOwn);
  }
  return order;
}

/** Errors: WRONG_KEY when the order was deleted since. */
async function requireShownByLink(deps: Deps, id: string): Promise<OrderRow> {
  const order = await findOrder(deps, 'link', id);
  if (!order) throw createWrongKeyError();
  return order;
}
