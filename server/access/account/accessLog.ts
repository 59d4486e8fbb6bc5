import type { EntityManager } from 'typeorm';
import { AccessEvent, AccessEventKind } from '../../model/people/accessEvent.entity';
import { LessThan } from 'typeorm';
import { insertRows } from '../../platform/database/insertRows';
import { createId } from '../../platform/ids';
import type { Clock } from '../../platform/time';
import { addMs, days } from '../../platform/time';
import type { Deps } from '../context';
import type { Viewer } from '../viewer';

/** Entries of the access log are kept this long. */
const KEPT_MS = days(366);
/** The most entries of one reply. */
const MOST = 200;

interface Happened {
  kind: `${AccessEventKind}`;
  /** The user concerned; null when nobody has the typed name. */
  userId: string | null;
  /** The admin who did it to a different user. */
  actor?: Viewer;
  place?: { address: string; userAgent: string };
}

/** Writes an entry of the access log. */
export async function recordAccess(
  manager: EntityManager,
  clock: Clock,
  { kind, userId, actor, place }: Happened,
): Promise<void> {
  await manager.insert(AccessEvent, {
    id: createId(),
    at: clock.now(),
    kind: kind as AccessEventKind,
    userId,
    actorId: actor && actor.id !== userId ? actor.id : null,
    address: place?.address ?? '',
    userAgent: place?.userAgent ?? '',
  });
}

/** Writes an entry of each of many users who were created at once. */
export const recordUsersCreated = (
  manager: EntityManager,
  clock: Clock,
  userIds: readonly string[],
  { id: actorId }: Viewer,
): Promise<void> => {
  const entry = { at: clock.now(), kind: AccessEventKind.userCreated, actorId, address: '', userAgent: '' };
  const rows = userIds.map((userId) => ({ ...entry, id: createId(), userId }));
  return insertRows(manager, AccessEvent, rows);
};

/** The latest entries, or those before a moment. */
export const readAccessLog = ({ db }: Deps, before: Date | null | undefined): Promise<AccessEvent[]> =>
  db.dataSource.manager.find(AccessEvent, {
    where: before ? { at: LessThan(before) } : {},
    relations: { user: true, actor: true },
    order: { at: 'DESC', id: 'DESC' },
    take: MOST,
  });

/** Forgets entries that are older than 12 months. */
export async function forgetAccessLog({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.dataSource.query('delete from access_event where at <= $1', [addMs(clock.now(), -KEPT_MS)]);
}
