import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter } from 'age-encryption';
import { startCuttingProxy } from '../../../testing/store/cuttingProxy';
import { startTestStore } from '../../../testing/store/testStore';
import type { TestStore } from '../../../testing/store/testStore';
import type { BackupStore } from '../../settings/backupStore';
import { addMs, days } from '../../time';
import { openObjectStore } from './objectStore';
import { DamagedCipher, decrypt, encrypt, WrongPassphrase } from './passphrase';
import {
  fetchBackup,
  findStoredBackup,
  listStoredBackups,
  removeOldBackups,
  sendBackup,
  toStoredName,
} from './storedBackups';

jest.setTimeout(60_000);

/** The second that a passphrase takes is not what is tested. */
const WORK = 10;
const at = new Date('2026-11-26T01:02:03.456Z');
const MEGABYTE = 2 ** 20;

let server: TestStore;
let folder: string;
let file: string;
const opened: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startTestStore();
  folder = mkdtempSync(path.join(tmpdir(), 'charter-sent-'));
  file = path.join(folder, 'large.backup');
  // Three parts.
  writeFileSync(file, randomBytes(20 * MEGABYTE));
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function open(changes: Partial<BackupStore> = {}, attempts = 8, port?: number) {
  const place = { ...server.place(port), ...changes };
  const store = await openObjectStore(place, { attempts, connectMs: 2000, silenceMs: 5000 });
  opened.push(() => store.close());
  return { store, passphrase: place.passphrase };
}

async function behindProxy(attempts?: number) {
  const proxy = await startCuttingProxy(server.port);
  const opening = await open({}, attempts, proxy.port);
  opened.push(() => proxy.stop());
  return { proxy, ...opening };
}

const send = (opening: Awaited<ReturnType<typeof open>>, moment = at, sent = file) =>
  sendBackup({ ...opening, file: sent, at: moment, work: WORK });

async function fetched(opening: Awaited<ReturnType<typeof open>>, moment = at): Promise<Buffer> {
  const target = path.join(folder, 'fetched.backup');
  await fetchBackup(opening, toStoredName(moment), target);
  return readFileSync(target);
}

