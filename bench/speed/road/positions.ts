import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcessTree } from '../../processTree';
import { median } from '../ask';
import { cpuOf, ourServer, run } from '../processes';
import type { Running } from '../processes';
import type { Result } from '../result';
import { milliseconds, times } from '../result';
import type { Fleet } from './fleet';
import { addPositions, makeFleet, PHONES } from './fleet';

const EVERY_S = 10;
/** The app sends three places in half a minute. */
const AT_ONCE = 3;
const RUN_S = 60;
/** The work of a start is over by then. */
const SETTLE_MS = 30_000;
const FIXES = 1_000_000;
const ROUNDS = 60;
const WARM_UP = 100;

const settings = { ADMIN_PASSWORD: 'kuldne-rattapump', TRUST_PROXY: '1', POSITIONS: 'on', ADDRESS_SERVICE_URL: 'off' };

/** Phones of 300 drivers who send their places, a tracker's flood, and the same with a million places behind it. */
export async function positions(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-positions-'));
  const start = () => run(ourServer({ ...settings, DATA_DIR: dataDir }));
  try {
    const fleet = await makeFleet(dataDir, settings);
    let server = await start();
    await sleep(SETTLE_MS);
    const idle = await measureCore(server, () => sleep(20_000), 20);
    const busy = await measureCore(server, () => drive(server, fleet), RUN_S);
    const flood = await floodOnce(server, fleet);
    // Both readings are of a server that has just started, so that neither is quicker by what ran before.
    await server.stop();
    server = await start();
    const few = await readMedians(server, fleet);
    await server.stop();
    await addPositions(dataDir, settings, FIXES);
    server = await start();
    const many = await readMedians(server, fleet);
    await server.stop();
    const cost = Math.max(busy - idle, 0);
    return [
      {
        what: `${PHONES} phones with one place in ${EVERY_S} s, with the database`,
        against: '-',
        mustReach: 'under 5 % of one core',
        measured: `${percent(cost)} (${percent(busy)} beside ${percent(idle)} without them)`,
        reached: cost < 0.05,
      },
      {
        what: 'a tracker that sends 100 a second: the slowest other request meanwhile',
        against: '-',
        mustReach: '200 ms',
        measured: milliseconds(flood),
        reached: flood <= 200,
      },
      ...Object.entries(few).map(([what, before]): Result => {
        const after = many[what] ?? Infinity;
        return {
          what: `${what}, ${FIXES.toLocaleString('en')} places`,
          against: 'the same with few',
          mustReach: 'at most 1.2 times',
          measured: `${times(after / before)} (${milliseconds(after)} / ${milliseconds(before)})`,
          reached: after / before <= 1.2,
        };
      }),
    ];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** The part of one core that the server and its database use while something is done. */
async function measureCore({ pid }: Running, work: () => Promise<unknown>, seconds: number): Promise<number> {
  const used = () => listProcessTree(pid).reduce((sum, each) => sum + cpuOf(each), 0);
  const before = used();
  await work();
  return (used() - before) / seconds;
}

/** Each phone sends what it kept, at its own moment of the half minute. */
async function drive(server: Running, { tokens, orderId }: Fleet): Promise<void> {
  const periodMs = EVERY_S * AT_ONCE * 1000;
  const end = performance.now() + RUN_S * 1000;
  await Promise.all(
    tokens.map(async (token, nth) => {
      await sleep((nth / tokens.length) * periodMs);
      while (performance.now() < end) {
        await sendFixes(server, token, orderId, AT_ONCE);
        await sleep(periodMs);
      }
    }),
  );
}

async function sendFixes({ url }: Running, token: string, orderId: string, count: number): Promise<void> {
  const now = Date.now();
  const fixes = Array.from({ length: count }, (_, nth) => ({
    at: now - (count - nth - 1) * EVERY_S * 1000,
    lat: 59.437,
    lng: 24.7535,
  }));
  const response = await fetch(`${url}/api/position`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ orderId, fixes }),
  });
  if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`);
}

/** Ten seconds of 100 a second; meanwhile a customer looks at the trip. The longest of these looks in milliseconds. */
async function floodOnce(server: Running, fleet: Fleet): Promise<number> {
  const waits: number[] = [];
  const sent: Promise<number>[] = [];
  for (let tenth = 0; tenth < 100; tenth += 1) {
    for (let nth = 0; nth < 10; nth += 1)
      sent.push(
        fetch(`${server.url}/api/tracker?id=${fleet.trackerKey}&lat=59.43&lon=24.75`).then(({ status }) => status),
      );
    const began = performance.now();
    await fleet.readTrip(server.url);
    waits.push(performance.now() - began);
    await sleep(Math.max(100 - (performance.now() - began), 0));
  }
  const statuses = new Set(await Promise.all(sent));
  if ([...statuses].some((status) => status !== 200 && status !== 429)) throw new Error([...statuses].join(' '));
  return Math.max(...waits);
}

async function readMedians(server: Running, fleet: Fleet): Promise<Record<string, number>> {
  const measure = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; round < WARM_UP; round += 1) await work(round);
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await work(round + WARM_UP);
      all.push(performance.now() - began);
    }
    return median(all);
  };
  return {
    'a place of a phone': await measure((round) =>
      sendFixes(server, fleet.tokens[round % fleet.tokens.length] ?? '', fleet.orderId, 1),
    ),
    'the page of a customer': await measure(() => fleet.readTrip(server.url)),
    'the page of the office': await measure(() => fleet.readRoad(server.url)),
  };
}
