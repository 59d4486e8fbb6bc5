import { Client } from 'pg';
import { createId } from '../../../server/platform/ids';
import { inquiryInput, submitDocument } from '../../faults/load';
import { ask, signIn } from '../../http';
import { graphql, send } from '../ask';
import { databaseCpu } from './databaseCpu';
import { listOpenOrders, onPostgres } from '../databases';
import { ours, sentByOurClient } from '../pages/dashboard';
import { ourServer, run } from '../processes';
import type { Result } from '../result';
import { milliseconds } from '../result';

// One machine, three and ten: each act of a company costs some of the portal and of its database. The part that is used up
// first is the limit (docs/scaling.md).

const REQUESTS = 200;
const CALLERS = 4;
/** Acts of one company in its busiest hour: 10 pages of the office are open, and each change is read again by all. */
const BUSIEST_HOUR = { dashboard: 10 * 120 + 200, order: 600, plan: 120, note: 90, inquiry: 30 };
type Act = keyof typeof BUSIEST_HOUR;
/** A processor is not planned to be busier than this. */
const HALF_BUSY_MS = 500;
const fleets = [
  { copies: 1, databaseCores: 1 },
  { copies: 3, databaseCores: 4 },
  { copies: 10, databaseCores: 8 },
];

/** Milliseconds of processor time of one act. */
interface Cost {
  portal: number;
  database: number;
}

export async function capacity(): Promise<Result[]> {
  const database = await onPostgres({ past: 10_000, open: 200 });
  const portal = await run(ourServer({ ...database, TRUST_PROXY: '1' }));
  const client = new Client({ connectionString: database.DATABASE_URL });
  await client.connect();
  try {
    const token = await signIn(portal.url);
    const ids = await listOpenOrders(client);
    const orderPage = sentByOurClient('client/office/orders/orders.graphql', 'OrderById');
    const plan = sentByOurClient('client/office/planning/planning.graphql', 'PlanBoard');
    const [from, to] = [0, 13].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const note =
      'mutation UpdateNotes($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }';
    const asked = (query: string, variables: object = {}) => send(graphql(portal.url, token, query, variables));
    const acts: Record<Act, (nth: number) => Promise<unknown>> = {
      dashboard: () => asked(ours),
      order: (nth) => asked(orderPage, { id: ids[nth % ids.length] }),
      plan: () => asked(plan, { from, to }),
      note: (nth) => asked(note, { id: ids[nth % ids.length], notes: { driverNotes: String(nth) } }),
      // From another address each time, so that no limit is hit.
      inquiry: async () => {
        const { errors } = await ask(portal.url, submitDocument, { input: inquiryInput(createId()) });
        if (errors) throw new Error(errors[0]?.message);
      },
    };
    const costs: [Act, Cost][] = [];
    for (const [name, act] of Object.entries(acts) as [Act, (typeof acts)[Act]][]) {
      await repeat(act);
      const before = { portal: portal.cpu(), database: await databaseCpu(client) };
      await repeat(act);
      const spent = { portal: portal.cpu() - before.portal, database: (await databaseCpu(client)) - before.database };
      costs.push([name, { portal: (spent.portal * 1000) / REQUESTS, database: (spent.database * 1000) / REQUESTS }]);
    }
    return [...costs.map(toCostRow), ...toFleetRows(costs, portal.memory())];
  } finally {
    await client.end();
    await portal.stop();
  }
}

async function repeat(act: (nth: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (next < REQUESTS) await act((next += 1));
    }),
  );
}

const names: Record<Act, string> = {
  dashboard: 'the dashboard is read, 200 orders',
  order: 'an order is opened',
  plan: 'the plan of a fortnight is read',
  note: 'a note is written',
  inquiry: 'an inquiry is sent, with its two e-mails',
};

const toCostRow = ([act, { portal, database }]: [Act, Cost]): Result => ({
  what: `${names[act]}; ${BUSIEST_HOUR[act]} times in the busiest hour of a company`,
  against: '-',
  mustReach: '-',
  measured: `processor time of the portal ${milliseconds(portal)}, of the database ${milliseconds(database)}`,
  reached: true,
});

function toFleetRows(costs: [Act, Cost][], memoryMib: number): Result[] {
  const perSecond = (part: keyof Cost) =>
    costs.reduce((sum, [act, cost]) => sum + (cost[part] * BUSIEST_HOUR[act]) / 3600, 0);
  const company = { portal: perSecond('portal'), database: perSecond('database') };
  return fleets.map(({ copies, databaseCores }) => {
    const byPortal = Math.floor((copies * HALF_BUSY_MS) / company.portal);
    const byDatabase = Math.floor((databaseCores * HALF_BUSY_MS) / company.database);
    return {
      what: `companies that ${copies} ${copies === 1 ? 'copy carries' : 'copies carry'}, database with ${databaseCores} ${databaseCores === 1 ? 'core' : 'cores'}, processors half busy`,
      against: '-',
      mustReach: '-',
      measured: `${Math.min(byPortal, byDatabase)}; ${byPortal < byDatabase ? 'the copies' : 'the database'} first (${byPortal} / ${byDatabase}); ${Math.round(memoryMib * copies)} MiB for the copies`,
      reached: true,
    };
  });
}
