import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { createEventStreams } from './sendEvents';

/** A reply whose reader takes nothing until the test lets it. */
class SlowReply extends EventEmitter {
  readonly written: string[] = [];
  destroyed = false;
  writeHead = () => undefined;
  flushHeaders = () => undefined;
  write = (text: string) => void this.written.push(text);
  end = (text: string) => {
    this.written.push(text);
    this.emit('ended');
  };
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

async function* counting(taken: { count: number }) {
  for (;;) yield { data: { number: (taken.count += 1) } };
}

test('to a slow reader one result is sent, and the next once that was taken', async () => {
  const reply = new SlowReply();
  const taken = { count: 0 };
  const sent = createEventStreams().send(reply as unknown as ServerResponse, counting(taken));
  for (let tick = 0; tick < 20; tick += 1) await setImmediate();
  expect(taken.count).toBe(1);
  reply.emit('drain');
  for (let tick = 0; tick < 20; tick += 1) await setImmediate();
  expect(taken.count).toBe(2);
  expect(reply.written).toEqual(
    ['{"data":{"number":1}}', '{"data":{"number":2}}'].map((data) => `event: next\ndata: ${data}\n\n`),
  );
  reply.destroy();
  await sent;
  expect(taken.count).toBe(2);
});

test('a listening client gets comments, a stuck one none, and is hung up on after a minute', async () => {
  const { send, keepAlive } = createEventStreams();
  const stuck = new SlowReply();
  const waiting = new SlowReply();
  void send(stuck as unknown as ServerResponse, counting({ count: 0 }));
  let end: () => void = () => undefined;
  const finished = send(
    waiting as unknown as ServerResponse,
    (async function* () {
      await new Promise<void>((done) => (end = done));
    })(),
  );
  for (let tick = 0; tick < 5; tick += 1) await setImmediate();
  keepAlive(performance.now() + 30_000);
  expect(waiting.written).toEqual([':\n\n']);
  expect(stuck.written).toHaveLength(1);
  expect(stuck.destroyed).toBe(false);
  keepAlive(performance.now() + 61_000);
  expect(stuck.destroyed).toBe(true);
  const ended = once(waiting, 'ended');
  end();
  await Promise.all([ended, finished]);
  expect(waiting.written.at(-1)).toBe('event: complete\ndata: \n\n');
});
