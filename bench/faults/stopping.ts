import { rm } from 'node:fs/promises';
import { createId } from '../../server/platform/ids';
import { ask, post, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';
import { inquiryInput, submitDocument } from './load';
import { makeCluster } from './postgres';

const rounds = 20;
const customers = 16;
/** With nothing that hangs, the process is gone sooner. */
const limitMs = 2000;

/** Inquiries over kept connections while the server is asked to stop, again and again: how many were stored, but never replied to. */
async function stoppedOn(kind: string, settings: Record<string, string>): Promise<Row> {
  const dataDir = scratch();
  const replied = new Set<string>();
  const withoutReply = new Set<string>();
  const times: number[] = [];
  const codes = new Set<number | null>();
  const start = async () => {
    const server = await startServer({ DATA_DIR: dataDir, ...settings });
    await server.ready();
    return server;
  };
  for (let round = 0; round < rounds; round += 1) {
    const { url, stop } = await start();
    let stopped = false;
    const customer = async (): Promise<void> => {
      while (!stopped) {
        const id = createId();
        withoutReply.add(id);
        const reply = await ask(url, submitDocument, { input: inquiryInput(id) }).catch(() => undefined);
        if (!reply) continue;
        withoutReply.delete(id);
        if (reply.data?.submitInquiry === id) replied.add(id);
      }
    };
    const all = Array.from({ length: customers }, customer);
    const before = replied.size;
    while (replied.size < before + 30) await new Promise((done) => setTimeout(done, 5));
    // Not at the same point each time.
    await new Promise((done) => setTimeout(done, Math.random() * 200));
    const asked = performance.now();
    codes.add(await stop());
    times.push(performance.now() - asked);
    stopped = true;
    await Promise.all(all);
  }
  const { url, stop } = await start();
  const reply = await post(`${url}/api/fn/getNewQueries`, {}, await signIn(url));
  const { content } = (await reply.json()) as { content: { query_id: string }[] };
  const stored = new Set(content.map(({ query_id }) => query_id));
  const lost = [...replied].filter((id) => !stored.has(id)).length;
  const untold = [...withoutReply].filter((id) => stored.has(id)).length;
  await stop();
  await rm(dataDir, { recursive: true });
  const longest = Math.max(...times);
  return {
    tried: `SIGTERM under load on kept connections, ${rounds} rounds, ${kind}`,
    acknowledged: `${replied.size} inquiries; gone after ${Math.round(longest)} ms at the longest`,
    lost: `${lost} acknowledged and not stored, ${untold} stored and not replied to`,
    holds: lost + untold === 0 && longest < limitMs && codes.size === 1 && codes.has(0),
  };
}

export const stopping: Fault = {
  title: 'asked to stop',
  async run() {
    const rows = [await stoppedOn('embedded database', {})];
    const cluster = await makeCluster();
    if (!cluster) return rows;
    try {
      rows.push(await stoppedOn('PostgreSQL', { DATABASE_URL: await cluster.database('stopping') }));
    } finally {
      await cluster.remove();
    }
    return rows;
  },
};
