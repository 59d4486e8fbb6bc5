import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../server/testing/processes/ports';
import { postgresBin } from '../results';
import { scratch } from './harness';

const run = promisify(execFile);

// PostgreSQL refuses to run as root; Debian's package brings a user for it.
const user = process.getuid?.() === 0 ? 'postgres' : undefined;

/** Makes a file or folder that of the user whom PostgreSQL runs as. */
export function giveToPostgres(path: string): void {
  if (user === undefined) return;
  const [uid = 0, gid = 0] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, user])));
  chownSync(path, uid, gid);
}

/** The command that runs a program as that user. */
export const asPostgres = (program: string, args: string[]): [program: string, args: string[]] =>
  user === undefined ? [program, args] : ['runuser', ['-u', user, '--', program, ...args]];

/** A separate PostgreSQL that can be stopped, because nobody else uses it. */
export interface Cluster {
  port: number;
  /** Makes an empty database; returns its address. */
  database(name: string): Promise<string>;
  start(): Promise<void>;
  /** immediate: as a crash would. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a cluster in a new folder; undefined where no PostgreSQL is installed. */
export async function makeCluster(): Promise<Cluster | undefined> {
  const bin = postgresBin();
  if (bin === undefined) {
    console.log('  left out: no PostgreSQL is installed, and PG_BIN names none');
    return undefined;
  }
  const folder = scratch();
  const data = join(folder, 'cluster');
  mkdirSync(data);
  [folder, data].forEach(giveToPostgres);
  const program = (name: string, args: string[]) => run(...asPostgres(join(bin, name), args));
  const port = await freePort();
  await program('initdb', ['-D', data, '-U', 'charter', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const cluster: Cluster = {
    port,
    async start() {
      const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
      await program('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start']);
    },
    async stop(how) {
      await program('pg_ctl', ['-D', data, '-m', how, '-w', 'stop']);
    },
    async database(name) {
      const client = new Client(`postgres://charter@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://charter@127.0.0.1:${port}/${name}`;
    },
    async remove() {
      await cluster.stop('immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
