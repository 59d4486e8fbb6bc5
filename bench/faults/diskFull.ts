import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createId } from '../../server/platform/ids';
import { readMails } from '../../server/testing/testMails';
import { ask, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { emailOf, inquiryInput, missing, nothingYet, replies, submitDocument, summary, uploadPhoto } from './load';
import { makeCluster } from './postgres';

/** A separate disk that can be filled; undefined where we may not mount one. */
function smallDisk(size: string): { folder: string; fill(): void; free(): void; remove(): void } | undefined {
  const folder = scratch();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (const size of [2 ** 20, 2 ** 12]) {
          try {
            for (;;) writeSync(file, Buffer.alloc(size));
          } catch {
            // Full, as wanted.
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

const busDocument = 'mutation($name: String!) { createBus(name: $name) { id } }';

/** Photos are uploaded until the disk of the embedded database is full, and after there is room again. */
async function onUpload(): Promise<Row | undefined> {
  const disk = smallDisk('400m');
  if (!disk) return undefined;
  const done = nothingYet();
  try {
    const server = await startServer({ DATA_DIR: disk.folder });
    await server.ready();
    const token = await signIn(server.url);
    const upload = async () => {
      const { data } = await ask(server.url, busDocument, { name: `Buss ${createId()}`.slice(0, 50) }, token);
      const id = (data?.createBus as { id: string } | undefined)?.id;
      if (id === undefined) return false;
      done.buses.add(id);
      const kept = await uploadPhoto(server.url, token, id, done);
      if (kept) done.photos.add(id);
      return kept;
    };
    for (let count = 0; count < 20; count += 1) await upload();
    disk.fill();
    let failed = 0;
    for (let count = 0; count < 3000 && failed < 10; count += 1) {
      if (!(await upload().catch(() => false))) failed += 1;
    }
    const lived = server.alive();
    disk.free();
    await server.ready();
    const again = await until(() => upload().catch(() => false), 60);
    const lost = await missing(server.url, token, done);
    const code = await server.stop();
    return {
      tried: `disk full on upload, embedded database: ${failed} actions refused, replies to uploads ${replies(done)}; then room again`,
      acknowledged: summary(done),
      lost: `${lost.length} actions${again ? '' : '; no upload works after there is room'}${lived ? '' : '; the server ended'}`,
      holds: failed > 0 && lived && again && lost.length === 0 && code === 0,
    };
  } finally {
    disk.remove();
  }
}

/** E-mails are written as files on a full disk, while the database has room. */
async function onMail(): Promise<Row | undefined> {
  const cluster = await makeCluster();
  const disk = cluster && smallDisk('8m');
  try {
    if (!cluster || !disk) return undefined;
    const server = await startServer({ DATA_DIR: disk.folder, DATABASE_URL: await cluster.database('disk') });
    await server.ready();
    disk.fill();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const id = createId();
      if (!(await ask(server.url, submitDocument, { input: inquiryInput(id) })).errors) ids.push(id);
    }
    const noticed = await until(() => server.output().includes('will be tried again'), 60);
    disk.free();
    const times = async () => {
      const mails = await readMails(disk.folder);
      return ids.map((id) => mails.filter(({ to }) => to === emailOf(id)).length);
    };
    await until(async () => (await times()).every((count) => count > 0), 180);
    const counts = await times();
    const code = await server.stop();
    return {
      tried: 'disk full when emails are written as files; then room again',
      acknowledged: `${ids.length} inquiries`,
      lost: `${counts.filter((count) => count === 0).length} emails; ${counts.filter((count) => count > 1).length} came twice`,
      holds: noticed && ids.length === 5 && counts.every((count) => count === 1) && code === 0,
    };
  } finally {
    disk?.remove();
    await cluster?.remove();
  }
}

export const diskFull: Fault = {
  title: 'disk full',
  async run() {
    const rows = [await onUpload(), await onMail()].filter((row) => row !== undefined);
    if (rows.length > 0) return rows;
    return [{ tried: 'disk full', acknowledged: '-', lost: 'skipped: only root can mount a small disk', holds: true }];
  },
};
