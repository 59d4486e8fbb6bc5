import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { query, sql } from '../../../platform/sql';
import { blankOrders } from '../blankOrders';
import type { ForgottenLevel } from '../blankOrders';
import { blankUser } from '../blankUser';
import { blankPersons } from '../customerSteps';
import type { Person } from './identity';
import type { Verdict } from './judge';
import { redactMentions } from './mentions';
import { toPattern } from './needles';
import { deleteUploads } from './uploads';

interface ErasureScope {
  actor: 'admin' | 'system';
  userId: string | null;
  /** Also where only the name stands, which somebody else may have. */
  withNames: boolean;
}

/**
 * Erases the rows of a person: orders and user as the verdict says, and every mention outside the orders that stay. Returns
 * the number of changed rows by table, without zeros.
 */
export async function eraseRows(
  context: { deps: Deps; manager: EntityManager },
  person: Person,
  { goes, stays, userGoes }: Verdict,
  { actor, userId, withNames }: ErasureScope,
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
    await blankOrders(manager, ofLevel, { level, at: deps.clock.now(), actor, userId });
  }
  add({ order: ids.length });
  if (userGoes) {
    await blankUser(context, person.value);
    add({ user: 1 });
  }
  add({ customer: await blankPersons(manager, person.emails, except) });
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
