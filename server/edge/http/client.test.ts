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

const names = ['index', 'platform'];
const dir = mkdtempSync(join(tmpdir(), 'client-'));
writeFileSync(join(dir, 'day.html'), 'day CSP_NONCE');
for (const name of names) writeFileSync(join(dir, `${name}.et.html`), `${name} CSP_NONCE`);
writeFileSync(join(dir, 'platform.ru.html'), 'platform in Russian');

const fill = jest.fn(async (..._: unknown[]): Promise<string | undefined> => undefined);
const findRole = jest.fn(async (): Promise<string | undefined> => undefined);
beforeEach(() => {
  fill.mockClear();
  findRole.mockReset().mockResolvedValue(undefined);
});
const pages = express()
  .use((_request, response, next) => {
    response.locals.nonce = 'n1';
    next();
  }, requestLanguages)
  .get('/portal{/*path}', (request, response, next) =>
    createClient(dir, async () => false, fill).reply(
      request,
      response,
      async () => {
        const role = await findRole();
        return { viewer: role && { role } } as RequestContext;
      },
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

it('gives an office page without its replies when nobody is signed in or the database is away', async () => {
  expect(await open('/platform')).toBe('platform n1');
  findRole.mockRejectedValueOnce(new Error('no database'));
  expect(await open('/platform/plan')).toBe('platform n1');
  expect(fill).not.toHaveBeenCalled();
});

it('reads no session for other pages', async () => {
  await open('/trips');
  expect(findRole).not.toHaveBeenCalled();
});

it.each(['/platform', '/platform?all.q=tartu', '/platform/job/0190AB?x=1'])(
  'gives %s with the replies that it will ask for, if they could be had',
  async (url) => {
    findRole.mockResolvedValue('admin');
    fill.mockResolvedValueOnce('with replies');
    expect(await open(url)).toBe('with replies');
    const context = { viewer: { role: 'admin' } };
    expect(fill).toHaveBeenLastCalledWith({ url, context, nonce: 'n1', width: 1440 });
    expect(await open(url)).toBe('platform n1');
  },
);

it('sends the page that a phone keeps from its folder alone, to be asked for again', async () => {
  const base = `http://localhost:${(server.address() as AddressInfo).port}/portal/day`;
  const response = await fetch(base, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/portal/day/']);
  const page = await fetch(`${base}/`);
  expect([page.headers.get('cache-control'), await page.text()]).toEqual(['no-cache', 'day n1']);
});
