import type { Deps } from '../../../access';
import { Bus } from '../../../model/fleet/bus.entity';
import { BusTracker } from '../../../model/fleet/busTracker.entity';
import { PortalError } from '../../../platform/errors';
import { createKey, hashKey } from '../../../platform/ids';
import { query, sql } from '../../../platform/sql';
import { message, notFound } from '../../../texts/messages';

/** Makes the key of a bus's tracker and returns it, once; a former key stops working. Errors: NOT_FOUND. */
export async function makeTrackerKey({ db, clock }: Deps, busId: string): Promise<string> {
  const { manager } = db.dataSource;
  if (!(await manager.existsBy(Bus, { id: busId }))) throw notFound('bus');
  const key = createKey();
  await manager.upsert(BusTracker, { busId, keyHash: hashKey(key), madeAt: clock.now() }, ['busId']);
  return key;
}

/** The key stops working. */
export async function removeTrackerKey({ db }: Deps, busId: string): Promise<void> {
  await db.dataSource.manager.delete(BusTracker, { busId });
}

/** When the key of a bus's tracker was made, and when its latest place came; null without a key. */
export async function readTracker({ db }: Deps, busId: string): Promise<{ madeAt: Date; lastAt: Date | null } | null> {
  const [tracker] = await query<{ madeAt: Date; lastAt: Date | null }>(
    db.dataSource.manager,
    sql`select t.made_at as "madeAt",
          (select p.at from position p where p.source_id = t.bus_id order by p.at desc limit 1) as "lastAt"
        from bus_tracker t where t.bus_id = ${busId}`,
  );
  return tracker ?? null;
}

/** The bus whose tracker has this key. Errors: NOT_FOUND. */
export async function requireTrackedBus({ db }: Deps, key: string): Promise<{ id: string }> {
  const tracker = key ? await db.dataSource.manager.findOneBy(BusTracker, { keyHash: hashKey(key) }) : null;
  if (!tracker) throw new PortalError('NOT_FOUND', message('position.wrongKey'));
  return { id: tracker.busId };
}
