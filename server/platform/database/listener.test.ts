import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { createLogger } from '../log/logger';
import { createListener } from './listener';

/** A connection that complains of a statement while another runs, as pg is going to. */
class OneAtATime extends EventEmitter {
  readonly done: string[] = [];
  readonly connection = { stream: { destroy: () => this.emit('end') } };
  private busy = false;

  async query(text: string): Promise<{ rows: unknown[] }> {
    if (this.busy) throw new Error(`'${text}' while another statement runs`);
    this.busy = true;
    await sleep(5);
    this.busy = false;
    if (text === 'fails') throw new Error('it failed');
    this.done.push(text);
    return { rows: [] };
  }
}

test('callers at the same time ask one after another, also after one that failed', async () => {
  const first = new OneAtATime();
  const second = new OneAtATime();
  const clients = [first, second];
  const asked: Promise<unknown>[] = [];
  const listener = createListener({
    open: async () => clients.shift() as unknown as Client,
    channel: 'news',
    log: createLogger('silent'),
    opened: async () => {
      first.emit('notification', { payload: 'x' });
      await listener.query('opened', []);
    },
    heard: () => asked.push(listener.query('heard', []), listener.query('heard too', [])),
  });
  await listener.start();
  await Promise.all(asked);
  expect(first.done).toEqual(['listen news', 'heard', 'heard too', 'opened']);

  await expect(listener.query('fails', [])).rejects.toThrow('it failed');
  while (!second.done.includes('opened')) await sleep(5);
  await listener.query('after', []);
  expect(second.done.at(-1)).toBe('after');
  await listener.stop();
});
