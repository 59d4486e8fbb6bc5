import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { syncFolder } from '../files/syncFolder';

// A backup is a gzip file of sections. Each is one byte that says its kind, four that say its length (big endian), and its
// content. After the header come the tables, each with its rows as PostgreSQL's COPY writes them, then the end and a
// SHA-256 of everything before. docs/decisions/backup-format.md says why.

const MAGIC = 'charter-backup';
const FORMAT_VERSION = 1;

const table = v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) });

const header = v.object({
  format: v.literal(MAGIC),
  version: v.literal(FORMAT_VERSION),
  /** When the backup was begun. */
  at: v.string(),
  /** The names of the migrations that had run, in their order. */
  migrations: v.array(v.string()),
  /** How the tables of the message queue are made, and the names of the queues; absent: there were none. */
  queue: v.optional(v.object({ statements: v.string(), names: v.array(v.string()) })),
  sequences: v.array(v.object({ schema: v.string(), name: v.string(), value: v.string(), isCalled: v.boolean() })),
});

/** What stands in JSON, by its kind. Whose header it is, and of which version, readHeader tells. */
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

const KINDS = { header: 72, table: 84, rows: 82, end: 69, checksum: 83 } as const;
const HEAD_BYTES = 5;
/** Longer than any row: photos are some hundred kilobytes. */
const MAX_SECTION_BYTES = 2 ** 30;

export class DamagedBackup extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The backup is damaged: ${why}`, options);
  }
}

function* framed(sections: Iterable<[kind: number, content: Buffer]>): Generator<Buffer> {
  for (const [kind, content] of sections) {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(kind);
    head.writeUInt32BE(content.length, 1);
    yield head;
    if (content.length > 0) yield content;
  }
}

const encode = (section: Section): [number, Buffer] => {
  if (section.kind === 'rows') return [KINDS.rows, section.data];
  const { kind, ...content } = section;
  return [KINDS[kind], Buffer.from(JSON.stringify(content))];
};

/** Writes a file that appears under its name only when it is whole and on the disk. */
export async function writeBackupFile(file: string, sections: AsyncIterable<Section>): Promise<void> {
  const unfinished = `${file}${UNFINISHED_ENDING}`;
  const hash = createHash('sha256');
  try {
    await pipeline(
      async function* () {
        for await (const section of sections)
          for (const bytes of framed([encode(section)])) {
            hash.update(bytes);
            yield bytes;
          }
        yield* framed([[KINDS.checksum, hash.digest()]]);
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

/**
 * The sections of a file, from its header to its end. `bytesRead` is told how much of the file was read. Throws
 * `DamagedBackup` when the file was cut or changed, which for its last bytes is known only at the end: whoever restores must
 * be able to take back.
 */
export async function* readBackupFile(
  file: string,
  bytesRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Section> {
  await refuseOthers(file);
  const source = createReadStream(file, { highWaterMark: 2 ** 20 });
  source.on('data', () => bytesRead(source.bytesRead));
  const unpacked = createGunzip({ chunkSize: 2 ** 18 });
  source.on('error', (error) => unpacked.destroy(error));
  const reader = new Reader(source.pipe(unpacked));
  const hash = createHash('sha256');
  for (let checked = false; !checked;) {
    const head = await reader.take(HEAD_BYTES);
    const [kind, length] = [head.readUInt8(), head.readUInt32BE(1)];
    if (length > MAX_SECTION_BYTES) throw new DamagedBackup('it holds what no backup holds');
    const content = await reader.take(length);
    if (kind === KINDS.checksum) {
      if (!content.equals(hash.digest())) throw new DamagedBackup('it was changed since it was written');
      checked = true;
    } else {
      hash.update(head).update(content);
      yield decode(kind, content);
    }
  }
  if (!(await reader.isAtEnd())) throw new DamagedBackup('something was added to it');
}

/** Anything that is no backup is said to be none, before it is taken for a damaged one. */
async function refuseOthers(file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`There is no backup ${file}`, { cause: error });
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  if (bytesRead < 2 || buffer.readUInt16BE() !== 0x1f8b) throw new Error(`${file} is no backup of the portal`);
}

function decode(kind: number, content: Buffer): Section {
  if (kind === KINDS.rows) return { kind: 'rows', data: content };
  const name = (['header', 'table', 'end'] as const).find((each) => KINDS[each] === kind);
  if (name === undefined) throw new DamagedBackup('it holds what no backup holds');
  const schema = v.pipe(v.string(), v.parseJson(), contents[name]);
  return { kind: name, ...parsePart(schema, content.toString()) } as Section;
}

function parsePart<Part>(schema: v.GenericSchema<unknown, Part>, part: unknown): Part {
  const { success, output } = v.safeParse(schema, part);
  if (success) return output;
  throw new DamagedBackup('it was changed since it was written');
}

/** Takes from a stream exactly as many bytes as are wanted. */
class Reader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
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
      return done === true ? undefined : value;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') throw new DamagedBackup('its end is missing');
      if (code?.startsWith('Z_')) throw new DamagedBackup('it was changed since it was written');
      throw error;
    }
  }
}

/** The header of a file. Throws when the file is none of ours, or of a later version of the format. */
export async function readHeader(sections: AsyncIterator<Section>): Promise<BackupHeader> {
  const { value } = (await sections.next()) as IteratorResult<Section, undefined>;
  if (value?.kind !== 'header' || !v.is(v.object({ format: v.literal(MAGIC) }), value.header))
    throw new Error('This is no backup of the portal');
  if (!v.is(v.object({ version: v.literal(FORMAT_VERSION) }), value.header))
    throw new Error('The backup was made by a newer version of the portal; restore it with that one');
  return parsePart(header, value.header);
}

export const newHeader = (content: Omit<BackupHeader, 'format' | 'version'>): BackupHeader => ({
  format: MAGIC,
  version: FORMAT_VERSION,
  ...content,
});
