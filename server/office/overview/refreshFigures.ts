import type { Deps } from '../../access';
import { query, sql } from '../../platform/sql';
import { sumDays } from './sumDays';

/** The most days that one transaction sums. */
const AT_ONCE = 62;

interface Marked {
  day: string;
}

/**
 * Sums marked days again, the latest first, up to two months of them. Returns true when no mark is left. A change marks
 * its days in its own transaction, so a day whose mark was taken too early is marked again.
 */
export async function refreshFigures({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const [before] = await query<Marked>(db.dataSource.manager, sql`select day::text from figure_mark limit 1`);
  if (!before) return true;
  return db.transaction(async (manager) => {
    // Two who sum the same days would both insert them.
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('figures'))`);
    const rows = await query<Marked>(
      manager,
      sql`with taken as (
            delete from figure_mark
            where day in (select distinct day from figure_mark order by day desc limit ${AT_ONCE}) returning day)
          select distinct day::text from taken`,
    );
    if (rows.length === 0) return true;
    const days = rows.map(({ day }) => day);
    await sumDays(manager, days);
    return rows.length < AT_ONCE;
  });
}

/** Sums until no mark is left. */
export async function refreshAllFigures(deps: Pick<Deps, 'db'>): Promise<void> {
  while (!(await refreshFigures(deps)));
}
