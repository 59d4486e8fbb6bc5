import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '../../server/model/entities';
import { migrations } from '../../server/migrations';
import { openDatabase } from '../../server/platform/database/database';
import { signIn } from '../http';
import { fill } from '../speed/fill';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';
import { makeCluster } from './postgres';

const orders = 60_000;
const atOnce = 6;
/** As small as a cheap container's. */
const heapMb = 256;
/** So much longer than on the same machine before may somebody else wait. */
const limitMs = 500;

/**
 * Several callers read the whole archive over /fn at once, and one of them leaves: other callers must hardly notice.
 */
async function read(url: string): Promise<Row> {
  const token = await signIn(url);
  const usual = await longestWait(url, sleep(5000));
  const archive = async (leaves: boolean): Promise<string> => {
    const response = await fetch(`${url}/api/fn/getArchive`, { headers: { authorization: `Bearer ${token}` } });
    if (leaves) return response.body?.cancel().then(() => 'left') ?? 'left';
    let tail = '';
    let rows = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const text = tail + Buffer.from(chunk).toString('latin1');
      rows += text.split('"query_id"').length - 1;
      // A name that is cut in two is counted with the next piece, and only then.
      tail = text.slice(text.lastIndexOf('"query_id"') + 1).slice(-9);
    }
    return `${response.status}: ${rows}`;
  };
  let heard: string[] = [];
  const longest = await longestWait(
    url,
    Promise.all(
      Array.from({ length: atOnce }, (_, nth) => archive(nth === 0).catch((error: unknown) => String(error))),
    ).then((replies) => (heard = replies)),
  );
  const whole = `200: ${orders - orders / 10}`;
  return {
    tried: `getArchive of ${orders} orders, ${atOnce} at once, one of whom leaves, ${heapMb} MB of heap`,
    acknowledged: [...new Set(heard)].join(', '),
    lost: `the longest wait of somebody else: ${Math.round(longest)} ms; before: ${Math.round(usual)} ms`,
    holds: heard.every((each) => each === 'left' || each === whole) && longest < usual + limitMs,
  };
}

/** How long somebody waits for the shortest reply while something goes on, in ms. */
async function longestWait(url: string, goingOn: Promise<unknown>): Promise<number> {
  let longest = 0;
  let over = false;
  void goingOn.finally(() => (over = true));
  while (!over) {
    const began = performance.now();
    const came = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    longest = came ? Math.max(longest, performance.now() - began) : Infinity;
    await sleep(20);
  }
  return longest;
}

export const longList: Fault = {
  title: 'the whole archive at once',
  async run() {
    const cluster = await makeCluster();
    if (!cluster) return [];
    const dataDir = scratch();
    try {
      const url = await cluster.database('archive');
      const log = () => undefined;
      const database = await openDatabase({ url, entities, migrations, log });
      await fill(database.dataSource, { past: orders, open: 10 });
      await database.close();
      const server = await startServer({
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
      });
      await server.ready();
      const row = await read(server.url);
      await (server.alive() ? server.stop() : server.kill());
      return [row];
    } finally {
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
