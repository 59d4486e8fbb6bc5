import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupStore } from '../../platform/settings/backupStore';

export interface TestStore {
  port: number;
  /** How our client reaches it; `port` is that of a proxy before it. */
  place(port?: number): BackupStore;
  /** The same as variables of the environment. */
  variables(port?: number): Record<string, string>;
  /** The names of the objects directly in our folder, sorted. */
  names(): string[];
  /** The file in which the server keeps the content of an object. */
  file(name: string): string;
  stop(): Promise<void>;
}

interface Context {
  path: string;
  mountPath?: string;
  state: Record<string, unknown>;
}

/** The parts of the S3-compatible server that tests use; it has no types. */
type Server = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => {
  middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
};
const S3rver = createRequire(__filename)('@20minutes/s3rver') as Server;

const BUCKET = 'varukoopiad';
const PREFIX = 'bussid';
/** The server keeps the content of an object in a file named by its key and this ending. */
const OBJECT_ENDING = '._S3rver_object';

/** An S3-compatible server on this machine that checks signatures, with one bucket. */
export async function startTestStore(): Promise<TestStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 'charter-store-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  // Amazon's client signs '/bucket/', but the server checks '/bucket'. With these two it adds the slash.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.state.vhost = true;
      context.mountPath = '/';
    }
    return next();
  });
  const { port: own } = await server.run();
  const folder = path.join(directory, BUCKET, PREFIX);
  const place = (port = own): BackupStore => ({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    prefix: PREFIX,
    isPathStyle: true,
    // The server knows this one pair.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    passphrase: 'kuldne rattapump ja roheline buss',
  });
  return {
    port: own,
    place,
    variables: (port) => {
      const { endpoint, bucket, prefix, accessKey, secretKey, passphrase } = place(port);
      return {
        BACKUP_STORE_ENDPOINT: endpoint,
        BACKUP_STORE_BUCKET: bucket,
        BACKUP_STORE_PREFIX: prefix,
        BACKUP_STORE_ACCESS_KEY: accessKey,
        BACKUP_STORE_SECRET_KEY: secretKey,
        BACKUP_PASSPHRASE: passphrase,
      };
    },
    names: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith(OBJECT_ENDING))
        .map((name) => name.slice(0, -OBJECT_ENDING.length))
        .sort(),
    file: (name) => path.join(folder, name + OBJECT_ENDING),
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
