import type { Deps } from '../access/context';
import { tripByKey } from '../myTrip/tripLink.entity';
import { badInput, PortalError } from '../platform/errors';
import { newId } from '../platform/ids';
import { inTallinn } from '../platform/time';
import { ChangeRequest, waitingChange } from './changeRequest.entity';
import type { TypedStop } from './changeRequests.events';
import { differencesOf, sentencesOf } from './sentences';

export interface Wish {
  start?: Date | null;
  stops?: TypedStop[] | null;
  passengers?: number | null;
  note: string;
}

/** Whoever plans further ahead has mistyped the year. */
const yearsAhead = 2;

/**
 * A customer asks for something to be different; what was agreed stays. Of an order one wish waits: a new one takes the place
 * of the one before. True when it did. Errors: WRONG_KEY, BAD_USER_INPUT with the field, CONFLICT once the trip has begun.
 */
export async function askChange(deps: Deps, orderId: string, tripKey: string, wish: Wish): Promise<boolean> {
  await tripByKey(deps.db.dataSource.manager, orderId, tripKey);
  const now = deps.clock.now();
  const note = wish.note.trim();
  if (note.length > 4000) throw badInput('Kuni 4000 tähemärki', 'note');
  if (!wish.start && !wish.stops && wish.passengers == null && note === '')
    throw badInput('Palun öelge, mida soovite muuta', 'note');
  if (wish.start && wish.start <= now) throw badInput('Väljumisaeg ei saa olla minevikus', 'start');
  if (wish.start && wish.start > inTallinn(now).plus({ years: yearsAhead }).toJSDate())
    throw badInput('Väljumisaeg võib olla kuni kaks aastat ette', 'start');
  // Before the lock: the maps may take a while.
  const route = wish.stops ? await deps.tripChanges.plan(deps, wish.stops) : null;
  return deps.tripChanges.change(deps, orderId, { action: 'askChange', viewer: null }, async (trip) => {
    const { manager, order } = trip;
    const waiting = await waitingChange(manager, orderId);
    if (waiting) await manager.update(ChangeRequest, { id: waiting.id }, { status: 'replaced' });
    const asked = {
      start: route || wish.start?.getTime() === order.startsAt.getTime() ? null : (wish.start ?? null),
      route,
      passengers: wish.passengers === order.passengers ? null : (wish.passengers ?? null),
      note,
    };
    if (!asked.start && !route && asked.passengers === null && note === '')
      throw new PortalError('CONFLICT', 'Kõik on juba nii, nagu soovite');
    await manager.insert(ChangeRequest, { ...asked, id: newId(), orderId, status: 'open', askedAt: trip.now });
    trip.note('changeRequest', null, sentencesOf(asked, order).join('; '));
    trip.emit({ type: 'changeAsked', eventId: trip.eventId, asked: differencesOf(asked), replaces: waiting !== null });
    return waiting !== null;
  });
}
