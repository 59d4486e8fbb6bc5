import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { submitFeedback } from '../../customer/feedback';
import { reportDefect } from '../../driving/defects';
import { jobStatuses } from '../../model/orders/orderStatus';
import { confirmOwnJob } from '../../orders';
import { PortalError } from '../../platform/errors';
import type { ErrorCode } from '../../platform/errors';
import { query, sql } from '../../platform/sql';
import { addMs, days, toLocalDate } from '../../platform/time';
import type { Message } from '../../platform/values/message';
import { badInput, conflict, notFound } from '../../texts/messages';
import { cashTaken } from './cashTaken';
import type { SentEvent, TripEventReply, TripEventsInput } from './tripEventTypes';

/** An act that waited longer than this is no record of a day any more. */
const OLDEST_DAYS = 30;
/** A larger sum is a slip of the finger. */
const MOST_CASH_CENTS = 1_000_000;

/** Reasons that stand, so that the phone need not try again. */
const lasting: readonly ErrorCode[] = ['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND'];

/**
 * Applies the acts of a phone in their order, each in a transaction, and answers each. An act that is sent again gets its first
 * answer. Errors: CONFLICT when the acts belong to another driver.
 */
export async function applyEvents(
  deps: Deps,
  viewer: Viewer,
  { driverId, events }: TripEventsInput,
): Promise<TripEventReply[]> {
  if (driverId !== viewer.id) throw conflict('tripEvent.otherDriver');
  const replies: TripEventReply[] = [];
  for (const event of events) replies.push({ id: event.id, refusal: await applyEvent(deps, viewer, event) });
  return replies;
}

/** Returns why the act was refused; null when it counts. */
async function applyEvent(deps: Deps, viewer: Viewer, event: SentEvent): Promise<Message | null> {
  try {
    return await deps.db.transaction(async (manager) => {
      if (!(await orderExists(manager, event.orderId))) throw notFound('order');
      if (!(await insertEvent(deps, manager, viewer, event, null))) return readAnswer(manager, viewer, event.id);
      const { endsAt } = await requireOwnTrip(manager, viewer, event);
      if (addMs(deps.clock.now(), -days(OLDEST_DAYS)) > toMoment(deps, event)) throw conflict('tripEvent.tooOld');
      // A confirmation that arrives after the trip is recorded, and asks for nothing any more.
      if (event.kind !== 'confirm' || endsAt > deps.clock.now()) await carryOut({ deps, manager, viewer }, event);
      return null;
    });
  } catch (error) {
    if (!(error instanceof PortalError) || !lasting.includes(error.code)) throw error;
    const refusal = error.told;
    return deps.db.transaction(async (manager) => {
      if (!(await orderExists(manager, event.orderId))) return refusal;
      const isNew = await insertEvent(deps, manager, viewer, event, refusal);
      return isNew ? refusal : readAnswer(manager, viewer, event.id);
    });
  }
}

/** The phone's moment on our clock; nothing happens later than it arrives. */
function toMoment({ clock }: Deps, { phoneAt, clockOffsetMs }: SentEvent): Date {
  const moment = addMs(phoneAt, Math.round(clockOffsetMs));
  const now = clock.now();
  return moment > now ? now : moment;
}

async function orderExists(manager: EntityManager, id: string): Promise<boolean> {
  const found = await query(manager, sql`select 1 from "order" where id = ${id}`);
  return found.length > 0;
}

/** False when the act is known. A second request with the same act waits here until the first one has ended. */
async function insertEvent(
  deps: Deps,
  manager: EntityManager,
  viewer: Viewer,
  event: SentEvent,
  refusal: Message | null,
): Promise<boolean> {
  const { id, orderId, kind, stop = null, amount = null, note, clockOffsetMs } = event;
  const added = await query(
    manager,
    sql`insert into trip_event (id, driver_id, order_id, kind, stop, amount, note, happened_at, clock_offset_ms, received_at, refusal)
        values (${id}, ${viewer.id}, ${orderId}, ${kind}, ${stop}, ${amount}, ${note.trim()}, ${toMoment(deps, event)},
          ${clockOffsetMs}, ${deps.clock.now()}, ${refusal && JSON.stringify(refusal)}::jsonb)
        on conflict (id) do nothing returning id`,
  );
  return added.length > 0;
}

