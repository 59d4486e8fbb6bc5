import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import type { SetupMarkKind } from '../../model/system/setupMark.entity';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import type { SetupStep, TodoItem } from './setupTypes';
import { todoItems } from './setupTypes';

export interface Mark {
  kind: SetupMarkKind;
  item: string;
}

/** A person's own matter; everything else is the company's. */
const personal: readonly (SetupStep | TodoItem)[] = ['password', 'ownFactor'];

/** The marks that count for the viewer. */
export const readMarks = (manager: EntityManager, viewer: Viewer): Promise<Mark[]> =>
  query<Mark>(manager, sql`select kind, item from setup_mark where user_id is null or user_id = ${viewer.id}`);

/** Sets a mark; one that is there stays. */
async function setMark({ db, clock }: Deps, kind: SetupMarkKind, item: string, userId: string | null): Promise<void> {
  await query(
    db.dataSource.manager,
    sql`insert into setup_mark (id, kind, item, user_id, at) values (${createId()}, ${kind}, ${item}, ${userId}, ${clock.now()})
        on conflict do nothing`,
  );
}

const findOwner = (item: SetupStep | TodoItem, viewer: Viewer): string | null =>
  personal.includes(item) ? viewer.id : null;

export const skipStep = (deps: Deps, viewer: Viewer, step: SetupStep): Promise<void> =>
  setMark(deps, 'skipped', step, findOwner(step, viewer));

export async function hideItems(deps: Deps, viewer: Viewer, items: readonly TodoItem[]): Promise<void> {
  for (const item of new Set(items)) await setMark(deps, 'hidden', item, findOwner(item, viewer));
}

/** From now on no sign-in leads to the first steps. */
export const endFirstSteps = (deps: Deps): Promise<void> => setMark(deps, 'ended', '', null);

/** For a company that needs neither steps nor list, as that of the demo. */
export async function markAsSetUp(deps: Deps): Promise<void> {
  await endFirstSteps(deps);
  for (const item of todoItems) if (!personal.includes(item)) await setMark(deps, 'hidden', item, null);
  await query(
    deps.db.dataSource.manager,
    sql`insert into setup_mark (id, kind, item, user_id, at)
        select gen_random_uuid(), 'hidden', item, u.id, ${deps.clock.now()}
        from "user" u cross join unnest(${personal}::text[]) item on conflict do nothing`,
  );
}
