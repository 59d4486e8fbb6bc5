import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart } from './embedded';

function answer(message: EmbeddedAnswer): void {
  parentPort?.postMessage(message);
}

function die(reason: string): never {
  answer({ kind: 'failed', reason });
  process.exit(1);
}

/**
 * An SQL error is an answer of the protocol; what PGlite throws here means that the engine itself is broken.
 * To die is safe, since what was committed is in the log, and the thread is started again. To go on is not:
 * the socket server would never take another query.
 */
function dieWhenBroken(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    try {
      await execute(message, options);
    } catch (error) {
      die(String(error));
    }
  };
}

/** A dump, as `PGlite` wants it: it tells by the type that it must be unpacked. */
async function readDump(file: string): Promise<Blob> {
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}

const settings = [
  // Segments are removed after a checkpoint, not kept for reuse: they would only make the dumps big.
  'wal_recycle=off',
  // All its memory is taken at the start; the operating system keeps the files in memory anyway.
  'shared_buffers=16MB',
  'max_connections=5',
];

async function openPGlite(folder?: string, dump?: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    loadDataDir: dump === undefined ? undefined : await readDump(dump),
    extensions: { btree_gist, citext, pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    onStderr: (line) => {
      // A full disk, say: PGlite would run in circles from here on.
      if (line.includes('PANIC:')) die(line);
      return false;
    },
  });
}

/** A folder appears under its name only when it is whole: a process killed in the middle of making it leaves nothing behind. */
async function openFolder(folder: string, dump?: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await (await openPGlite(unfinished, dump)).close();
    await rename(unfinished, folder);
  }
  return openPGlite(folder);
}

/** The copy is taken between two queries; packing and writing it goes on beside the queries that follow. */
async function writeDump(db: PGlite, file: string): Promise<void> {
  const copy = await db.dumpDataDir('none');
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  await pipeline(Readable.fromWeb(copy.stream()), createGzip(), handle.createWriteStream({ flush: true }));
  await rename(unfinished, file);
}

async function serve(start: EmbeddedStart, port: MessagePort): Promise<void> {
  const db = await (start.folder === undefined ? openPGlite(undefined, start.dump) : openFolder(start.folder, start.dump));
  dieWhenBroken(db);
  if (start.socket !== undefined) await rm(start.socket, { force: true });
  // One connection is ever used; the others are room for it to come back before the former one is seen to be closed.
  const server = new PGLiteSocketServer({ db, path: start.socket, host: '127.0.0.1', port: 0, maxConnections: 5 });
  await server.start();

  port.on('message', (request: EmbeddedRequest) => {
    if (request.kind === 'dump') {
      writeDump(db, request.file).then(
        () => answer({ kind: 'dumped' }),
        (error: unknown) => answer({ kind: 'dumped', error: String(error) }),
      );
    } else {
      void server
        .stop()
        .then(() => db.close())
        .then(() => port.close());
    }
  });
  answer({ kind: 'listening', address: server.getServerConn() });
}

if (!parentPort) throw new Error('This file runs only as a worker thread');
void serve(workerData as EmbeddedStart, parentPort);
