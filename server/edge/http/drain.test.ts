import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchReplies } from './drain';

test('a waiting caller learns that the connection ends when the server stops, and no new one is let in', async () => {
  const server = createServer();
  const replies = watchReplies(server);
  let send: () => void = () => undefined;
  server.on('request', (_request, response) => {
    send = () => void response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asking = fetch(url);
  await once(server, 'request');
  expect([replies.idle(), replies.idleMs()]).toEqual([false, 0]);
  const drained = replies.drain(60_000);
  await expect(fetch(url)).rejects.toThrow();
  send();
  const reply = await asking;
  expect([reply.headers.get('connection'), await reply.text()]).toEqual(['close', 'done']);
  await drained;
  expect(replies.idle()).toBe(true);
  await sleep(20);
  expect(replies.idleMs()).toBeGreaterThan(10);
});
