import type { Deps, Viewer } from '../../access';
import { SavedView } from '../../model/system/savedView.entity';
import type { ViewPage } from '../../model/system/savedView.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { badInput, conflict } from '../../texts/messages';
import type { SavedViewRow, SaveViewArgs } from './savedViewTypes';

/** A longer menu is no help. */
const MOST = 30;

/** The views of a page, by name. */
export const listViews = ({ db }: Deps, page: ViewPage): Promise<SavedViewRow[]> =>
  query(
    db.dataSource.manager,
    sql`select id, name, query from saved_view where page = ${page} order by estonian_order(name) collate "C", id`,
  );

/**
 * Gives the look of a page a name; a view of the same name is replaced. Errors: BAD_USER_INPUT at the field, CONFLICT when
 * there are too many.
 */
export async function saveView(
  deps: Deps,
  viewer: Viewer,
  { page, name: typed, query: address }: SaveViewArgs,
): Promise<SavedViewRow> {
  const name = typed.trim();
  if (name === '') throw badInput('view.nameMissing', 'name');
  if (!/^\?\S+$/.test(address)) throw badInput('view.nothingChosen', 'name');
  const { manager } = deps.db.dataSource;
  const views = await listViews(deps, page);
  if (views.length >= MOST && !views.some((view) => view.name === name)) throw conflict('view.tooMany', { most: MOST });
  const [saved] = await query<SavedViewRow>(
    manager,
    sql`insert into saved_view (id, page, name, query, by_id)
        values (${createId()}, ${page}, ${name}, ${address}, ${viewer.id})
        on conflict (page, name) do update set query = excluded.query, by_id = excluded.by_id
        returning id, name, query`,
  );
  if (!saved) throw conflict('view.tooMany', { most: MOST });
  return saved;
}

/** Deletes a view. A second time does nothing. */
export async function deleteView({ db }: Deps, id: string): Promise<void> {
  await db.dataSource.manager.delete(SavedView, { id });
}
