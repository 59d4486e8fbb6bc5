import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { readMails } from '../../server/testing/testMails';
import { ask, password, signIn } from '../http';
import type { Fault, Row, Server } from './harness';
import { scratch, startServer, until } from './harness';
import { emails, missing, nothingYet, replies, startLoad, summary, total } from './load';
import type { Cluster } from './postgres';
import { makeCluster } from './postgres';
import { roundRobin } from '../../client/e2e/roundRobin';

const userDocument =
  'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }';
const startDocument =
  'mutation($id: UUID!, $driver: UUID!, $bus: UUID!) { startJob(id: $id, input: {driver: $driver, bus: $bus, overlapReason: "Test"}) { id } }';

/** Two copies start together on an empty database and share every load by turns. */
async function shared(cluster: Cluster): Promise<Row[]> {
  const dataDir = scratch();
  const url = await cluster.database('copies');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url };
  const copies = await Promise.all([1, 2].map(() => startServer(settings, { clock: true })));
  const proxy = await roundRobin(copies.map((copy) => copy.url));
  const client = new Client(url);
  try {
    await Promise.all(copies.map((copy) => copy.ready()));
    await client.connect();
    const one = async (sql: string) =>
      Number(Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]);
    const users = await one('select count(*) from "user"');
    const migrations = await one('select count(*) from migration');
    const distinct = await one('select count(distinct name) from migration');
    const complaints = copies.flatMap((copy) =>
      copy
        .output()
        .split('\n')
        .filter((line) => /"level":"(warn|error)"/.test(line)),
    );
    for (const line of complaints) console.log(`  ${line}`);
    const started: Row = {
      tried: 'two copies of the server start together on an empty PostgreSQL database',
      acknowledged: `${distinct} migrations, ${users} first admin`,
      lost: `${migrations - distinct} migrations ran twice, ${complaints.length} warnings and errors in the logs`,
      holds: users === 1 && migrations === distinct && migrations > 0 && complaints.length === 0,
    };

    const done = nothingYet();
    const token = await signIn(proxy.url);
    const load = startLoad({ url: () => proxy.url, token: () => token, done, mails: () => readMails(dataDir) });
    await until(() => total(done) >= 300, 120);
    await load.stop();
    const lost = await missing(proxy.url, token, done);
    await until(async () => emails(await readMails(dataDir), done).untold.length === 0, 120);
    const { untold, twice } = emails(await readMails(dataDir), done);
    const loaded: Row = {
      tried: `mixed load on the two by turns; replies ${replies(done)}`,
      acknowledged: summary(done),
      lost: `${lost.length} actions, ${untold.length} emails; ${twice} emails came twice`,
      holds: lost.length + untold.length + twice === 0,
    };
    return [started, loaded, await asked(proxy.url, token, done.accepted, done.buses, copies, dataDir)];
  } finally {
    await client.end().catch(() => undefined);
    proxy.close();
    await Promise.all(copies.map((copy) => copy.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** When trips are over, both copies look for drivers to ask for feedback. Each driver must be asked once. */
async function asked(
  url: string,
  token: string,
  accepted: Set<string>,
  buses: Set<string>,
  copies: Server[],
  dataDir: string,
): Promise<Row> {
  const [bus] = buses;
  const emails: string[] = [];
  for (const [index, id] of [...accepted].slice(0, 5).entries()) {
    const email = `juht${index}@bussiveod.example`;
    const input = { username: `juht${index}`, firstname: 'Jaan', role: 'driver', email, phone: '+37255500000' };
    const { data } = await ask(url, userDocument, { input, password }, token);
    const driver = (data?.createUser as { id: string } | undefined)?.id;
    const { errors } = await ask(url, startDocument, { id, driver, bus }, token);
    if (!errors) emails.push(email);
  }
  const later = new Date(Date.now() + 20 * 86_400_000);
  await Promise.all(copies.map((copy) => copy.setNow(later)));
  const times = async () => {
    const mails = (await readMails(dataDir)).filter(({ links }) =>
      links.some(({ pathname }) => pathname.includes('feedback')),
    );
    return emails.map((email) => mails.filter(({ to }) => to === email).length);
  };
  await until(async () => (await times()).every((count) => count > 0), 90);
  // Long enough for the other copy to look too.
  await new Promise((done) => setTimeout(done, 35_000));
  const counts = await times();
  return {
    tried: 'trips end: both copies ask for feedback by themselves',
    acknowledged: `${emails.length} drivers`,
    lost: `${counts.filter((count) => count === 0).length} not asked, ${counts.filter((count) => count > 1).length} asked twice`,
    holds: emails.length > 0 && counts.every((count) => count === 1),
  };
}

const root = join(__dirname, '../..');

/** The steps of these journeys depend on each other, so a copy that caches anything gives itself away. */
const journeys = ['orderLife', 'answerAgain', 'assign', 'editOrder', 'driverDay', 'archive'];

/** A browser's journey, each request to the next of two copies on an empty database. */
function walk(name: string, url: string): Row {
  const { status, stdout } = spawnSync(
    'npx',
    ['playwright', 'test', `client/e2e/${name}.e2e.ts`, '--output', scratch()],
    { cwd: root, encoding: 'utf8', env: { ...process.env, E2E_COPIES_ON: url } },
  );
  return {
    tried: `the browser journey ${name}, each request to the next of two copies`,
    acknowledged: /\d+ passed.*/.exec(stdout)?.[0] ?? 'no journey',
    lost: status === 0 ? '-' : (/Error: .*/.exec(stdout)?.[0] ?? stdout.slice(-300)).replaceAll('\n', ' '),
    holds: status === 0,
  };
}

export const copies: Fault = {
  title: 'two copies of the server',
  async run() {
    const cluster = await makeCluster();
    if (!cluster) return [];
    try {
      const rows = await shared(cluster);
      if (!existsSync(join(root, 'build/client/index.html'))) return rows;
      for (const name of journeys) rows.push(walk(name, await cluster.database(`journey_${name.toLowerCase()}`)));
      return rows;
    } finally {
      await cluster.remove();
    }
  },
};
