import { signIn } from '../http';
import { graphql, send } from './ask';
import { ours } from './pages/dashboard';
import { embedded } from './databases';
import { ourServer, run } from './processes';
import type { Result } from './result';
import { milliseconds } from './result';

const month = { first: '2026-11-01', last: '2026-11-30' };
const list = (name: string, more = '') =>
  `{ ${name}(first: 100, sort: company${more}) { total endCursor nodes { id company stops { city } } } }`;

/** The requests of the pages, one after another. */
const pages: Record<string, string> = {
  dashboard: ours,
  archive: list('archive'),
  'archive, last page': list('archive', ', page: 100000'),
  'archive, search': list('archive', ', search: "tartu"'),
  'archive, search for two letters that nothing has': list('archive', ', search: "xx"'),
  'rejected orders': list('rejectedOrders'),
  feedback: '{ unreadFeedback { id } feedbacklessJobs { id } }',
  resources: '{ drivers { id firstname } buses { id name } foodPackages { id name } }',
  calendar: `{ calendar(first: "${month.first}", last: "${month.last}") { __typename } }`,
  'hours report': `{ driverReport(first: "${month.first}", last: "${month.last}") { driver { id } trips { tripNumber days { date hours } } } }`,
};

/** A full embedded database: how long the server takes to start, what it occupies, and how long any page stalls it. */
export async function embeddedServer(past: number): Promise<Result[]> {
  const database = await embedded({ past, open: 200 });
  const began = performance.now();
  const server = await run(ourServer(database));
  const startMs = performance.now() - began;
  try {
    const token = await signIn(server.url);
    const stalls: [string, number][] = [];
    for (const [page, query] of Object.entries(pages)) {
      // The first time compiles; what counts is what every further visitor meets.
      await send(graphql(server.url, token, query));
      await server.stall();
      for (let times = 0; times < 3; times += 1) await send(graphql(server.url, token, query));
      stalls.push([page, await server.stall()]);
    }
    await server.stall();
    await send({
      url: `${server.url}/api/export/archive.csv?search=tartu`,
      headers: { authorization: `Bearer ${token}` },
    });
    stalls.push(['archive as CSV', await server.stall()]);
    const [worst, stall] = stalls.reduce((one, other) => (other[1] > one[1] ? other : one));

    await server.stop();
    const rested = await run(ourServer(database));
    // After a minute of rest V8 gives back what the start took.
    await new Promise((later) => setTimeout(later, 90_000));
    const memory = rested.memory();
    await rested.stop();
    const full = `embedded, ${past.toLocaleString('en')} orders`;
    return [
      {
        what: `longest stall of the event loop during any request of the pages, ${full}`,
        against: '-',
        mustReach: '50 ms',
        measured: `${milliseconds(stall)} (${worst})`,
        reached: stall <= 50,
      },
      {
        what: `start, ${full}`,
        against: '-',
        mustReach: '3 s',
        measured: milliseconds(startMs),
        reached: startMs <= 3000,
      },
      {
        what: `memory at rest of all processes, PostgreSQL's too, ${full}`,
        against: '-',
        mustReach: '250 MB',
        measured: `${memory.toFixed(0)} MiB`,
        reached: memory <= 250,
      },
    ];
  } finally {
    await server.stop();
  }
}
