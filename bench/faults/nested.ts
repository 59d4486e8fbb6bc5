import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { ask, post, signIn } from '../http';
import type { Fault } from './harness';
import { scratch, startServer } from './harness';

const reads = 150;
const attackers = 2;

const nested = (bytes: number): string => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`;
const bodies = [10_000, 90_000].flatMap((bytes) => [
  ['/graphql', `{"query": "{ portalInfo { now } }", "variables": {"input": ${nested(bytes)}}}`],
  ['/api/fn/postQuery', `{"route": ${nested(bytes)}}`],
  ['/api/login', `{"username": ${nested(bytes)}}`],
]);

/**
 * Runs on a separate thread at the lowest priority, because attackers have their own machines. Only the server's part
 * of the attack may slow the measured reads.
 */
const strangers = `
  const { parentPort, workerData } = require('node:worker_threads');
  require('node:os').setPriority(19);
  const { url, bodies, attackers } = workerData;
  const statuses = new Map();
  let isOver = false;
  const attack = async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const [path, body] = bodies[nth % bodies.length];
      const address = '10.1.' + (nth % 250) + '.' + (nth % 199);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const response = await fetch(url + path, { method: 'POST', headers, body });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  const attacks = Promise.all(Array.from({ length: attackers }, attack));
  parentPort.once('message', async () => {
    isOver = true;
    await attacks;
    parentPort.postMessage(statuses);
  });
`;

const p95 = (times: number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Bodies that nest deeply, without signing in: other callers are served nearly as before. */
export const nestedBodies: Fault = {
  title: 'deeply nested JSON from strangers',
  async run() {
    const dataDir = scratch();
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      await server.ready();
      const token = await signIn(server.url);
      const measure = async (): Promise<number[]> => {
        const times: number[] = [];
        for (let nth = 0; nth < reads; nth += 1) {
          const began = performance.now();
          const { errors } = await ask(server.url, '{ planDrafts { orderId } newOrders { id } }', {}, token);
          if (errors) throw new Error(errors[0]?.message);
          times.push(performance.now() - began);
        }
        return times;
      };
      await measure();
      const alone = p95(await measure());
      const attack = new Worker(strangers, { eval: true, workerData: { url: server.url, bodies, attackers } });
      const times = await measure();
      attack.postMessage('stop');
      const [statuses] = (await once(attack, 'message')) as [Map<number, number>];
      const under = p95(times);
      const { status } = await post(`${server.url}/api/login`, { username: 'admin', password: 'vale parool' });
      const wrong = [...statuses].filter(([status]) => status >= 500).length + (status === 401 ? 0 : 1);
      const replied = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      const said = [...statuses].map(([status, count]) => `${count} replies ${status}`).join(', ');
      return [
        {
          tried: `${attackers} strangers send nested bodies of 10 and 90 KB without a pause: ${said}`,
          acknowledged: `p95 of a read by others ${under.toFixed(1)} ms, ${alone.toFixed(1)} ms without, longest ${Math.max(...times).toFixed(0)} ms`,
          lost: `${wrong} failures`,
          // On a busy machine the strangers get no turn, and nothing was attacked.
          holds: wrong === 0 && under <= 2 * alone && replied >= reads / 2,
        },
      ];
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
