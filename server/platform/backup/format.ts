import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { parseJson } from '../api/readJson';
import { syncFolder } from '../files/syncFolder';
import type { BackupKey } from './backupKey';
import { isSignedBy, signBackup } from './backupKey';

// A backup is a gzip file of sections. Each is one byte that says its kind, four that say its length (big endian), and its
// content. After the header come the tables, each with its rows as PostgreSQL's COPY writes them, then the end and a
// SHA-256 of everything before, with its signature. docs/decisions/backup-format.md says why.

const MAGIC = 'charter-backup';
const FORMAT_VERSION = 2;
/** Files of version 1 have no signature, and statements that nobody runs any more. */
const readVersions = [1, FORMAT_VERSION];

const name = v.pipe(v.string(), v.maxLength(63));
const table = v.object({ schema: name, name, columns: v.pipe(v.array(name), v.maxLength(200)) });

const header = v.object({
  format: v.literal(MAGIC),
  version: v.picklist(readVersions),
  /** When the backup was begun. */
  at: v.string(),
  /** The names of the migrations that had run, in their order. */
  migrations: v.array(v.string()),
  /** Of backups that hold the former queue (`formerQueue.ts`): the version of its tables, and the names of its queues. */
  queue: v.optional(
    v.object({
      version: v.optional(v.number()),
      names: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))), v.maxLength(100)),
    }),
  ),
  sequences: v.array(
    v.object({ schema: name, name, value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)), isCalled: v.boolean() }),
  ),
});

/** The JSON by its kind. readHeader checks owner and version of a header. */
const contents = {
  header: v.object({ header: v.unknown() }),
  table: v.object({ table }),
  /** The rows of each table as they were counted, in the order of the tables. */
  end: v.object({ rows: v.array(v.number()) }),
};

export type BackupTable = v.InferOutput<typeof table>;
export type BackupHeader = v.InferOutput<typeof header>;

type Section =
  | { kind: 'header'; header: unknown }
  | { kind: 'table'; table: BackupTable }
  | { kind: 'rows'; data: Buffer }
  | { kind: 'end'; rows: number[] };

/** The last thing that is read: what the file is known by, and whether our key signed it. */
interface Seal {
  kind: 'seal';
  digest: Buffer;
  isOwn: boolean;
}

export type Sections = AsyncGenerator<Section | Seal>;

const kinds = { header: 72, table: 84, rows: 82, end: 69, checksum: 83 } as const;
const HEAD_BYTES = 5;
/** Longer than any row: photos are some hundred kilobytes. Of what is no row, all is short. */
const MAX_ROWS_BYTES = 2 ** 24;
const MAX_PART_BYTES = 2 ** 20;
const DIGEST_BYTES = 32;
/** A backup packs ten to thirty times; a file that unpacks to more than this was made to fill memory or disk. */
const mostUnpacked = { free: 2 ** 26, times: 200 };

