import 'reflect-metadata';
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../platform/database/embedded/embedded';
import { migrations } from '../../migrations';
import { entities } from '../../model/entities';
import { openDatabase } from '../../platform/database/database';
import { createServerDatabase } from './serverDatabase';

/** Ends what a run of the tests stands on; put here by its beginning, called by its end. */
declare global {
  var endTestCluster: (() => Promise<void>) | undefined;
}

/** Nobody needs what a test wrote once the test is over, and nobody reads the counts of this server. */
const forgetful = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'autovacuum=off',
  'track_counts=off',
];

/**
 * Runs once before the integration tests: one PostgreSQL for all of them, or the one at TEST_DATABASE_URL. One database
 * is migrated, and each test file gets a copy.
 */
export default async function beginTestCluster(): Promise<void> {
  const folder = mkdtempSync(path.join(roomInMemory() ?? os.tmpdir(), 'charter-tests-'));
  // All files of the tests lie here too, and go with it. Workers begin after this and inherit the environment.
  const formerFolder = os.tmpdir();
  process.env.TMPDIR = folder;
  const own = process.env.TEST_DATABASE_URL === undefined ? await ownServer(path.join(folder, 'postgres')) : undefined;
  const onPort = own?.url ?? String(process.env.TEST_DATABASE_URL);
  const server = own === undefined ? onPort : await onSocket(onPort);
  const template = await createServerDatabase(server);
  await (await openDatabase({ url: template.url, entities, migrations, log: () => undefined })).close();
  process.env.TEST_SERVER = server;
  process.env.TEST_SERVER_ON_PORT = onPort;
  process.env.TEST_TEMPLATE = new URL(template.url).pathname.slice(1);
  globalThis.endTestCluster = async () => {
    if (own === undefined) await template.drop();
    else await own.stop();
    process.env.TMPDIR = formerFolder;
    await rm(folder, { recursive: true });
  };
}

/** The same server by its socket, without the work of a network and of a password for each of hundreds of connections. */
async function onSocket(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, string>>('show unix_socket_directories');
  await client.end();
  const [folder] = rows.flatMap((row) => Object.values(row));
  // Windows has none.
  if (!folder) return url;
  const { port, pathname } = new URL(url);
  return `postgres://postgres@${encodeURIComponent(folder)}:${port}${pathname}`;
}

/** A disk that others use too makes the tests wait; what is written here is gone in minutes anyway. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * 2 ** 30 ? folder : undefined;
}

async function ownServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { address, stop } = await startEmbedded({ folder, log: () => undefined, settings: forgetful, onPort: true });
  const { username, password, host, port, database } = address;
  return { url: `postgres://${username}:${password}@${host}:${port}/${database}`, stop };
}
