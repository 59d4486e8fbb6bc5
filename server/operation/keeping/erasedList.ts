import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Deps } from '../../access';
import type { Config } from '../../platform/config';
import { Erasure } from '../../model/system/erasure.entity';
import { parseJson } from '../../platform/api/readJson';
import { query, sql } from '../../platform/sql';
import { blankOrders } from './blankOrders';
import { blankUser } from './blankUser';
import { redactMentions } from './person/mentions';
import { toNeedles } from './person/needles';

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

const eraseEntry = (deps: Deps, { id: erasureId, at, orders, user, withNames }: Entry): Promise<void> =>
  deps.db.transaction(async (manager) => {
    // Copies of the portal start at the same time.
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('keeping'))`);
    if (await manager.existsBy(Erasure, { id: erasureId })) return;
    const there = await query<{ id: string; name: string; email: string; phone: string }>(
      manager,
      sql`select id, full_name as name, email, phone from "order"
          where id = any(${orders.map((order) => order.id)}::uuid[]) order by id for update`,
    );
    const within = there.map((row) => row.id);
    const needles = toNeedles({
      names: there.map(({ name }) => name),
      emails: there.map(({ email }) => email),
      phones: there.map(({ phone }) => phone),
    });
    if (within.length > 0) await redactMentions(manager, needles, { withNames: true, within });
    for (const level of [1, 2] as const) {
      const ids = orders.filter((order) => order.level === level && within.includes(order.id)).map((order) => order.id);
      await blankOrders(manager, ids, { level, at: deps.clock.now(), actor: 'system', userId: null });
    }
    if (user !== null) await blankUser({ deps, manager }, user);
    await redactMentions(manager, needles, { withNames });
    await manager.insert(Erasure, {
      id: erasureId,
      at: new Date(at),
      byId: null,
      orderIds: within,
      userId: user,
      counts: { order: within.length },
      stayed: 0,
      cleanedAt: null,
    });
  });
