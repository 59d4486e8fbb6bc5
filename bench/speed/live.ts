import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createId } from '../../server/platform/ids';
import type { Listening } from '../../server/outbound/live/listen.fixture';
import { listenTo } from '../../server/outbound/live/listen.fixture';
import { paide, tallinn, tartu } from '../../server/testing/builders';
import { ask, password, signIn } from '../http';
import { graphql, send } from './ask';
import { ours } from './pages/dashboard';
import type { Running } from './processes';
import { ourServer, run } from './processes';
import type { Result } from './result';
import { milliseconds } from './result';

const pages = 500;
const users = 25;
const orders = 60;
const changes = 60;
const idleS = 20;
/** How often a dashboard asked before there was a live stream. */
const pollS = 30;

/** 500 dashboards that are open at one server: how soon all hear of a change, and what that costs beside asking twice a minute. */
export async function live(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-live-'));
  const server = await run(ourServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, TRUST_PROXY: '1' }));
  try {
    const admin = await signIn(server.url);
    const ids = await fill(server, admin);
    const tokens = await createColleagues(server, admin);
    const poll = graphql(server.url, admin, ours);
    for (let warm = 0; warm < 50; warm += 1) await send(poll);
    const asked = await cpuOf(server, async () => {
      for (let count = 0; count < 200; count += 1) await send(poll);
    });
    const before = server.memory();
    const streams = await Promise.all(
      Array.from({ length: pages }, (_, page) => listenTo(server.url, tokens[page % users] ?? admin)),
    );
    await Promise.all(streams.map((stream) => stream.until(() => true)));
    const memory = server.memory() - before;
    const idle = await cpuOf(server, () => sleep(idleS * 1000));
    const heard: number[] = [];
    const changeMs = await cpuOf(server, async () => {
      for (let count = 0; count < changes; count += 1)
        heard.push(...(await changeAndHear(server, admin, streams, ids[count % ids.length] ?? '')));
    });
    streams.forEach((stream) => stream.close());
    return results({ heard, memory, poll: asked / 200, idle: idle / idleS, change: changeMs / changes });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Milliseconds of the server's processor while something is done. */
async function cpuOf(server: Running, work: () => Promise<unknown>): Promise<number> {
  const before = server.cpu();
  await work();
  return (server.cpu() - before) * 1000;
}

async function fill(server: Running, admin: string): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < orders; count += 1) {
    const id = createId();
    const at = (hours: number) => new Date(Date.now() + (count + 2) * 86_400_000 + hours * 3_600_000).toISOString();
    const input = {
      id,
      stops: [{ ...tallinn, depart: at(0) }, { ...paide, depart: at(2) }, tartu],
      passengers: 20,
      fullName: `Klient ${count}`,
      email: `klient${count}@firma.example`,
      phone: '+37255512345',
    };
    await must(server, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input }, admin);
    ids.push(id);
  }
  return ids;
}

export async function createColleagues(server: Running, admin: string): Promise<string[]> {
  const tokens: string[] = [];
  const create =
    'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }';
  for (let user = 0; user < users; user += 1) {
    const username = `kolleeg${user}`;
    await must(server, create, { input: { username, firstname: username, role: 'admin' }, password }, admin);
    tokens.push(await signIn(server.url, username));
  }
  return tokens;
}

async function must(
  server: Running,
  query: string,
  variables: object,
  token: string,
): Promise<Record<string, unknown>> {
  const { data, errors } = await ask(server.url, query, variables, token);
  if (errors || !data) throw new Error(errors?.[0]?.message ?? 'no data');
  return data;
}

const edit = 'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { version } }';

/** How long after the change was sent each page had heard of it, in milliseconds. */
async function changeAndHear(server: Running, admin: string, streams: Listening[], id: string): Promise<number[]> {
  const marks = streams.map(({ heard }) => heard.length);
  const began = performance.now();
  const heard = Promise.all(
    streams.map(async (stream, index) => {
      const isNew = (news: Listening['heard'][number]) =>
        stream.heard.indexOf(news) >= (marks[index] ?? 0) && news.changes.some(({ orderId }) => orderId === id);
      await stream.until(isNew);
      return performance.now() - began;
    }),
  );
  await must(server, edit, { id, notes: { driverNotes: createId() } }, admin);
  return heard;
}

interface Measured {
  heard: number[];
  /** MiB for all pages. */
  memory: number;
  /** Milliseconds of processor: of one request of a dashboard, a second of all pages without a change, a change told to all. */
  poll: number;
  idle: number;
  change: number;
}

function results({ heard, memory, poll, idle, change }: Measured): Result[] {
  const p95 = heard.sort((one, next) => one - next)[Math.floor(heard.length * 0.95)] ?? Infinity;
  const polling = (pages * poll) / pollS;
  const read = change + pages * poll;
  const even = ((polling - idle) / read) * 60;
  return [
    {
      what: `${pages} open dashboards: a change is heard by all, from its sending on`,
      against: '-',
      mustReach: 'p95 at most 300 ms',
      measured: `p95 ${milliseconds(p95)}, the last ${milliseconds(heard.at(-1) ?? Infinity)}; ${(memory / pages).toFixed(2)} MiB a page`,
      reached: p95 <= 300,
    },
    {
      what: `${pages} open dashboards: processor time of the server`,
      against: `asking every ${pollS} s: ${milliseconds(polling)} a second (${milliseconds(poll)} a request)`,
      mustReach: 'less while nothing changes',
      measured: `${milliseconds(idle)} a second while nothing changes; ${milliseconds(change)} to tell all of a change, ${milliseconds(read)} with all of them reading anew; as much as asking at ${even.toFixed(1)} changes a minute`,
      reached: idle < polling,
    },
  ];
}
