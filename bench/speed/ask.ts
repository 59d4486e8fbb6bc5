import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { peers } from './processes';

export interface Request {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export const graphql = (url: string, token: string | undefined, query: string, variables: object = {}): Request => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({ query, variables }),
});

/** Sends a request once and returns the reply. Errors: a status other than 200, errors of GraphQL. */
export async function send({ url, ...init }: Request): Promise<string> {
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok || body.startsWith('{"errors"')) throw new Error(`${url}: ${response.status} ${body.slice(0, 500)}`);
  return body;
}

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
}

/** Eight callers at once, each with its own connection, for some seconds. Errors: any reply that is not 200. */
export async function load({ url, method = 'GET', headers = {}, body }: Request, seconds: number): Promise<Load> {
  const args = [join(peers, 'autocannon/autocannon.js'), '--json', '--connections', '8', '--duration', String(seconds)];
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`);
  if (body !== undefined) args.push('--body', body);
  args.push('--method', method, url);
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { requestsPerSecond: requests.average, requests: requests.total, p50: latency.p50, p99: latency.p99 };
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of a request, the median of many, each sent when the former was replied to. */
export async function took(requests: Request[], times: number): Promise<number[]> {
  const all = requests.map((): number[] => []);
  for (let round = 0; round < times; round += 1)
    for (const [index, request] of requests.entries()) {
      const began = performance.now();
      await send(request);
      all[index]?.push(performance.now() - began);
    }
  return all.map(median);
}
