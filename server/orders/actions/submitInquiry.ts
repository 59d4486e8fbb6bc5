import { toInSql } from '../../model/inSql';
import { bookedStatuses } from '../../model/orders/orderStatus';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { PortalError } from '../../platform/errors';
import { conflict, message } from '../../texts/messages';
import { hashKey, createKey } from '../../platform/ids';
import { DEFAULT_LANGUAGE } from '../../platform/language';
import { consume } from '../../access';
import { findBuyer } from './company';
import { checkAhead, listDepartures } from './departure';
import { keepDriverAtStop, refuseDriverAtStop } from './driverAtStop';
import { listFood, saveFood } from './food';
import type { InquiryInput } from '../types/orderInputs';
import { Order } from '../../model/orders/order.entity';
import type { PlannedRoute } from '../lifecycle/plannedRoute';
import { planRoute, saveStops, readStops, toTripStops } from './route';
import { changeOrder, customer } from '../lifecycle/changeOrder';
import type { OrderChange } from '../lifecycle/changeOrder';
import type { RefuseChange } from '../lifecycle/refusals';
import { createOrder } from '../lifecycle/createOrder';

/** The most e-mails an hour that strangers can have sent to one address. */
const emailsToOne = { most: 5, windowS: 3600 };

/**
 * A customer asks for a price. The same id and content again is the same inquiry; other content corrects it, as long as
 * nobody has answered it. Returns the order's id. `stranger`: nobody is signed in.
 * Errors: BAD_USER_INPUT, ALREADY_ANSWERED when it can be corrected no more, CONFLICT when the id is another's,
 * TOO_MANY_ATTEMPTS when the address was written to too often.
 */
export async function submitInquiry(deps: Deps, input: InquiryInput, stranger: boolean): Promise<string> {
  refuseDriverAtStop(input.stops);
  const { id, formKey, ...content } = input;
  const inquiryHash = hashKey(JSON.stringify(content));
  if (await isRepeat(deps.db.dataSource.manager, id, inquiryHash)) return id;
  checkAhead(listDepartures(input.stops), deps.clock.now());
  const route = await planRoute(deps.maps, input.stops, deps.clock.now());
  // The id is no secret: an inquiry without a form key cannot be corrected.
  const formKeyHash = hashKey(formKey && formKey.toLowerCase() !== id ? formKey : createKey());
  const isCreated = await deps.db.transaction(async (manager) => {
    const fields = { id, inquiryHash, formKeyHash, ...(await readFields(manager, input)) };
    const towns = await findTowns(deps, manager, input);
    const isCreated = await createOrder(deps, manager, fields, route, towns, () => saveFood(manager, id, input.food));
    if (isCreated && stranger) await countEmail(deps, manager, input);
    return isCreated;
  });
  if (!isCreated) await correctInquiry(deps, input, route, { inquiryHash, formKeyHash, stranger });
  return id;
}

/** The earlier inquiry with this id has the same content, or is older than the hashes and cannot be compared. */
async function isRepeat(manager: EntityManager, id: string, inquiryHash: string): Promise<boolean> {
  const [before]: { hash: string | null }[] = await manager.query(
    'select inquiry_hash as hash from "order" where id = $1',
    [id],
  );
  return before !== undefined && (before.hash ?? inquiryHash) === inquiryHash;
}

async function correctInquiry(
  deps: Deps,
  input: InquiryInput,
  route: PlannedRoute,
  { inquiryHash, formKeyHash, stranger }: { inquiryHash: string; formKeyHash: string; stranger: boolean },
): Promise<void> {
  const { id } = input;
  const correct = async (change: OrderChange): Promise<void> => {
    const { manager, order } = change;
    // Behind the lock: two requests that come at once are looked at one after the other.
    if (await isRepeat(manager, id, inquiryHash)) return;
    if (!(await manager.existsBy(Order, { id, formKeyHash })))
      throw new PortalError('CONFLICT', message('order.idTaken'), { field: 'id' });
    await change.begin('resubmit', customer);
    if (stranger) await countEmail(deps, manager, input);
    const stops = await readStops(manager, id);
    const food = await listFood(manager, id);
    Object.assign(order, await readFields(manager, input), route.order, { inquiryHash });
    await saveStops(manager, id, keepDriverAtStop(route.stops, stops));
    await saveFood(manager, id, input.food);
    change.noteChanged('stops', toTripStops(stops), toTripStops(route.stops));
    change.noteChanged('food', food, await listFood(manager, id));
    change.emit({ type: 'inquiryCorrected', eventId: change.eventId, towns: await findTowns(deps, manager, input) });
  };
  await changeOrder(deps, id, correct, { refuse: refuseCorrection });
}

const refuseCorrection: RefuseChange = ({ refused }) =>
  refused === 'trip_ended'
    ? conflict('order.tripIsPast')
    : new PortalError('ALREADY_ANSWERED', message('order.answeredAlready'));

/** Counts the e-mail that is about to be sent, with all the rest or not at all. Errors: TOO_MANY_ATTEMPTS. */
const countEmail = ({ clock }: Deps, manager: EntityManager, { email }: InquiryInput): Promise<void> =>
  consume(
    { db: { dataSource: manager }, clock },
    `inquiryTo:${hashKey(email.toLowerCase())}`,
    emailsToOne.most,
    emailsToOne.windowS,
  );

async function readFields(manager: EntityManager, input: InquiryInput) {
  const company = input.company?.trim() || null;
  return {
    passengers: input.passengers,
    fullName: input.fullName.trim(),
    email: input.email,
    phone: input.phone,
    company,
    ...(await findBuyer(manager, company)),
    promo: input.promo?.trim() || null,
    clientNotes: input.notes.trim(),
    language: input.language ?? DEFAULT_LANGUAGE,
  };
}

/**
 * The towns for an e-mail to an address that never decided on an offer and has no agreement. It must not carry the
 * sender's words, place names included, so we name the towns. null for a known customer.
 */
async function findTowns(
  { maps }: Deps,
  manager: EntityManager,
  { id, email, stops }: InquiryInput,
): Promise<string[] | null> {
  const [row]: { known: boolean }[] = await manager.query(
    `select exists (select 1 from "order" o where lower(o.email) = lower($1) and o.id <> $2
       and (o.status ${toInSql(bookedStatuses)}
         or exists (select 1 from offer f where f.order_id = o.id and f.decided_at is not null and f.decided_by_id is null))) as known`,
    [email, id],
  );
  if (row?.known) return null;
  return Promise.all(stops.map(async (stop) => (await maps.placeNear(stop))?.city ?? ''));
}
