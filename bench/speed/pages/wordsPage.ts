import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html = `<!doctype html><html lang="en"><head><title>Words</title><meta name="viewport" content="width=device-width">
<meta name="description" content="Words alone"></head><body><main><h1>Words</h1>${'<p>A bus takes 50 people to Tartu.</p>'.repeat(40)}</main>`;

/** A page without styles and scripts: what the machine itself costs each page. */
export async function openWordsPage(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/words`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
