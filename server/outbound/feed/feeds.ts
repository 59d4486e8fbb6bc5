import { Field, ObjectType } from 'type-graphql';
import type { Deps, Viewer } from '../../access';
import { User } from '../../model/people/user.entity';
import { isAdmin } from '../../access';
import { badInput, forbidden, notFound } from '../../texts/messages';
import { hashKey, createKey } from '../../platform/ids';
import { DateTimeScalar } from '../../platform/api/scalars';
import { CalendarFeed } from '../../model/outbound/calendarFeed.entity';

@ObjectType('CalendarFeed', {
  description: 'A user’s calendar address. The address itself is shown only once, when it is created.',
})
export class CalendarFeedState {
  @Field(() => DateTimeScalar, { description: 'The moment of creation.' })
  createdAt: Date;
}

/** The owner of the feed: the caller, or for an admin any user. Errors: FORBIDDEN. */
export function requireFeedOwner(viewer: Viewer, userId: string | null | undefined): string {
  if (userId && userId !== viewer.id && !isAdmin(viewer)) throw forbidden('feed.ownOnly');
  return userId ?? viewer.id;
}

export const findFeed = ({ db }: Deps, userId: string): Promise<CalendarFeedState | null> =>
  db.dataSource.manager.findOneBy(CalendarFeed, { userId });

/**
 * Makes the address of a user's calendar; a former one stops working. Returns it whole: it is never told again.
 * Errors: NOT_FOUND, BAD_USER_INPUT for a hidden user.
 */
export async function createFeed(deps: Deps, userId: string): Promise<string> {
  const key = createKey();
  await deps.db.transaction(async (manager) => {
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw notFound('user');
    if (user.hidden) throw badInput('feed.hiddenUser');
    await manager.upsert(CalendarFeed, { userId, keyHash: hashKey(key), createdAt: deps.clock.now() }, ['userId']);
  });
  return `${deps.config.publicUrl}/api/calendar/${key}.ics`;
}

/** The address stops working at once. */
export async function revokeFeed({ db }: Deps, userId: string): Promise<void> {
  await db.dataSource.manager.delete(CalendarFeed, { userId });
}

/** Finds the owner of a secret calendar address. Errors: NOT_FOUND when it is revoked, wrong, or its user is hidden. */
export async function requireFeedUser({ db }: Deps, key: string): Promise<User> {
  const feed = await db.dataSource.manager.findOne(CalendarFeed, {
    where: { keyHash: hashKey(key), user: { hidden: false } },
    relations: { user: true },
  });
  if (!feed) throw notFound('calendar');
  return feed.user;
}
