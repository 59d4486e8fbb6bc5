import { In } from 'typeorm';
import { changeWantedTrip, planWantedRoute } from '../../orders';
import type { Deps } from '../../access';
import { requireTripByKey } from '../../access';
import { badInput, conflict } from '../../texts/messages';
import { createId } from '../../platform/ids';
import { toTallinn } from '../../platform/time';
import { ChangeRequest } from '../../model/customer/changeRequest.entity';
import { changeStates } from './changeStates';
import { listDifferences, tellDifferences } from './differences';
import type { ChangeRequestInput } from './changeRequestTypes';

/** A later date is almost certainly a typo. */
const YEARS_AHEAD = 2;

/**
 * A customer asks for something to be different; what was agreed stays. Of an order one change request waits: a new one takes the place
 * of the one before. True when it did. Errors: WRONG_KEY, BAD_USER_INPUT with the field, CONFLICT once the trip has begun.
 */
export async function askChange(
  deps: Deps,
  orderId: string,
  tripKey: string,
  request: ChangeRequestInput,
): Promise<boolean> {
  await requireTripByKey(deps.db.dataSource.manager, orderId, tripKey);
  const now = deps.clock.now();
  const note = request.note.trim();
  if (note.length > 4000) throw badInput('input.longest', { most: 4000 }, 'note');
  if (!request.start && !request.stops && request.passengers == null && note === '')
    throw badInput('change.nothingSaid', 'note');
  if (request.start && request.start <= now) throw badInput('route.departureInPast', 'start');
  if (request.start && request.start > toTallinn(now).plus({ years: YEARS_AHEAD }).toJSDate())
    throw badInput('route.departureTooFar', 'start');
  // Before the lock: the maps may take a while.
  const route = request.stops ? await planWantedRoute(deps, request.stops) : null;
  return changeWantedTrip(deps, orderId, { action: 'askChange', viewer: null }, async (trip) => {
    const { manager, order } = trip;
    const { from, to } = changeStates.replace;
    const waiting = await manager.findOneBy(ChangeRequest, { orderId, status: In(from) });
    if (waiting) await manager.update(ChangeRequest, { id: waiting.id }, { status: to });
    const wanted = {
      start: route || request.start?.getTime() === order.startsAt.getTime() ? null : (request.start ?? null),
      route,
      passengers: request.passengers === order.passengers ? null : (request.passengers ?? null),
      note,
    };
    if (!wanted.start && !route && wanted.passengers === null && note === '') throw conflict('change.nothingChanges');
    await manager.insert(ChangeRequest, { ...wanted, id: createId(), orderId, status: 'open', askedAt: trip.now });
    trip.note('changeRequest', null, tellDifferences(wanted, order));
    trip.emit({
      type: 'changeAsked',
      eventId: trip.eventId,
      wanted: listDifferences(wanted),
      replaces: waiting !== null,
    });
    return waiting !== null;
  });
}
