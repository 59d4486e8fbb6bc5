import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { OperationTypeNode } from 'graphql';
import { permissions } from '../../server/access/permissions';
import { checkOperations } from '../../server/edge/rest/operations';
import { createWholeSchema } from '../../server/schema';
import type { TestApp } from '../../server/testing/testApp';
import { startTestApp } from '../../server/testing/testApp';
import { shopKeys, startTestMontonio } from '../../server/testing/pay/testMontonio';
import beginTestCluster from '../../server/testing/databases/testCluster';
import endTestCluster from '../../server/testing/databases/testClusterEnd';
import { table, writeSection } from '../results';
import type { FnCall } from './fnCalls';
import { fnCallsOf, fnRequest } from './fnCalls';
import type { RouteCall } from './routeCalls';
import { callbacksOf, fileCallsOf, fileRoutes, positionCallsOf, trackerCallsOf } from './routeCalls';
import type { Call } from './values';
import { callsOf } from './values';
import type { Role, World } from './world';
import { makeWorld, secrets } from './world';

// Thousands of calls of GraphQL, /fn and the routes of files with arguments of all kinds, as each role. No call may end in a failure that nobody foresaw, show
// the inside of the server, tell somebody what is not theirs, or change what they may not change.
// `npm run fuzz -- [calls of each operation and role] [seed] [the one operation to call]`

const [runs = 15, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];
const foundFile = join(__dirname, 'found.json');
const roles: Role[] = ['nobody', 'driver', 'otherDriver', 'admin'];

type AnyCall = Call | FnCall | RouteCall;

interface Found {
  role: Role;
  what: string;
  call: AnyCall;
}

const inside = [
  /\n\s+at /,
  /node_modules/,
  /QueryFailedError/,
  /syntax error/i,
  /relation "/,
  /violates/,
  /\/server\//,
];

/** The fault of a reply, if it has one. */
function wrong(role: Role, status: number, body: string): string | undefined {
  if (status >= 500 || body.includes('INTERNAL_SERVER_ERROR')) return `status ${status}: ${body.slice(0, 300)}`;
  const shown = inside.find((pattern) => pattern.test(body));
  if (shown) return `shows ${String(shown)}: ${body.slice(0, 300)}`;
  const forbidden = role === 'admin' ? [] : role === 'nobody' ? [...secrets.admin, ...secrets.session] : secrets.admin;
  const leaked = forbidden.find((secret) => body.includes(secret));
  return leaked && `tells ${leaked}`;
}

async function ask(app: TestApp, world: World, role: Role, call: AnyCall): Promise<string | undefined> {
  const send = async (token: string | null) => {
    const { path, init } = toRequest(call);
    if (token) init.headers.authorization = `Bearer ${token}`;
    const response = await app.fetch(path, init);
    return { status: response.status, body: await textOf(response) };
  };
  let reply = await send(await world.token(role));
  if (role !== 'nobody' && (reply.status === 401 || reply.body.includes('"UNAUTHENTICATED"')))
    reply = await send(await world.token(role, true));
  return wrong(role, reply.status, reply.body);
}

function toRequest(call: AnyCall) {
  if ('fn' in call) return fnRequest(call);
  return 'path' in call ? routeRequest(call) : graphqlRequest(call);
}

const routeRequest = ({ method, path, body }: RouteCall) => ({
  path,
  init: { method, headers: { 'content-type': 'application/json' } as Record<string, string>, body },
});

/** A stream never ends: its first event says whether it began well. */
async function textOf(response: Response): Promise<string> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop hangs up.
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
    if (text.includes('\n\n')) break;
  }
  return text;
}

const graphqlRequest = ({ document, variables }: Call) => ({
  path: document.startsWith('subscription') ? '/api/live' : '/graphql',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' } as Record<string, string>,
    body: JSON.stringify({ query: document, variables }),
  },
});

/** Rows that only admins may change. People choose their own language, and a driver confirms an assigned job. */
const guardedRows = [
  `select to_jsonb(u) - 'language' as row from "user" u`,
  ...['bus', 'food_package', 'offer', 'job', 'bus_assignment', 'arrangement'].map((name) => `select * from ${name}`),
  'select id, job_id, driver_id, position, during from driver_assignment',
];

async function guarded(app: TestApp): Promise<Set<string>> {
  const rows: object[] = [];
  for (const select of guardedRows)
    rows.push(...(await app.deps.db.dataSource.query<object[]>(`${select} order by 1`)));
  return new Set(rows.map((row) => JSON.stringify(row)));
}

