import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { permissions } from '../../server/access/permissions';
import { createSchema } from '../../server/schema';
import type { TestApp } from '../../server/testing/testApp';
import { startTestApp } from '../../server/testing/testApp';
import type { Call } from './values';
import { callsOf } from './values';
import type { Role, World } from './world';
import { makeWorld, secrets } from './world';

// Thousands of calls with arguments of all kinds, as each role. No call may end in a failure that nobody foresaw, show
// the inside of the server, tell somebody what is not theirs, or change what they may not change.
// `npm run fuzz -- [calls of each operation and role] [seed]`

const [runs = 15, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const foundFile = join(__dirname, 'found.json');
const roles: Role[] = ['nobody', 'driver', 'otherDriver', 'admin'];

interface Found {
  role: Role;
  what: string;
  call: Call;
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

/** What is wrong with a reply, if anything. */
function wrong(role: Role, status: number, body: string): string | undefined {
  if (status >= 500 || body.includes('INTERNAL_SERVER_ERROR')) return `status ${status}: ${body.slice(0, 300)}`;
  const shown = inside.find((pattern) => pattern.test(body));
  if (shown) return `shows ${String(shown)}: ${body.slice(0, 300)}`;
  const forbidden = role === 'admin' ? [] : role === 'nobody' ? [...secrets.admin, ...secrets.session] : secrets.admin;
  const told = forbidden.find((secret) => body.includes(secret));
  return told && `tells ${told}`;
}

async function ask(app: TestApp, world: World, role: Role, call: Call): Promise<string | undefined> {
  const send = async (token: string | null) => {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: call.document, variables: call.variables }),
    });
    return { status: response.status, body: await response.text() };
  };
  let reply = await send(await world.token(role));
  if (role !== 'nobody' && reply.body.includes('"UNAUTHENTICATED"')) reply = await send(await world.token(role, true));
  return wrong(role, reply.status, reply.body);
}

/** What only admins may change, as one text. */
async function guarded(app: TestApp): Promise<string> {
  const tables = [
    '"user"',
    'bus',
    'food_package',
    'offer',
    'job',
    'driver_assignment',
    'bus_assignment',
    'arrangement',
  ];
  const rows: unknown[] = [];
  for (const table of tables) rows.push(await app.deps.db.dataSource.query(`select * from ${table} order by 1`));
  return JSON.stringify(rows);
}

async function main(): Promise<void> {
  const app = await startTestApp();
  const world = await makeWorld(app);
  const schema = createSchema();
  const found: Found[] = [];
  let calls = 0;

  const known: Found[] = existsSync(foundFile) ? (JSON.parse(readFileSync(foundFile, 'utf8')) as Found[]) : [];
  for (const { role, call } of known) {
    const what = await ask(app, world, role, call);
    if (what) found.push({ role, what, call });
  }

  for (const role of roles) {
    const before = await guarded(app);
    // Without the keys of e-mails: whoever has one may do what it is for.
    const given = role === 'admin' ? world.known : { ...world.known, keys: [] };
    for (const [kind, rows] of [
      ['query', permissions.Query],
      ['mutation', permissions.Mutation],
    ] as const) {
      for (const name of Object.keys(rows)) {
        if (name === 'logout') continue;
        const result = await fc.check(
          fc.asyncProperty(callsOf(schema, kind, name, given, app.clock.now().getTime()), async (call) => {
            calls += 1;
            const what = await ask(app, world, role, call);
            if (what) throw new Error(what);
          }),
          { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: 60_000 },
        );
        if (result.failed && result.counterexample) {
          const [call] = result.counterexample;
          found.push({ role, what: String((result.errorInstance as Error | null)?.message), call });
          console.log(`${role} ${kind} ${name}: ${found.at(-1)?.what}\n  ${JSON.stringify(call.variables)}`);
        }
      }
    }
    if (role !== 'admin' && (await guarded(app)) !== before) {
      console.log(`${role} changed what only admins may change`);
      process.exitCode = 1;
    }
  }
  await app.stop();
  console.log(`${calls} calls, seed ${seed}: ${found.length} found`);
  if (found.length === 0) return;
  writeFileSync(foundFile, `${JSON.stringify([...known, ...found], null, 2)}\n`);
  console.log(`kept in ${foundFile}; they are asked again first by the next run`);
  process.exitCode = 1;
}

void main();
