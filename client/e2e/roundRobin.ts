import { createServer, request } from 'node:http';
import { freePort } from '../../server/testing/processes/ports';

/** A load balancer: hands each request to the next of the servers. */
export async function roundRobin(targets: string[]): Promise<{ url: string; close(): void }> {
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[next++ % targets.length] ?? '';
    const { method, headers, url } = incoming;
    const passed = request(`${target}${url ?? ''}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
