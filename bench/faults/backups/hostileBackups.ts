import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Fault, Row } from '../harness';
import { backupKey, scratch, startServer } from '../harness';

const HEAD_BYTES = 5;
/** The most memory that a restore may take, whatever the file. */
const mostMemoryMb = 400;

interface Outcome {
  code: number | null;
  said: string;
  peakMb: number;
}

/** `npm run backup` or `npm run restore` with a file, and the most memory that it held. */
async function run(program: 'backup' | 'restore', args: string[], settings: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, [join(__dirname, `../../../build/server/${program}.js`), ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', BACKUP_KEY: backupKey, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let peakMb = 0;
  child.stderr.on('data', (data) => (said += String(data)));
  const look = setInterval(() => {
    const status = `/proc/${child.pid}/status`;
    const peak = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8')) : null;
    peakMb = Math.max(peakMb, Number(peak?.[1] ?? 0) / 1024);
  }, 50);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(look);
  return { code, said: said.trim().split('\n').at(-1) ?? '', peakMb };
}

/** The header with a statement in the place where files of an older format had some. */
function withStatements(file: Buffer): Buffer {
  const bytes = gunzipSync(file);
  const end = HEAD_BYTES + bytes.readUInt32BE(1);
  const content = JSON.parse(bytes.toString('utf8', HEAD_BYTES, end)) as { header: { queue?: object } };
  content.header.queue = { version: 24, names: ['mail'], statements: 'create role taken superuser' };
  const header = Buffer.from(JSON.stringify(content));
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32BE(header.length, 1);
  return gzipSync(Buffer.concat([head, header, bytes.subarray(end)]));
}

function flipped(file: Buffer): Buffer {
  const bytes = gunzipSync(file);
  const middle = bytes.length - 200;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  return gzipSync(bytes);
}

function bomb(file: Buffer): Buffer {
  const bytes = gunzipSync(file);
  const rows = Buffer.alloc(HEAD_BYTES + 2 ** 24);
  rows.write('R');
  rows.writeUInt32BE(2 ** 24, 1);
  const table = bytes.indexOf('"table":');
  const firstTable = bytes.subarray(0, bytes.indexOf(']}}', table) + 3);
  const packed = gzipSync(rows);
  return Buffer.concat([gzipSync(firstTable), ...Array<Buffer>(64).fill(packed)]);
}

const foreignKey = 'the key of a portal of somebody else';

/** Files that were damaged, or made to do harm: each is refused before its first row, and leaves no database. */
export const hostileBackups: Fault = {
  title: 'hostile and damaged backup files',
  async run() {
    const from = scratch();
    const folders = [from];
    try {
      const server = await startServer({ DATA_DIR: from });
      await server.ready();
      await server.stop();
      const own = join(from, 'own.backup');
      await run('backup', [own], { DATA_DIR: from });
      const file = readFileSync(own);
      const attempts: [what: string, bytes: Buffer, key: string, isTaken: boolean][] = [
        ['a statement in the header', withStatements(file), backupKey, false],
        ['one bit changed near the end', flipped(file), backupKey, false],
        ['the last half missing', file.subarray(0, file.length / 2), backupKey, false],
        ['something added', Buffer.concat([file, gzipSync('more')]), backupKey, false],
        ['a bomb of 1 MB that unpacks to 1 GB', bomb(file), backupKey, false],
        ['signed by another portal', file, foreignKey, false],
        ['the file as it was written', file, backupKey, true],
      ];
      const rows: Row[] = [];
      for (const [what, bytes, key, isTaken] of attempts) {
        const to = scratch();
        folders.push(to);
        const path = join(from, 'tried.backup');
        writeFileSync(path, bytes);
        const { code, said, peakMb } = await run('restore', [path], { DATA_DIR: to, BACKUP_KEY: key });
        const isThere = existsSync(join(to, 'postgres'));
        rows.push({
          tried: `npm run restore of ${what} (${Math.round(bytes.length / 1024)} KB)`,
          acknowledged: `${isTaken ? 'restored' : said.replaceAll(path, 'FILE').split('. ')[0]}; at most ${peakMb.toFixed(0)} MB`,
          lost: `${isThere === isTaken ? 0 : 1} databases too many or too few`,
          holds: (code === 0) === isTaken && isThere === isTaken && peakMb < mostMemoryMb,
        });
      }
      return rows;
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  },
};
