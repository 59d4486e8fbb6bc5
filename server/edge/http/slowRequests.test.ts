import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createPatientServer } from './slowRequests';

let server: Server;
beforeEach(async () => {
  server = createPatientServer({ headersMs: 100, bodyMs: 100, uploadMs: 600_000, checkMs: 20, idleMs: 5_000 });
  server.on('request', (request, response) => void request.resume().once('end', () => response.end('read')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** The reply until the server hangs up, after these bytes and no more. */
async function sent(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return heard.split('\r\n')[0] ?? '';
}

test('hangs up on a client that does not finish the headers', async () =>
  expect(await sent('POST / HTTP/1.1\r\nhost: a\r\nx-slow: ')).toMatch(/^(HTTP\/1.1 408 Request Timeout)?$/));

test('hangs up on a client that does not finish the body', async () =>
  expect(await sent('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"a":')).toBe(''));

test('a whole request is replied to', async () =>
  expect(await sent('POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}')).toBe(
    'HTTP/1.1 200 OK',
  ));

test('an idle connection is kept longer than the proxy in front keeps it', () =>
  expect(createPatientServer().keepAliveTimeout).toBeGreaterThan(60_000));
