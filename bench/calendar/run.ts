import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFirstAdmin } from '../../server/access/firstAdmin';
import { createApp } from '../../server/app';
import { entities } from '../../server/entities';
import { migrations } from '../../server/migrations';
import { readConfig } from '../../server/platform/config';
import { createLogger } from '../../server/platform/logger';
import { createServices } from '../../server/services';
import { openTestDatabase, testServerUrl } from '../../server/testing/testDatabase';
import { measurePage } from './page';
import { fillJanuary, jobCount, serviceCount } from './world';

// How long the server takes for a month of 500 jobs and 40 services, and whether the page scrolls without a long task.
// `npm run build:client && node bench/run.mjs calendar/run.ts`, on PostgreSQL with TEST_DATABASE_URL.

const requests = 30;
const document = `query($first: LocalDate!, $last: LocalDate!) { calendar(first: $first, last: $last) {
  jobs { id assigned tripNumber title customer start end drivers { id firstname lastname } buses { id name } overlapping }
  services { arrangementId exceptionId date name description depart start end runs driver { id firstname lastname } bus { id name } overlapping } } }`;

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-bench-'));
  const password = 'administrator';
  const config = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  const database = await openTestDatabase({ entities, migrations });
  const log = createLogger('silent');
  const services = await createServices({ config, clock: { now: () => new Date() }, log, database });
  const app = await createApp(services.deps, resolve(__dirname, '../../build/client'));
  await createFirstAdmin(services.deps);
  await fillJanuary(database.dataSource);
  const server = createServer(app.handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { content } = (await post('/api/login', { username: 'admin', password })) as { content: { token: string } };

  console.log(
    `${jobCount} jobs, ${serviceCount} services, on ${testServerUrl ? 'PostgreSQL' : 'the embedded database'}`,
  );
  for (const [what, first, last] of [
    ['the month', '2027-01-01', '2027-01-31'],
    ['its whole weeks, as the page asks', '2026-12-28', '2027-01-31'],
  ]) {
    const times: number[] = [];
    const cpuBefore = process.cpuUsage();
    for (let round = 0; round < requests; round += 1) {
      const before = performance.now();
      await post('/graphql', { query: document, variables: { first, last } }, content.token);
      times.push(performance.now() - before);
    }
    // What a busy machine does not stretch: of Node, and of the embedded database where it is a thread of this process.
    const { user, system } = process.cpuUsage(cpuBefore);
    times.sort((one, other) => one - other);
    const at = (share: number) => `${Math.round(times[Math.floor((requests - 1) * share)] ?? 0)} ms`;
    console.log(
      `${what}: fastest ${at(0)}, median ${at(0.5)}, slowest ${at(1)}; ${Math.round((user + system) / 1000 / requests)} ms of CPU each`,
    );
  }
  for (const [width, height] of [
    [1440, 900],
    [390, 800],
  ] as const)
    await measurePage({ url, token: content.token, path: '/portal/platform/schedule?kuu=2027-01', width, height });

  server.closeAllConnections();
  server.close();
  await app.stop();
  await services.stop();
  await rm(dataDir, { recursive: true });
}

void main();
