import { join } from 'node:path';
import { Client } from 'pg';
import { signIn } from '../http';
import { graphql, median, send } from './ask';
import type { Request } from './ask';
import { listOpenOrders, onPostgres } from './databases';
import { databaseCpu } from './capacity/databaseCpu';
import { ourServer, root, run } from './processes';
import type { Running } from './processes';
import type { Result } from './result';
import { milliseconds, times } from './result';

const changesARound = 400;
const rounds = 5;
const callers = 8;

/**
 * Changes of orders: the portal's way of writing them, over GraphQL and behind a bare server, beside the same rows written by
 * hand in plain SQL.
 */
export async function changes(): Promise<Result[]> {
  const database = await onPostgres({ past: 1000, open: 400 });
  const portal = await run(ourServer(database));
  const plain = await run({
    args: ['-r', '@swc-node/register', join(root, 'bench/speed/plainChanges.ts')],
    env: { ...database, SWCRC: 'true', NODE_ENV: 'production' },
  });
  const client = new Client({ connectionString: database.DATABASE_URL });
  await client.connect();
  try {
    const token = await signIn(portal.url);
    const ids = await listOpenOrders(client);
    const bare = (path: string) => (id: string) => ({
      url: plain.url + path,
      method: 'POST' as const,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ id }),
    });
    let count = 0;
    const values = { notes: () => ({ driverNotes: String((count += 1)) }), price: () => 100 + ((count += 1) % 1000) };
    const mutations = {
      notes:
        'mutation UpdateNotes($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }',
      price:
        'mutation UpdatePrice($id: UUID!, $price: Price!) { updatePrice(id: $id, price: $price, vatRate: 24) { id } }',
    };
    const results: Result[] = [];
    for (const what of ['notes', 'price'] as const) {
      const whole = (id: string) => graphql(portal.url, token, mutations[what], { id, [what]: values[what]() });
      const contenders = [
        [portal, whole],
        [plain, bare(`/ours/${what}`)],
        [plain, bare(`/${what}`)],
      ] as const;
      const measured: Measured[][] = [];
      // The first rounds warm up.
      for (let round = -2; round < rounds; round += 1) {
        const each: Measured[] = [];
        for (const [server, change] of contenders) each.push(await measure(client, server, ids, change));
        if (round >= 0) measured.push(each);
      }
      results.push(...compared(what, measured));
    }
    return results;
  } finally {
    await client.end();
    for (const server of [portal, plain]) await server.stop();
  }
}

/** Of one change, in milliseconds of processor time. */
interface Measured {
  perSecond: number;
  server: number;
  database: number;
}

/** Callers that change different orders, one after another. */
async function measure(
  client: Client,
  server: Running,
  ids: string[],
  change: (id: string) => Request,
): Promise<Measured> {
  const before = { server: server.cpu(), database: await databaseCpu(client), at: performance.now() };
  const share = Math.floor(ids.length / callers);
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const own = ids.slice(caller * share, (caller + 1) * share);
      for (let next = 0; next < changesARound / callers; next += 1) await send(change(own[next % own.length] ?? ''));
    }),
  );
  return {
    perSecond: (changesARound * 1000) / (performance.now() - before.at),
    server: ((server.cpu() - before.server) * 1000) / changesARound,
    database: (((await databaseCpu(client)) - before.database) * 1000) / changesARound,
  };
}

const names = { notes: 'a note of an order is written', price: 'the price of an order is corrected' };

function compared(what: keyof typeof names, measured: Measured[][]): Result[] {
  const medianOf = (which: number, value: (one: Measured) => number) =>
    median(measured.flatMap((round) => round[which] ?? []).map(value));
  const result = (which: number, where: string, limit: number): Result => {
    const ratio = (value: (one: Measured) => number) =>
      median(
        measured.flatMap((round) => {
          const one = round[which];
          const other = round[2];
          return one && other ? [value(one) / value(other)] : [];
        }),
      );
    const part = (value: (one: Measured) => number) =>
      `${times(ratio(value))} (${milliseconds(medianOf(which, value))} / ${milliseconds(medianOf(2, value))})`;
    const all = (one: Measured) => one.server + one.database;
    const perSecond = [which, 2].map((each) => medianOf(each, ({ perSecond }) => perSecond).toFixed(0)).join(' / ');
    return {
      what: `${names[what]}, ${where}: processor time of server and database`,
      against: 'the same rows by hand: node:http, pg, SQL',
      mustReach: `at most ${limit} times`,
      measured: `${part(all)}; server alone ${part((one) => one.server)}, database ${part((one) => one.database)}; changes a second ${perSecond}`,
      reached: ratio(all) <= limit,
    };
  };
  // Over GraphQL the edge is paid for too: reading the request, validation, access, limits, the reply.
  return [result(1, 'behind the same bare server', 1.5), result(0, 'over GraphQL', 2)];
}
