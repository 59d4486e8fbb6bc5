import type { Client } from 'pg';
import type { Logger } from '../log/logger';
import { createPause } from '../pause';
import { describeError } from './databaseErrors';

export interface Listener {
  /** Resolves when it listens, or could not at the first try; it goes on trying then. */
  start(): Promise<void>;
  /**
   * Runs a statement on the connection that listens, after those that were asked for before; when it fails the connection is given up
   * and opened again.
   */
  query<Row>(text: string, values: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5_000;

/**
 * One connection that hears a channel's notifications of the database, and opens itself again whenever it is lost. It
 * misses notifications meanwhile: `opened` must look for them.
 */
export function createListener(options: {
  open: () => Promise<Client>;
  channel: string;
  log: Logger;
  opened: () => Promise<void>;
  heard: (payload: string) => void;
}): Listener {
  const { open, channel, log, opened, heard } = options;
  const pause = createPause();
  let client: Client | undefined;
  let isStopping = false;
  let running = Promise.resolve();
  let former: Promise<unknown> = Promise.resolve();

  /** A notification while `opened` still asks makes others ask too, and pg will not queue statements for them any more. */
  function query<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const turn = former.then(() => ask<Row>(text, values));
    former = turn.catch(() => undefined);
    return turn;
  }

  async function ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const asked = client;
    if (!asked) throw new Error('Connection terminated: nobody listens to the database');
    try {
      return (await asked.query(text, values)).rows as Row[];
    } catch (error) {
      drop(asked);
      throw error;
    }
  }

  /** Listens until the connection is lost. */
  async function listen(tried: () => void): Promise<void> {
    const own = await open();
    const lost = new Promise<void>((done) => void own.once('end', done).once('error', () => done()));
    try {
      own.on('notification', ({ payload }) => heard(payload ?? ''));
      await own.query(`listen ${channel}`);
      client = own;
      await opened();
      tried();
      if (!isStopping) await lost;
    } finally {
      client = undefined;
      drop(own);
    }
  }

  async function keepListening(tried: () => void): Promise<void> {
    for (let failures = 0; !isStopping; failures += 1) {
      try {
        await listen(() => {
          if (failures > 0) log.info('the database is listened to again');
          failures = 0;
          tried();
        });
        if (!isStopping) log.warn('the connection that listens to the database was lost');
      } catch (error) {
        if (failures === 0) log.warn('the database cannot be listened to', { reason: describeError(error) });
      }
      tried();
      if (!isStopping) await pause.wait(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(failures, 10)));
    }
  }

  return {
    start: () => new Promise((tried) => (running = keepListening(tried))),
    query,
    async stop() {
      isStopping = true;
      pause.end();
      if (client) drop(client);
      await running;
    },
  };
}

/** Not `end`, which waits for a server that may never say a word again. */
function drop(client: Client): void {
  client.on('error', () => undefined);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
