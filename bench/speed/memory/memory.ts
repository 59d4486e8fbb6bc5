import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '../../../server/outbound/live/listen.fixture';
import { listenTo } from '../../../server/outbound/live/listen.fixture';
import { uploadPhoto } from '../../faults/load';
import { ask, signIn } from '../../http';
import { median } from '../ask';
import { embedded } from '../databases';
import { createColleagues } from '../live';
import type { Running } from '../processes';
import { ourServer, run } from '../processes';
import type { Result } from '../result';
import { mixRequests } from './mixedRequests';
import type { Send } from './mixedRequests';

const PAGES = 500;
const ROUNDS = 4;
/** `REQUESTS=2000` measures sooner, on a busy machine. */
const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const CALLERS = 8;
const REST_MS = 30_000;
/** Looks of a minute, a second apart. The clock's garbage comes and goes within it. */
const LOOKS = 60;
const MOST_MIB = 350;
/** The first round compiles and fills caches. From the second on a server without a leak differs by what is not collected yet. */
const MOST_GROWTH = 0.05;

/** All processes of a server with its embedded database, while an office works and 500 of its pages are open. */
export async function memory(): Promise<Result[]> {
  const filled = await embedded({ past: 10_000, open: 200 });
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-memory-'));
  // With its modes, on which PostgreSQL insists.
  execFileSync('cp', ['-a', `${filled.DATA_DIR}/.`, dataDir]);
  const server = await run(ourServer({ DATABASE_URL: '', DATA_DIR: dataDir, TRUST_PROXY: '1' }));
  try {
    const token = await signIn(server.url);
    const streams = await openPages(server.url, await createColleagues(server, token));
    const sendNext = mixRequests(await readCompany(server, token));
    const rounds: number[] = [];
    while (rounds.length < ROUNDS) {
      await sendAll(sendNext, rounds.length * (REQUESTS / ROUNDS));
      rounds.push(server.memory());
      console.log(`  round ${rounds.length}: ${rounds.at(-1)?.toFixed(0)} MiB`);
    }
    await sleep(REST_MS);
    const rested = await watch(server);
    streams.forEach((stream) => stream.close());
    return toResults(rounds, rested);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Returns the memory at each look of a minute, in MiB. */
async function watch(server: Running): Promise<number[]> {
  const held: number[] = [];
  while (held.length < LOOKS) {
    held.push(server.memory());
    await sleep(1_000);
  }
  return held;
}

function toResults(rounds: number[], rested: number[]): Result[] {
  const [, second = 0] = rounds;
  const growth = (rounds.at(-1) ?? Infinity) / second - 1;
  const what = `memory of all processes, ${REQUESTS.toLocaleString('en')} mixed requests, ${PAGES} live pages`;
  return [
    {
      what: `${what}: half a minute later, median of a minute`,
      against: '-',
      mustReach: `at most ${MOST_MIB} MiB`,
      measured: `${median(rested).toFixed(0)} MiB (${Math.min(...rested).toFixed(0)} to ${Math.max(...rested).toFixed(0)})`,
      reached: median(rested) <= MOST_MIB,
    },
    {
      what: `${what}: the last of four rounds`,
      against: 'the second',
      mustReach: 'at most 5 % more',
      measured: `${(growth * 100).toFixed(1)} % (${rounds.map((each) => each.toFixed(0)).join(', ')} MiB)`,
      reached: growth <= MOST_GROWTH,
    },
  ];
}

/** One page of each colleague at a time: 500 at once would wait for the database's ten connections. */
async function openPages(url: string, tokens: string[]): Promise<Listening[]> {
  const streams: Listening[] = [];
  while (streams.length < PAGES) streams.push(...(await Promise.all(tokens.map((token) => listenTo(url, token)))));
  return streams;
}

/** A round, by several callers at once. */
async function sendAll(sendNext: Send, first: number): Promise<void> {
  let next = first;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (next < first + REQUESTS / ROUNDS) await sendNext(next++);
    }),
  );
}

async function readCompany({ url }: Running, token: string) {
  const { data } = await ask(
    url,
    '{ newOrders { id } answeredOrders { id } acceptedOrders { id } upcomingJobs { id } buses { id } }',
    {},
    token,
  );
  const { buses, ...lists } = data as Record<string, { id: string }[]>;
  const busId = buses?.[0]?.id ?? '';
  await uploadPhoto(url, token, busId);
  return { url, token, orders: Object.values(lists).flatMap((list) => list.map(({ id }) => id)), busId };
}
