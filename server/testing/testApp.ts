import { lives } from '../outbound/live/portalLive';
import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFirstAdmin } from '../access/signIn/firstAdmin';
import type { Deps } from '../access/context';
import { createApp } from '../app';
import { entities } from '../model/entities';
import { migrations } from '../migrations';
import { askForFeedback } from '../orders/actions/jobs/askForFeedback';
import { portalSystems } from '../operation/system/portalSystem';
import { followUpOffers } from '../orders/actions/offers/followUp';
import { readConfig } from '../platform/config';
import type { Database } from '../platform/database/database';
import { createLogger } from '../platform/log/logger';
import { createServices } from '../services';
import { TestClock } from './testClock';
import type { TestMail } from './testMails';
import { findMail, readMails } from './testMails';
import { openTestDatabase } from './databases/testDatabase';

export const adminPassword = 'kuldne-rattapump';

/** A GraphQL reply; tests say which data they expect. */
export interface Reply<T> {
  status: number;
  data: T;
  errors?: {
    message: string;
    extensions: { code: string; field?: string; requestID?: string; details?: Record<string, unknown> };
  }[];
}

export interface TestApp {
  url: string;
  deps: Deps;
  clock: TestClock;
  /** fetch on the running server. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Runs a GraphQL document, signed in by the token where one is given. */
  graphql<T = Record<string, unknown>>(document: string, variables?: object, token?: string | null): Promise<Reply<T>>;
  /** Signs in and returns the token. */
  login(username: string, password?: string): Promise<string>;
  mails(): Promise<TestMail[]>;
  /** Waits for a mail to an address whose subject or text contains the words. */
  mail(to: string, words: string): Promise<TestMail>;
  /** The server's periodic work, at once. */
  askForFeedback(): Promise<number>;
  followUpOffers(): Promise<{ ended: number; reminded: number }>;
  /** Looks for waiting messages at once. */
  kickQueues(): void;
  stop(): Promise<void>;
}

/**
 * The real server with its own port and database, a clock to set and mails in files. Without a client, unless the
 * absolute path of a built one is given. Callers without a session may send any document, unless `isKnown` says which.
 * A second copy of the server gets the database of the first; `lookEveryMs` is how often it looks for missed changes.
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  clientDir = 'no-client',
  isKnown: (document: unknown) => boolean = () => true,
  { database: shared, lookEveryMs }: { database?: Database; lookEveryMs?: number } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    LOGISTICS_EMAIL: 'logistik@bussiveod.example',
    PUBLIC_URL: 'http://portal.example',
    // Tests ask nobody outside this machine.
    ADDRESS_SERVICE_URL: 'off',
    ...settings,
  });
  const clock = new TestClock();
  const log = createLogger('silent');
  const database = shared ?? (await openTestDatabase({ entities, migrations }));
  const services = await createServices({ config, clock, log, database, lookEveryMs, planLimitMs: Infinity });
  const app = await createApp(services.deps, resolve(dataDir, clientDir), isKnown);
  await createFirstAdmin(services.deps);
  await services.start();
  const server = createServer(app.handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const request = (path: string, init?: RequestInit) => fetch(url + path, init);
  const post = (path: string, body: object, token?: string | null) =>
    request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // To pack and unpack each reply would be a part of the work of all tests.
        'accept-encoding': 'identity',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  return {
    url,
    deps: services.deps,
    clock,
    fetch: request,
    async graphql<T>(query: string, variables: object = {}, token?: string | null) {
      const response = await post('/graphql', { query, variables }, token);
      const body = (await response.json()) as Omit<Reply<T>, 'status'>;
      return { status: response.status, ...body };
    },
    async login(username, password = adminPassword) {
      const response = await post('/api/login', { username, password });
      const body = (await response.json()) as { content?: { token: string }; error?: { message: string } };
      if (!body.content) throw new Error(`cannot sign in as ${username}: ${body.error?.message}`);
      return body.content.token;
    },
    mails: () => readMails(dataDir),
    mail: (to, words) => findMail(dataDir, to, words),
    askForFeedback: () => askForFeedback(services.deps),
    followUpOffers: () => followUpOffers(services.deps),
    kickQueues: () => portalSystems.require(services.deps).kickQueues(),
    async stop() {
      lives.require(services.deps).close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await app.stop();
      await services.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
