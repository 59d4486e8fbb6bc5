import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that the service got. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export interface Service {
  url: string;
  asked: Asked[];
  /** What it does from now on. */
  answers: Answer;
  stop(): Promise<void>;
}

/** An HTTP service on loopback that stands for one on the internet. */
export async function startService(answers: Answer): Promise<Service> {
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://service');
    const asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as unknown) : undefined,
    };
    service.asked.push(asked);
    service.answers(asked, response);
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: Service = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_asked, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Whatever can go wrong with somebody else's service. */
export const failures: Record<string, Answer> = {
  'answers 500': (_asked, response) => void response.writeHead(500).end('Internal Server Error'),
  'answers 429 in JSON': json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429),
  'answers an HTML page': (_asked, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hooldus</h1>'),
  'answers half a JSON': (_asked, response) => void response.writeHead(200).end('{"routes": [{"legs"'),
  'answers another JSON': json({
    code: 'Ok',
    status: 'OK',
    routes: 1,
    results: {},
    features: 'none',
    addresses: [{}],
    suggestions: [null],
  }),
  'answers a JSON null': json(null),
  'hangs up': (_asked, response) => void response.destroy(),
  'never answers': () => undefined,
  'begins to answer, and hangs': (_asked, response) => void response.writeHead(200).write('{"routes": ['),
};