export class DamagedBackup extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The backup is damaged: ${why}`, options);
  }
}

function* frameSections(sections: Iterable<[kind: number, content: Buffer]>): Generator<Buffer> {
  for (const [kind, content] of sections) {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(kind);
    head.writeUInt32BE(content.length, 1);
    yield head;
    if (content.length > 0) yield content;
  }
}

const encode = (section: Section): [number, Buffer] => {
  if (section.kind === 'rows') return [kinds.rows, section.data];
  const { kind, ...content } = section;
  return [kinds[kind], Buffer.from(JSON.stringify(content))];
};

/** Writes a file that appears under its name only when it is whole and on the disk. */
export async function writeBackupFile(file: string, sections: AsyncIterable<Section>, key: BackupKey): Promise<void> {
  const unfinished = `${file}${UNFINISHED_ENDING}`;
  const hash = createHash('sha256');
  try {
    await pipeline(
      async function* () {
        for await (const section of sections)
          for (const bytes of frameSections([encode(section)])) {
            hash.update(bytes);
            yield bytes;
          }
        const digest = hash.digest();
        yield* frameSections([[kinds.checksum, Buffer.concat([digest, signBackup(digest, key)])]]);
      },
      // The fastest: what is saved by a better one is a tenth of the size for three times the time.
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    syncFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export const UNFINISHED_ENDING = '.unfinished';

interface ReadOptions {
  /** With which own files were signed; undefined: there is none here, so that no file is our own. */
  key: BackupKey | undefined;
  /** Told how much of the file was read. */
  bytesRead?: (bytes: number) => void;
}

/**
 * The sections of a file, from its header to its seal, each bounded before it is read. Throws `DamagedBackup` when the file was
 * cut or changed, which for its last bytes is known only at the end.
 */
export async function* readBackupFile(
  file: FileHandle,
  { key, bytesRead = () => undefined }: ReadOptions,
): AsyncGenerator<Section | Seal> {
  const { size } = await file.stat();
  const source = Readable.from(readBytes(file, bytesRead), { objectMode: false, highWaterMark: 2 ** 20 });
  const unpacked = createGunzip({ chunkSize: 2 ** 18 });
  source.on('error', (error) => unpacked.destroy(error));
  try {
    const reader = new ByteReader(source.pipe(unpacked), mostUnpacked.free + mostUnpacked.times * size);
    const hash = createHash('sha256');
    for (;;) {
      const head = await reader.take(HEAD_BYTES);
      const kind = head.readUInt8();
      const length = head.readUInt32BE(1);
      if (length === 0 || length > (kind === kinds.rows ? MAX_ROWS_BYTES : MAX_PART_BYTES))
        throw new DamagedBackup('it holds what no backup holds');
      const content = await reader.take(length);
      if (kind === kinds.checksum) {
        const digest = hash.digest();
        if (!content.subarray(0, DIGEST_BYTES).equals(digest))
          throw new DamagedBackup('it was changed since it was written');
        if (!(await reader.isAtEnd())) throw new DamagedBackup('something was added to it');
        const isOwn = key !== undefined && isSignedBy(key, digest, content.subarray(DIGEST_BYTES));
        yield { kind: 'seal', digest, isOwn };
        return;
      }
      hash.update(head).update(content);
      yield decode(kind, content);
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** A stream of the handle itself would close it when it ends, and the file is read twice. */
async function* readBytes(file: FileHandle, bytesRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const part = await file.read(Buffer.allocUnsafe(2 ** 20), 0, 2 ** 20, position);
    if (part.bytesRead === 0) return;
    position += part.bytesRead;
    bytesRead(position);
    yield part.buffer.subarray(0, part.bytesRead);
  }
}

/** Opens a file. Reports a file that is no backup as such, before it counts as a damaged one. */
export async function openBackupFile(file: string): Promise<FileHandle> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`There is no backup ${file}`, { cause: error });
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  if (bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b) return handle;
  await handle.close();
  throw new Error(`${file} is no backup of the portal`);
}

function decode(kind: number, content: Buffer): Section {
  if (kind === kinds.rows) return { kind: 'rows', data: content };
  const name = (['header', 'table', 'end'] as const).find((each) => kinds[each] === kind);
  if (name === undefined) throw new DamagedBackup('it holds what no backup holds');
  const schema: v.GenericSchema = contents[name];
  return { kind: name, ...(parsePart(schema, parseContent(content)) as object) } as Section;
}

function parseContent(content: Buffer): unknown {
  try {
    return parseJson(content.toString());
  } catch (error) {
    throw new DamagedBackup('it was changed since it was written', { cause: error });
  }
}

function parsePart<Part>(schema: v.GenericSchema<unknown, Part>, part: unknown): Part {
  const { success, output } = v.safeParse(schema, part);
  if (success) return output;
  throw new DamagedBackup('it was changed since it was written');
}

/** Takes from a stream exactly as many bytes as are wanted. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(
    stream: AsyncIterable<Buffer>,
    private left: number,
  ) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.rest];
    let there = this.rest.length;
    while (there < length) {
      const chunk = await this.next();
      if (chunk === undefined) throw new DamagedBackup('its end is missing');
      parts.push(chunk);
      there += chunk.length;
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts);
    this.rest = all.subarray(length);
    return all.subarray(0, length);
  }

  async isAtEnd(): Promise<boolean> {
    return this.rest.length === 0 && (await this.next()) === undefined;
  }

  private async next(): Promise<Buffer | undefined> {
    try {
      const { done, value } = await this.chunks.next();
      if (done === true) return undefined;
      this.left -= value.length;
      if (this.left < 0) throw new DamagedBackup('it unpacks to more than any backup does');
      return value;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') throw new DamagedBackup('its end is missing');
      if (code?.startsWith('Z_')) throw new DamagedBackup('it was changed since it was written');
      throw error;
    }
  }
}

/** The header of a file. Throws when the file is none of ours, or of a later version of the format. */
export async function readHeader(sections: Sections): Promise<BackupHeader> {
  const { value } = (await sections.next()) as IteratorResult<Section | Seal, undefined>;
  if (value?.kind !== 'header' || !v.is(v.object({ format: v.literal(MAGIC) }), value.header))
    throw new Error('This is no backup of the portal');
  if (!v.is(v.object({ version: v.picklist(readVersions) }), value.header))
    throw new Error('The backup was made by a newer version of the portal; restore it with that one');
  return parsePart(header, value.header);
}

export const createHeader = (content: Omit<BackupHeader, 'format' | 'version'>): BackupHeader => ({
  format: MAGIC,
  version: FORMAT_VERSION,
  ...content,
});
