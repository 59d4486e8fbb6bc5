import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { signIn } from '../http';
import { graphql, load, median, send } from './ask';
import type { Load, Request } from './ask';
import { ours, postGraphile } from './pages/dashboard';
import { onPostgres } from './databases';
import { ourServer, peers, root, run } from './processes';
import type { Running } from './processes';
import type { Result } from './result';
import { milliseconds, times } from './result';

const seconds = 6;
const rounds = 5;

interface Measured extends Load {
  /** Milliseconds of processor time a request. */
  cpu: number;
}

/** The dashboard and the lists of `/fn` against PostGraphile and a hand-written route on the same tables. */
export async function throughput(): Promise<Result[]> {
  const database = await onPostgres({ past: 1000, open: 200 });
  const portal = await run(ourServer(database));
  const plain = await run({
    args: ['-r', '@swc-node/register', join(root, 'bench/speed/plain.ts')],
    env: { ...database, SWCRC: 'true', NODE_ENV: 'production' },
  });
  const peer = await run({
    node: join(peers, '.bin/node'),
    args: [join(root, 'bench/peers/server.mjs')],
    env: { ...database, GRAPHILE_ENV: 'production', NODE_ENV: 'production' },
  });
  try {
    const token = await signIn(portal.url);
    const authorization = `Bearer ${token}`;
    const contenders = {
      dashboard: [portal, graphql(portal.url, token, ours)],
      peer: [peer, graphql(peer.url, undefined, postGraphile)],
      plain: [plain, { url: plain.url, headers: { authorization } }],
      fn: [portal, { url: `${portal.url}/api/fn/getNewQueries`, headers: { authorization } }],
      plainList: [plain, { url: `${plain.url}/fn`, headers: { authorization } }],
    } satisfies Record<string, [Running, Request]>;
    await sameReply(contenders.fn, contenders.plainList);
    const measured = await inTurn(contenders);
    const of = (name: string, value: (one: Measured) => number) => median((measured[name] ?? []).map(value));
    const ratio = (one: string, other: string, value: (one: Measured) => number) =>
      median((measured[one] ?? []).map((each, round) => value(each) / value(measured[other]?.[round] ?? each)));

    const faster = ratio('dashboard', 'peer', (each) => each.requestsPerSecond);
    const p99 = ratio('dashboard', 'peer', (each) => each.p99);
    const cpu = ratio('dashboard', 'plain', (each) => each.cpu);
    const fnCpu = ratio('fn', 'plainList', (each) => each.cpu);
    const cpuOf = (name: string) => milliseconds(of(name, (each) => each.cpu));
    return [
      {
        what: 'dashboard over GraphQL (all four lists, 200 orders, 4 stops), requests a second',
        against: 'PostGraphile 5 on the same tables',
        mustReach: '2.5 times',
        measured: `${times(faster)} (${of('dashboard', (each) => each.requestsPerSecond).toFixed(0)} / ${of('peer', (each) => each.requestsPerSecond).toFixed(0)})`,
        reached: faster >= 2.5,
      },
      {
        what: 'the same, p99',
        against: 'PostGraphile 5',
        mustReach: 'no worse',
        measured: `${times(p99)} (${milliseconds(of('dashboard', (each) => each.p99))} / ${milliseconds(of('peer', (each) => each.p99))})`,
        reached: p99 <= 1,
      },
      {
        what: 'the same, processor time of a request',
        against: 'node:http and pg by hand, the same SQL',
        mustReach: 'at most 1.5 times',
        measured: `${times(cpu)} (${cpuOf('dashboard')} / ${cpuOf('plain')})`,
        reached: cpu <= 1.5,
      },
      {
        what: '`/fn` list (getNewQueries), processor time of a request',
        against: 'the same by hand',
        mustReach: 'at most 1.5 times',
        measured: `${times(fnCpu)} (${cpuOf('fn')} / ${cpuOf('plainList')})`,
        reached: fnCpu <= 1.5,
      },
    ];
  } finally {
    for (const server of [portal, plain, peer]) await server.stop();
  }
}

/** Throws unless both servers reply the same: only then can they be compared. */
async function sameReply([, one]: [Running, Request], [, other]: [Running, Request]): Promise<void> {
  deepStrictEqual(JSON.parse(await send(one)), JSON.parse(await send(other)));
}

/** Each contender in each round, so that what else the machine does hits all of them alike. */
async function inTurn(contenders: Record<string, [Running, Request]>): Promise<Record<string, Measured[]>> {
  const measured: Record<string, Measured[]> = {};
  for (const [, request] of Object.values(contenders)) {
    await send(request);
    await load(request, 3);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const [name, [server, request]] of Object.entries(contenders)) {
      const before = server.cpu();
      const result = await load(request, seconds);
      (measured[name] ??= []).push({ ...result, cpu: ((server.cpu() - before) * 1000) / result.requests });
    }
  return measured;
}
