import 'reflect-metadata';
import { resolve } from 'node:path';
import { startTestApp } from '../../server/testing/testApp';
import beginTestCluster from '../../server/testing/databases/testCluster';
import endTestCluster from '../../server/testing/databases/testClusterEnd';
import { remoteServer } from '../../server/testing/databases/testDatabase';
import { measurePage } from './page';
import { fillJanuary, jobCount, arrangementCount } from './world';

// How long the server takes for a month of 500 jobs and 40 arrangements, and whether the page scrolls without a long task.
// `npm run build:client && node bench/run.mjs calendar/run.ts`, on PostgreSQL with TEST_DATABASE_URL.

const requests = 30;
const document = `query($first: LocalDate!, $last: LocalDate!) { calendar(first: $first, last: $last) {
  jobs { id assigned tripNumber title customer start end drivers { id firstname lastname } buses { id name } overlapping }
  occurrences { arrangementId exceptionId date name description depart start end runs driver { id firstname lastname } bus { id name } overlapping } } }`;

async function main(): Promise<void> {
  await beginTestCluster();
  const app = await startTestApp({}, resolve(__dirname, '../../build/client'));
  await fillJanuary(app.deps.db.dataSource);
  const token = await app.login('admin');

  console.log(
    `${jobCount} jobs, ${arrangementCount} occurrences, on ${remoteServer ? 'PostgreSQL' : 'the embedded database'}`,
  );
  for (const [what, first, last] of [
    ['the month', '2027-01-01', '2027-01-31'],
    ['its whole weeks, as the page asks', '2026-12-28', '2027-01-31'],
  ]) {
    const times: number[] = [];
    const cpuBefore = process.cpuUsage();
    for (let round = 0; round < requests; round += 1) {
      const before = performance.now();
      await app.graphql(document, { first, last }, token);
      times.push(performance.now() - before);
    }
    // Processor time of Node alone, which a busy machine does not stretch.
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
    await measurePage({ url: app.url, token, path: '/portal/platform/schedule?kuu=2027-01', width, height });

  await app.stop();
  await endTestCluster();
}

void main();
