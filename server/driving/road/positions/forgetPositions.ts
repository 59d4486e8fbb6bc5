import type { Deps } from '../../../access';
import { query, sql } from '../../../platform/sql';
import { addMs, days } from '../../../platform/time';

/** Places are kept this long (docs/product/keeping.md). */
const KEPT_DAYS = 30;

/** Deletes places that are old enough, in parts, so that none holds up others. */
export async function forgetPositions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = addMs(clock.now(), -days(KEPT_DAYS));
  const [oldest] = await query<{ at: Date }>(
    db.dataSource.manager,
    sql`select p.at from position p where p.at < ${before} order by p.at limit 1`,
  );
  if (!oldest) return;
  for (let until = addMs(oldest.at, days(1)); ; until = addMs(until, days(1))) {
    const limit = until < before ? until : before;
    await query(db.dataSource.manager, sql`delete from position where at < ${limit}`);
    if (limit === before) return;
  }
}
