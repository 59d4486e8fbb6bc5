import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestContext } from '../../access/context';
import { createClient } from './client';
import { requestLanguages } from './requestLog';

const names = ['index', 'platform', 'platform-admin'];
const dir = mkdtempSync(join(tmpdir(), 'client-'));
for (const name of names) writeFileSync(join(dir, `${name}.et.html`), `${name} CSP_NONCE`);
writeFileSync(join(dir, 'platform.ru.html'), 'platform in Russian');

const fill = jest.fn(async (..._: unknown[]): Promise<string | undefined> => undefined);
const findRole = jest.fn(async (): Promise<string | undefined> => undefined);
const pages = express()
  .use((_request, response, next) => {
    response.locals.nonce = 'n1';
    next();
  }, requestLanguages)
  .get('/portal{/*path}', (request, response, next) =>
    createClient(dir, async () => false, fill).reply(
      request,
      response,
      async () => ({ viewer: { role: await findRole() } }) as RequestContext,
      next,
    ),
  );
let server: Server;
beforeAll(async () => {
  server = pages.listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function open(path: string) {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/portal${path}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
}

it.each([
  ['/', 'index'],
  ['/accept?id=1', 'index'],
  ['/inquery.html', 'index'],
  ['/platform', 'platform'],
  ['/platform/job/1', 'platform'],
  ['/platforms', 'index'],
  ['/platform?lang=xx', 'platform'],
])('%s gets the HTML called %s, with a nonce', async (path, name) => {
  expect(await open(path)).toBe(`${name} n1`);
});

it('gives each language its own HTML', async () => {
  expect(await open('/platform?lang=ru')).toBe('platform in Russian');
});

it("gives a dashboard the HTML of the user's role, as far as there is one", async () => {
  findRole.mockResolvedValueOnce('admin');
  expect(await open('/platform')).toBe('platform-admin n1');
  findRole.mockResolvedValue('admin');
  expect(await open('/platform?all.q=tartu')).toBe('platform n1');
  findRole.mockResolvedValueOnce('boss');
  expect(await open('/platform')).toBe('index n1');
  findRole.mockRejectedValueOnce(new Error('no database'));
  expect(await open('/platform')).toBe('platform n1');
});

it('gives a dashboard with the replies that it will ask for, if they could be had', async () => {
  findRole.mockResolvedValue('admin');
  fill.mockResolvedValueOnce('with replies');
  expect(await open('/platform')).toBe('with replies');
  expect(fill).toHaveBeenLastCalledWith('platform-admin', { viewer: { role: 'admin' } }, 'n1');
  expect(await open('/platform')).toBe('platform-admin n1');
  fill.mockClear();
  await open('/platform?all.q=tartu');
  await open('/platform/job/1');
  expect(fill).not.toHaveBeenCalled();
});