it('sends a backup in parts, encrypted, and fetches the same', async () => {
  const opening = await open();
  const stored = await send(opening);
  expect(stored).toEqual({ name: '2026-11-26T01-02-03.456Z.backup.age', at, bytes: expect.any(Number) as number });
  const kept = readFileSync(server.file(stored.name));
  expect(kept.length).toBe(stored.bytes);
  expect(kept.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(kept.includes(readFileSync(file).subarray(1000, 1032))).toBe(false);
  expect((await fetched(opening)).equals(readFileSync(file))).toBe(true);
});

it('writes files that any program for age opens, and reads theirs', async () => {
  const content = randomBytes(200_000);
  const ours = await buffer(await encrypt(Readable.from([content]), 'kuldne rattapump', WORK));
  const theirs = new Decrypter();
  theirs.addPassphrase('kuldne rattapump');
  expect(Buffer.from(await theirs.decrypt(ours)).equals(content)).toBe(true);

  const encrypter = new Encrypter();
  encrypter.setPassphrase('kuldne rattapump');
  encrypter.setScryptWorkFactor(WORK);
  const foreign = Readable.from([Buffer.from(await encrypter.encrypt(content))]);
  expect((await buffer(decrypt(foreign, 'kuldne rattapump'))).equals(content)).toBe(true);
});

it('goes on when the network is cut in the middle of sending', async () => {
  const { proxy, ...opening } = await behindProxy();
  proxy.cutEvery('up', 5 * MEGABYTE, 3);
  await send(opening);
  expect(proxy.cuts()).toBe(3);
  expect((await fetched(await open())).equals(readFileSync(file))).toBe(true);
});

it('goes on when the network is cut in the middle of fetching', async () => {
  await send(await open());
  const { proxy, ...opening } = await behindProxy();
  proxy.cutEvery('down', 3 * MEGABYTE, 5);
  expect((await fetched(opening)).equals(readFileSync(file))).toBe(true);
  expect(proxy.cuts()).toBe(5);
});

it('gives up when the network stays away, and leaves no object', async () => {
  const moment = addMs(at, 1);
  const { proxy, ...opening } = await behindProxy(2);
  proxy.cutEvery('up', 9 * MEGABYTE, 1);
  const sending = send(opening, moment);
  proxy.goAway();
  await expect(sending).rejects.toMatchObject({ kind: 'cut' });
  expect(server.names()).not.toContain(toStoredName(moment));
});

it('removes what comes back different from what was sent', async () => {
  const moment = addMs(at, 2);
  const { proxy, ...opening } = await behindProxy();
  proxy.flipAfter(10 * MEGABYTE);
  await expect(send(opening, moment)).rejects.toMatchObject({ kind: 'spoilt' });
  expect(server.names()).not.toContain(toStoredName(moment));
});

it.each([
  ['a wrong secret key', { secretKey: 'vale' }, 'wrongKey'],
  ['an unknown access key', { accessKey: 'VALE' }, 'wrongKey'],
  ['a bucket that does not exist', { bucket: 'puudub' }, 'noBucket'],
  ['a port where nobody listens', { endpoint: 'http://127.0.0.1:9' }, 'refused'],
  ['a host that does not exist', { endpoint: 'http://ei-ole.invalid' }, 'hostNotFound'],
  ['https where plain http is spoken', { endpoint: 'https' }, 'wrongTls'],
])('names the fault: %s', async (_name, changes: Partial<BackupStore>, kind) => {
  const endpoint = changes.endpoint === 'https' ? `https://127.0.0.1:${server.port}` : changes.endpoint;
  const opening = await open({ ...changes, ...(endpoint !== undefined && { endpoint }) }, 1);
  await expect(listStoredBackups(opening.store)).rejects.toMatchObject({ kind });
  await expect(send(opening)).rejects.toMatchObject({ kind });
});

it.each([
  [503, 'SlowDown', 'busy'],
  [500, 'InternalError', 'busy'],
  [403, 'AccessDenied', 'denied'],
  [403, 'RequestTimeTooSkewed', 'wrongClock'],
  [507, 'InsufficientStorage', 'full'],
  [403, 'QuotaExceeded', 'full'],
  [400, 'AuthorizationHeaderMalformed', 'wrongRegion'],
  [400, 'Veider', 'other'],
])('names the fault of a store that refuses: %d %s', async (status, code, kind) => {
  const refusing = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
  await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
  opened.push(() => refusing.close());
  const opening = await open({}, 2, (refusing.address() as AddressInfo).port);
  await expect(send(opening)).rejects.toMatchObject({ kind });
});

describe('a stored backup', () => {
  const moment = addMs(at, 3);
  const stored = () => server.file(toStoredName(moment));
  beforeEach(async () => {
    const small = path.join(folder, 'small.backup');
    writeFileSync(small, randomBytes(300_000));
    await send(await open(), moment, small);
  });

  it.each([30, 150, 290_000])('is refused when byte %d of it was changed', async (place) => {
    const content = readFileSync(stored());
    content[place] = (content[place] ?? 0) ^ 1;
    writeFileSync(stored(), content);
    await expect(fetched(await open(), moment)).rejects.toThrow(DamagedCipher);
  });

  it('is refused when one byte of a large one was changed', async () => {
    await send(await open());
    const large = server.file(toStoredName(at));
    const content = readFileSync(large);
    content[10 * MEGABYTE] = (content[10 * MEGABYTE] ?? 0) ^ 1;
    writeFileSync(large, content);
    await expect(fetched(await open())).rejects.toThrow(DamagedCipher);
  });

  it.each([299_000, 131_400, 100, 0])('is refused when it was cut to %d bytes', async (bytes) => {
    truncateSync(stored(), bytes);
    await expect(fetched(await open(), moment)).rejects.toThrow(DamagedCipher);
  });

  it('is refused with another passphrase, and that is said', async () => {
    const opening = await open({ passphrase: 'roheline bussireis ja pump' });
    await expect(fetched(opening, moment)).rejects.toThrow(WrongPassphrase);
  });

  it('is refused when it asks for more memory than a portal has', async () => {
    const [head = '', ...rest] = readFileSync(stored()).toString('latin1').split(` ${WORK}\n`);
    writeFileSync(stored(), Buffer.from(`${head} 30\n${rest.join(` ${WORK}\n`)}`, 'latin1'));
    await expect(fetched(await open(), moment)).rejects.toThrow(DamagedCipher);
  });
});

describe('the rule', () => {
  it('removes our own former backups only, and only once the newest is listed', async () => {
    const { store } = await open({ prefix: 'reegel' });
    const now = new Date('2026-12-31T12:00:00Z');
    const moments = Array.from({ length: 60 }, (_, day) => addMs(now, -days(day)));
    for (const moment of moments) await store.upload(toStoredName(moment), Buffer.from('x'));
    const strangers = ['2026-01-01.backup.age', 'arved.zip', 'vana/2026-01-01T00-00-00.000Z.backup.age'];
    for (const name of strangers) await store.upload(name, Buffer.from('y'));
    const newest = { name: toStoredName(addMs(now, 1)), at: addMs(now, 1), bytes: 1 };

    await expect(removeOldBackups(store, newest, now)).rejects.toMatchObject({ kind: 'gone' });
    expect(await store.list()).toHaveLength(63);

    await store.upload(newest.name, Buffer.from('z'));
    await removeOldBackups(store, newest, newest.at);
    const left = (await store.list()).map(({ name }) => name);
    expect(left).toEqual(expect.arrayContaining([...strangers, newest.name]));
    // Seven days, the Sundays of three more weeks, and the last of November.
    expect(await listStoredBackups(store)).toHaveLength(11);
  });

  it('finds the newest by name or as latest, and names what is there instead', async () => {
    const { store } = await open({ prefix: 'leia' });
    await expect(findStoredBackup(store, 'latest', at)).rejects.toThrow('it holds no backup');
    for (const moment of [addMs(at, -days(2)), addMs(at, -days(1)), addMs(at, days(400))])
      await store.upload(toStoredName(moment), Buffer.from('x'));
    const name = toStoredName(addMs(at, -days(1)));
    // One of the future was written by a clock that was wrong.
    expect(await findStoredBackup(store, 'latest', at)).toMatchObject({ name });
    expect(await findStoredBackup(store, name, at)).toMatchObject({ name });
    await expect(findStoredBackup(store, 'muu', at)).rejects.toThrow(name);
  });
});
