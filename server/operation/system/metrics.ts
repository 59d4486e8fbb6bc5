import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { Deps } from '../../access';
import { query, sql } from '../../platform/sql';
import { findProblems } from './readSystem';
import { problemKinds } from './judgeSystem';

/** A reading is at most this old. However often somebody asks, the database is not asked more often. */
const READING_MS = 5_000;

export interface Metrics {
  contentType: string;
  read(): Promise<string>;
}

/** The figures of this copy of the portal, and of the queues that all copies share, for Prometheus. */
export function createMetrics(deps: Deps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const messages = new Gauge({
    name: 'charter_queued_messages',
    help: 'Messages of a queue in a state other than sent.',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });
  const problems = new Gauge({
    name: 'charter_problem',
    help: '1 while the portal has a problem of this kind.',
    labelNames: ['kind'],
    registers: [registry],
  });

  async function measure(): Promise<string> {
    const rows = await query<{ queue: string; state: string; count: number }>(
      deps.db.dataSource,
      sql`select queue, state, count(*)::int as count from queued_message
        where state in ('waiting', 'sending', 'given_up') group by queue, state`,
    );
    messages.reset();
    for (const { queue, state, count } of rows) messages.set({ queue, state }, count);
    const found = new Set((await findProblems(deps)).map(({ kind }) => kind));
    for (const kind of problemKinds) problems.set({ kind }, found.has(kind) ? 1 : 0);
    return registry.metrics();
  }

  let reading: Promise<string> | undefined;
  let readAt = 0;
  return {
    contentType: registry.contentType,
    read: () => {
      if (reading && performance.now() - readAt < READING_MS) return reading;
      readAt = performance.now();
      reading = measure();
      // A failed reading is not kept.
      reading.catch(() => (reading = undefined));
      return reading;
    },
  };
}
