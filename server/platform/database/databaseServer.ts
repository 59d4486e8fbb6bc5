import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { createId } from '../ids';
import type { DatabaseLog } from '../log/databaseLog';
import { requireKnownFolder, toDatabaseFolder, hasContent } from './dataFolder';
import { moveInPlace } from './embedded/cluster';
import { openElsewhere, startEmbedded } from './embedded/embedded';

/** The server behind the connections: a PostgreSQL somewhere, or our own embedded one. */
export interface DatabaseServer {
  embedded: boolean;
  connection: Partial<Extract<DataSourceOptions, { type: 'postgres' }>>;
  stop(): Promise<void>;
}

/** All sessions of one copy of the portal have a name that no other copy has: by it others see that it lives. */
const connections = { poolSize: 10, applicationName: `charter ${createId()}` };

/** A PostgreSQL server that others look after. */
export function connectRemoteServer(url: string): DatabaseServer {
  return {
    embedded: false,
    connection: { ...connections, url },
    stop: () => Promise.resolve(),
  };
}

/** Starts the embedded database of a data folder. Throws one line when it cannot, or must not begin again: see `requireKnownFolder`. */
export async function startEmbeddedServer(options: { dataDir: string; log: DatabaseLog }): Promise<DatabaseServer> {
  const dataDir = path.resolve(options.dataDir);
  requireKnownFolder(dataDir);
  const { address, stop } = await startEmbedded({ folder: toDatabaseFolder(dataDir), log: options.log });
  return { embedded: true, connection: { ...connections, ...address }, stop };
}

interface DatabasePlace {
  dataDir: string;
  log: DatabaseLog;
}

/** The embedded database of a data folder beside the portal that has it open, or, when none has, alone. */
export async function requireSharedServer({ dataDir, log }: DatabasePlace): Promise<DatabaseServer> {
  const folder = toDatabaseFolder(dataDir);
  if (!hasContent(folder)) throw new Error(`There is no database in ${folder}`);
  const address = await openElsewhere(folder);
  if (address === undefined) return startEmbeddedServer({ dataDir, log });
  return { embedded: true, connection: { ...connections, ...address }, stop: () => Promise.resolve() };
}

/** A database in the making, of which nothing is seen until it is kept. */
export interface NewDatabase {
  server: DatabaseServer;
  /** Gives it its place, once it is stopped. */
  keep(): Promise<void>;
  /** Removes what was not kept. */
  discard(): Promise<void>;
}

/** Makes an embedded database for a data folder, which must have none. */
export async function createEmbeddedServer({ dataDir, log }: DatabasePlace): Promise<NewDatabase> {
  const folder = toDatabaseFolder(dataDir);
  const taken = new Error(`There is a database in ${folder} already; move it away first`);
  if (hasContent(folder)) throw taken;
  const unfinished = `${folder}.unfinished-${process.pid}-restore`;
  // It is filled in one transaction, of which nothing is seen when it is cut short.
  const settings = ['shared_buffers=256MB', 'max_wal_size=4GB', 'autovacuum=off'];
  const { address, stop } = await startEmbedded({ folder: unfinished, log, settings });
  return {
    server: { embedded: true, connection: { ...connections, ...address }, stop },
    keep: async () => {
      if (!moveInPlace(unfinished, folder)) throw taken;
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  };
}
