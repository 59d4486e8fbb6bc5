import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { query, sql } from '../../platform/sql';

/**
 * Whether the sign-in leads this viewer to the first steps: an admin of a company without any order, until somebody
 * finished or left the steps.
 */
export async function leadsToFirstSteps({ db }: Deps, viewer: Viewer): Promise<boolean> {
  if (!isAdmin(viewer)) return false;
  const [row] = await query<{ leads: boolean }>(
    db.dataSource.manager,
    sql`select not exists (select 1 from "order")
          and not exists (select 1 from setup_mark where kind = 'ended' and user_id is null) as leads`,
  );
  return row?.leads === true;
}
