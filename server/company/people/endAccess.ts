import type { EntityManager } from 'typeorm';
import { closeSessions, forgetPlaces, revokeApiTokens } from '../../access';
import type { Viewer } from '../../access';
import { CalendarFeed } from '../../model/outbound/calendarFeed.entity';

/**
 * Closes every way in that a user was given: sessions, API tokens, the calendar address. Anyone who got hold of one of them
 * has no other left. One session may go on.
 */
export async function endAccess(manager: EntityManager, userId: string, now: Date, except?: Viewer): Promise<void> {
  await closeSessions(manager, userId, except);
  await revokeApiTokens(manager, userId, now);
  await manager.delete(CalendarFeed, { userId });
  await forgetPlaces(manager, userId);
}