async function main(): Promise<void> {
  await beginTestCluster();
  let readClock = () => new Date();
  // Tokens of the shop are as old as its clock says.
  const bank = await startTestMontonio(() => readClock());
  const app = await startTestApp({
    POSITIONS: 'on',
    MONTONIO_URL: bank.url,
    MONTONIO_ACCESS_KEY: shopKeys.accessKey,
    MONTONIO_SECRET_KEY: shopKeys.secretKey,
  });
  readClock = () => app.clock.now();
  const world = await makeWorld(app, bank);
  const schema = createWholeSchema();
  const found: Found[] = [];
  let calls = 0;

  const known: Found[] = existsSync(foundFile) ? (JSON.parse(readFileSync(foundFile, 'utf8')) as Found[]) : [];
  for (const { role, call } of known) {
    const what = await ask(app, world, role, call);
    if (what) found.push({ role, what, call });
  }

  const rows: string[][] = [];
  for (const role of roles) {
    let before = await guarded(app);
    const changes: string[] = [];
    const callsBefore = calls;
    const foundBefore = found.length;
    // Without the keys of e-mails: anyone who has one may do what it is for.
    const given = role === 'admin' ? world.known : { ...world.known, keys: [] };
    const now = app.clock.now().getTime();
    const target = (name: string, arbitrary: fc.Arbitrary<AnyCall>) => ({ name, arbitrary });
    const kinds = [
      [permissions.Query, OperationTypeNode.QUERY],
      [permissions.Mutation, OperationTypeNode.MUTATION],
      [permissions.Subscription, OperationTypeNode.SUBSCRIPTION],
    ] as const;
    const targets = [
      ...kinds.flatMap(([rows, kind]) =>
        Object.keys(rows).map((name) => target(name, callsOf(schema, kind, name, given, now))),
      ),
      ...[...checkOperations(schema)].map(([name, row]) => target(`/fn/${name}`, fnCallsOf(schema, row, given, now))),
      ...fileRoutes.map((name) => target(name, fileCallsOf(name, given))),
      target('POST /api/pay/montonio', callbacksOf(given, now)),
      target('/api/tracker', trackerCallsOf(given, now)),
      target('POST /api/position', positionCallsOf(given, now)),
    ].filter(({ name }) => only === undefined || name === only);
    for (const { name, arbitrary } of targets) {
      if (name.endsWith('logout')) continue;
      const result = await fc.check(
        fc.asyncProperty(arbitrary, async (call) => {
          calls += 1;
          // Other tests cover the limits of calls a minute; here the server must answer each call.
          if (calls % 50 === 0) app.clock.set(new Date(app.clock.now().getTime() + 61_000));
          const what = await ask(app, world, role, call);
          if (what) throw new Error(what);
        }),
        { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: 60_000 },
      );
      if (result.failed && result.counterexample) {
        const [call] = result.counterexample;
        found.push({ role, what: String((result.errorInstance as Error | null)?.message), call });
        console.log(`${role} ${name}: ${found.at(-1)?.what}\n  ${JSON.stringify(call)}`);
      }
      const after = role === 'admin' ? before : await guarded(app);
      const changed = [
        ...[...before].filter((row) => !after.has(row)),
        ...[...after].filter((row) => !before.has(row)),
      ];
      if (changed.length === 0) continue;
      console.log(`${role} changed by ${name} what only admins may change:\n  ${changed.join('\n  ')}`);
      before = after;
      changes.push(name);
      process.exitCode = 1;
    }
    const wrongs = found.length - foundBefore;
    rows.push([
      role,
      String(targets.length),
      String(calls - callsBefore),
      String(wrongs),
      role === 'admin' ? '-' : changes.length === 0 ? 'nothing' : `**by ${changes.join(', ')}**`,
    ]);
  }
  const head = ['role', 'operations', 'calls', 'wrong replies', 'changed without the right to'];
  // A run of one operation says nothing about the others.
  if (only === undefined)
    writeSection(
      'fuzz',
      `Fuzzing: \`npm run fuzz -- ${runs} ${seed}\``,
      `${table(head, rows)}\n\n${known.length} counter-examples of former runs were asked again first.`,
    );
  await app.stop();
  await bank.stop();
  await endTestCluster();
  console.log(`${calls} calls, seed ${seed}: ${found.length} found`);
  if (found.length === 0) return;
  writeFileSync(foundFile, `${JSON.stringify([...known, ...found], null, 2)}\n`);
  console.log(`kept in ${foundFile}; they are asked again first by the next run`);
  process.exitCode = 1;
}

void main();