/** The first answer to an act. Errors: BAD_USER_INPUT for an id that another driver used. */
async function readAnswer(manager: EntityManager, viewer: Viewer, id: string): Promise<Message | null> {
  const [row] = await query<{ refusal: Message | null; isOwn: boolean }>(
    manager,
    sql`select refusal, driver_id = ${viewer.id} as "isOwn" from trip_event where id = ${id}`,
  );
  if (!row?.isOwn) throw badInput('input.badUuid', 'id');
  return row.refusal;
}

/** Errors: CONFLICT for a trip that was cancelled, given to another driver, or has no such stop. */
async function requireOwnTrip(
  manager: EntityManager,
  viewer: Viewer,
  { orderId, stop }: SentEvent,
): Promise<{ endsAt: Date }> {
  const [trip] = await query<{ isJob: boolean; isOwn: boolean; stops: number; endsAt: Date }>(
    manager,
    sql`select o.deleted_at is null and o.status = any(${[...jobStatuses]}) as "isJob",
          exists (select from job j join driver_assignment d on d.job_id = j.id
            where j.order_id = o.id and d.driver_id = ${viewer.id} and d.confirmation <> 'declined') as "isOwn",
          (select count(*)::int from stop s where s.order_id = o.id) as stops, o.ends_at as "endsAt"
        from "order" o where o.id = ${orderId}`,
  );
  if (!trip?.isJob) throw conflict('tripEvent.cancelled');
  if (!trip.isOwn) throw conflict('tripEvent.givenAway');
  if (stop !== undefined && stop !== null && stop >= trip.stops) throw conflict('tripEvent.noStop');
  return trip;
}

/** The first bus of a trip, for a phone whose page is from before it named one. Errors: NOT_FOUND. */
async function findBus(manager: EntityManager, orderId: string): Promise<string> {
  const [bus] = await query<{ id: string }>(
    manager,
    sql`select b.bus_id as id from bus_assignment b join job j on j.id = b.job_id
        where j.order_id = ${orderId} order by b.position limit 1`,
  );
  if (!bus) throw notFound('bus');
  return bus.id;
}

interface Applying {
  deps: Deps;
  manager: EntityManager;
  viewer: Viewer;
}

/** Does what an act means beyond being recorded. */
async function carryOut({ deps, manager, viewer }: Applying, event: SentEvent): Promise<void> {
  const { id, kind, orderId, note, report, busId, mayNotDrive, amount } = event;
  if (kind === 'confirm' || kind === 'decline')
    await confirmOwnJob(deps, viewer, orderId, { confirm: kind === 'confirm', reason: note });
  if (kind === 'report') {
    if (!report) throw badInput('feedback.hoursMissing', 'report');
    await submitFeedback(deps, viewer, orderId, viewer.id, report);
  }
  if (kind === 'defect') {
    if (note.trim() === '') throw badInput('defects.textMissing', 'note');
    const reportedAt = toMoment(deps, event);
    const broken = busId ?? (await findBus(manager, orderId));
    await reportDefect(manager, { id, busId: broken, text: note, mayNotDrive, reportedById: viewer.id, reportedAt });
  }
  if (kind === 'cash') {
    const cents = Math.round((amount ?? 0) * 100);
    if (cents < 1 || cents > MOST_CASH_CENTS) throw badInput('tripEvent.badSum', 'amount');
    const receivedOn = toLocalDate(toMoment(deps, event));
    await deps.events.emit(manager, cashTaken, [{ id, orderId, cents, receivedOn, viewer }]);
  }
}
