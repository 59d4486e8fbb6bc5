import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that the service got. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

type ServiceReply = (request: ReceivedRequest, response: ServerResponse) => void;

export interface FakeService {
  url: string;
  requests: ReceivedRequest[];
  /** Its behaviour from now on. */
  reply: ServiceReply;
  stop(): Promise<void>;
}

/** An HTTP service on loopback that stands for one on the internet. */
export async function startService(reply: ServiceReply): Promise<FakeService> {
  const server = createServer((incoming, response) => void receive(incoming, response));
  const receive = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://service');
    const request = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body: chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as unknown) : undefined,
    };
    service.requests.push(request);
    service.reply(request, response);
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    reply,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}

export const json =
  (body: unknown, status = 200): ServiceReply =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Everything that can go wrong with an outside service. */
export const failures: Record<string, ServiceReply> = {
  'replies with 500': (_request, response) => void response.writeHead(500).end('Internal Server Error'),
  'replies with 429 in JSON': json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429),
  'replies with an HTML page': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hooldus</h1>'),
  'replies with half a JSON': (_request, response) => void response.writeHead(200).end('{"routes": [{"legs"'),
  'replies with another JSON': json({
    code: 'Ok',
    status: 'OK',
    routes: 1,
    results: {},
    features: 'none',
    addresses: [{}],
    suggestions: [null],
  }),
  'replies with a JSON null': json(null),
  'hangs up': (_request, response) => void response.destroy(),
  'never replies': () => undefined,
  'begins to reply, and hangs': (_request, response) => void response.writeHead(200).write('{"routes": ['),
};
