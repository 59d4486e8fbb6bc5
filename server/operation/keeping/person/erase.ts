import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { Erasure } from '../../../model/system/erasure.entity';
import { createId } from '../../../platform/ids';
import { query, sql } from '../../../platform/sql';
import { badInput, conflict } from '../../../texts/messages';
import { blankOrders } from '../blankOrders';
import type { ForgottenLevel } from '../blankOrders';
import { blankUser } from '../blankUser';
import { noteErasure } from '../erasedList';
import { requirePerson } from './identity';
import type { Person, PersonKey } from './identity';
import { judgeErasure } from './judge';
import type { Verdict } from './judge';
import { deleteMailFiles } from './mailFiles';
import { redactMentions } from './mentions';
import { toPattern } from './needles';
import { deleteUploads } from './uploads';

interface Asked {
  key: PersonKey;
  /** Also where only the name stands, which somebody else may have. */
  withNames: boolean;
  /** The name that the admin typed to confirm. */
  typedName: string;
}

/**
 * Erases a person in one transaction, as far as no law and no open trip wants the record: sums and numbers stay. Errors:
 * BAD_USER_INPUT at `typedName`; CONFLICT when nothing may go.
 */
export async function erasePerson(
  deps: Deps,
  viewer: Viewer,
  { key, withNames: wantsNames, typedName }: Asked,
): Promise<Erasure> {
  const withNames = wantsNames || key.kind === 'name';
  const { erasure, pattern, orders } = await deps.db.transaction(async (manager) => {
    const person = await requirePerson(manager, key);
    if (!isSameName(typedName, person.name)) throw badInput('keeping.otherName', 'typedName');
    const now = deps.clock.now();
    const verdict = await judgeErasure(manager, person, { now, withNames });
    const counts = await eraseRows({ deps, manager }, person, verdict, { viewer, withNames });
    if (Object.keys(counts).length === 0) throw conflict('keeping.nothingGoes');
    const written: Erasure = manager.create(Erasure, {
      id: createId(),
      at: now,
      byId: viewer.id,
      orderIds: verdict.goes.map(({ id }) => id),
      userId: verdict.userGoes ? person.value : null,
      counts,
      stayed: verdict.stays.length,
      cleanedAt: null,
    });
    await manager.insert(Erasure, written);
    return { erasure: written, pattern: toPattern(person.needles, withNames), orders: verdict.goes };
  });
  deps.log.info('a person was erased', { erasure: erasure.id, stayed: erasure.stayed });
  const { id, at, userId: user } = erasure;
  await noteErasure(deps.config, { id, at: at.toISOString(), orders, user, withNames });
  if (pattern !== undefined) await deleteMailFiles(deps.config, pattern);
  return erasure;
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toLocaleLowerCase('et') === other.replace(/\s+/g, ' ').toLocaleLowerCase('et');

async function eraseRows(
  context: { deps: Deps; manager: EntityManager },
  person: Person,
  { goes, stays, userGoes }: Verdict,
  { viewer, withNames }: { viewer: Viewer; withNames: boolean },
): Promise<Record<string, number>> {
  const { deps, manager } = context;
  const counts: Record<string, number> = {};
  const add = (more: Record<string, number>) =>
    Object.entries(more).forEach(([table, count]) => {
      if (count > 0) counts[table] = (counts[table] ?? 0) + count;
    });
  const except = stays.flatMap(({ orderId }) => orderId ?? []);
  const ids = goes.map(({ id }) => id);
  // In the person's own orders the name is the person's; also in lines of a price and in what was accepted.
  if (ids.length > 0) add(await redactMentions(manager, person.needles, { withNames: true, within: ids }));
  for (const level of [1, 2] satisfies ForgottenLevel[]) {
    const ofLevel = goes.filter((order) => order.level === level).map(({ id }) => id);
    await blankOrders(manager, ofLevel, { level, at: deps.clock.now(), actor: 'admin', userId: viewer.id });
  }
  add({ order: ids.length });
  if (userGoes) {
    await blankUser(context, person.value);
    add({ user: 1 });
  }
  if (withNames) add({ passenger: await deletePassengers(manager, person, except) });
  add({ import_batch: await deleteUploads(manager, toPattern(person.needles, withNames)) });
  add(await redactMentions(manager, person.needles, { withNames, except }));
  return counts;
}

/** The names on lists of trips that are over; the others are needed until then. */
async function deletePassengers(manager: EntityManager, { needles }: Person, except: readonly string[]) {
  const pattern = toPattern({ contacts: [], names: needles.names }, true);
  if (pattern === undefined) return 0;
  const rows = await query<{ position: number }>(
    manager,
    sql`with gone as (
        delete from passenger where fold(name) ~ ${pattern} and order_id <> all(${except}::uuid[]) returning position)
      select position from gone`,
  );
  return rows.length;
}
