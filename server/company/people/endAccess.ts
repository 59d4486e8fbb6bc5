import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { closeSessions, forgetPlaces, revokeApiTokens } from '../../access';
import type { Viewer } from '../../access';
import { CalendarFeed } from '../../model/outbound/calendarFeed.entity';
import { PasswordLink } from '../../model/people/passwordLink.entity';

/**
 * Closes every way in that a user was given: sessions, API tokens, the calendar address, links to a new password. Anyone who got
 * hold of one of them has no other left. One session may go on.
 */
export async function endAccess(manager: EntityManager, userId: string, now: Date, except?: Viewer): Promise<void> {
  await closeSessions(manager, userId, except);
  await revokeApiTokens(manager, userId, now);
  await manager.delete(CalendarFeed, { userId });
  await forgetPlaces(manager, userId);
  await endPasswordLinks(manager, userId, now, 'forgotten');
}

/** Ends the links with which a user could set a password. An invitation outlives a changed role, but no password. */
export async function endPasswordLinks(
  manager: EntityManager,
  userId: string,
  now: Date,
  purpose?: PasswordLink['purpose'],
): Promise<void> {
  await manager.update(PasswordLink, { userId, usedAt: IsNull(), ...(purpose && { purpose }) }, { usedAt: now });
}
