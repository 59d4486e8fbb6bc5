import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import * as v from 'valibot';
import type { Deps } from '../../access';
import type { Config } from '../../platform/config';
import { User } from '../../model/people/user.entity';
import { Erasure } from '../../model/system/erasure.entity';
import { parseJson } from '../../platform/api/readJson';
import { query, sql } from '../../platform/sql';
import { eraseRows } from './person/eraseRows';
import { requirePerson } from './person/identity';
import type { Person } from './person/identity';
import { judgeErasure } from './person/judge';
import type { Verdict } from './person/judge';
import { deleteMailFiles } from './person/mailFiles';
import { toPattern } from './person/needles';

// The list of erasures lies beside the database, not in it: after a restore of an older backup the portal erases again.
// It holds ids alone. A line is a JSON object.

const id = v.pipe(v.string(), v.uuid());
const entrySchema = v.object({
  id,
  at: v.string(),
  orders: v.array(v.object({ id, level: v.picklist([1, 2]) })),
  user: v.nullable(id),
  withNames: v.boolean(),
});
type Entry = v.InferOutput<typeof entrySchema>;

const toFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'erased.jsonl');

/** Notes an erasure beside the database. */
export async function noteErasure(config: Pick<Config, 'dataDir'>, entry: Entry): Promise<void> {
  // A new line first: the last one may have been cut short.
  await appendFile(toFile(config), `\n${JSON.stringify(entry)}\n`, { mode: 0o600 });
}

/** A power cut can leave a line half written. It must not stop the start. */
function readLine(line: string): unknown {
  try {
    return parseJson(line);
  } catch {
    return undefined;
  }
}

async function readEntries(config: Pick<Config, 'dataDir'>): Promise<Entry[]> {
  const text = await readFile(toFile(config), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const read = v.safeParse(entrySchema, readLine(line));
      return read.success ? [read.output] : [];
    });
}

/**
 * Erases again what the database has no record of: it was restored from a backup that is older than the erasure. Returns
 * how many erasures it did.
 */
export async function eraseAgain(deps: Deps): Promise<number> {
  const entries = await readEntries(deps.config);
  if (entries.length === 0) return 0;
  const known = await query<{ id: string }>(
    deps.db.dataSource,
    sql`select id from erasure where id = any(${entries.map((entry) => entry.id)}::uuid[])`,
  );
  const missing = entries.filter((entry) => !known.some((row) => row.id === entry.id));
  for (const entry of missing) await eraseEntry(deps, entry);
  if (missing.length > 0) deps.log.warn('people were erased again after a restore', { erasures: missing.length });
  return missing.length;
}

async function eraseEntry(deps: Deps, entry: Entry): Promise<void> {
  const { id: erasureId, at, orders, user, withNames } = entry;
  const pattern = await deps.db.transaction(async (manager) => {
    // Copies of the portal start at the same time.
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('keeping'))`);
    if (await manager.existsBy(Erasure, { id: erasureId })) return undefined;
    const person = await findErased(manager, entry);
    const goes = orders.filter((order) => person?.orderIds.includes(order.id));
    const { stays } = person
      ? await judgeErasure(manager, person, { now: deps.clock.now(), withNames })
      : { stays: [] };
    const verdict: Verdict = {
      goes,
      stays: stays.filter(({ orderId }) => !goes.some((order) => order.id === orderId)),
      userGoes: user !== null,
    };
    const counts = person
      ? await eraseRows({ deps, manager }, person, verdict, { actor: 'system', userId: null, withNames })
      : {};
    await manager.insert(Erasure, {
      id: erasureId,
      at: new Date(at),
      byId: null,
      orderIds: goes.map((order) => order.id),
      userId: user,
      counts,
      stayed: verdict.stays.length,
      cleanedAt: null,
    });
    return person && toPattern(person.needles, withNames);
  });
  if (pattern !== undefined) await deleteMailFiles(deps.config, pattern);
}

/** The person of an erasure as the restored database knows them. Undefined: neither the user nor an order is there. */
async function findErased(manager: EntityManager, { orders, user }: Entry): Promise<Person | undefined> {
  if (user !== null)
    return (await manager.existsBy(User, { id: user }))
      ? requirePerson(manager, { kind: 'user', value: user })
      : undefined;
  const [order] = await query<{ email: string }>(
    manager,
    sql`select email from "order" where id = any(${orders.map(({ id }) => id)}::uuid[]) and email <> '' limit 1`,
  );
  return order && requirePerson(manager, { kind: 'customer', value: order.email });
}
