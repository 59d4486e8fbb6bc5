import fs, { chmodSync, mkdirSync, mkdtempSync, rmSync, chownSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseRunAs, handOver } from './runAs';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const NOBODY = { uid: 65534, gid: 65534 };

let folder: string;
const path_ = process.env.PATH;
beforeEach(() => {
  // Under a folder that everybody can pass through, which the run's own is not.
  folder = mkdtempSync('/tmp/charter-test-');
});
afterEach(() => {
  process.env.PATH = path_;
  rmSync(folder, { recursive: true });
});

/** As in a container that lets nobody make a user namespace. */
const withoutNamespaces = (): void => void (process.env.PATH = os.devNull);
const database = (): string => path.join(folder, 'data', 'postgres');

test('a user other than root runs it as themselves', () => {
  const uid = jest.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(chooseRunAs('/bin/true', database())).toEqual({ prefix: [] });
  uid.mockRestore();
});

asRoot('root is somebody else in a namespace, also under a folder that only root may enter', () => {
  expect(chooseRunAs('/bin/true', database()).prefix[0]).toBe('unshare');
});

asRoot('where no namespace can be made, nobody runs it, if nobody can get there', () => {
  withoutNamespaces();
  chmodSync(folder, 0o711);
  expect(chooseRunAs('/bin/true', database())).toEqual({ prefix: [], user: NOBODY });
  chmodSync(folder, 0o700);
  expect(() => chooseRunAs('/bin/true', database())).toThrow(
    /^PostgreSQL does not run as root, and here neither a user namespace can be made nor can another user enter/,
  );
});

asRoot(
  'a database of another user is run as that one, also when root starts it; a new one as the owner of the folder above',
  () => {
    withoutNamespaces();
    chownSync(folder, 1234, 1234);
    expect(chooseRunAs('/bin/true', database()).user).toEqual({ uid: 1234, gid: 1234 });
    process.env.PATH = path_;
    mkdirSync(database(), { recursive: true });
    chmodSync(path.dirname(database()), 0o711);
    chownSync(database(), 4321, 4321);
    chmodSync(folder, 0o711);
    expect(chooseRunAs('/bin/true', database())).toEqual({ prefix: [], user: { uid: 4321, gid: 4321 } });
  },
);

asRoot('a folder is handed over with all that is in it, and the folder itself only when that is done', () => {
  const user = { uid: 1234, gid: 1234 };
  const inside = path.join(database(), 'base', 'file');
  mkdirSync(path.dirname(inside), { recursive: true });
  writeFileSync(inside, '');
  const really = fs.lchownSync;
  const give = jest.spyOn(fs, 'lchownSync').mockImplementationOnce(really);
  give.mockImplementationOnce(() => {
    throw new Error('cut short');
  });
  expect(() => handOver({ prefix: [], user }, database())).toThrow('cut short');
  give.mockRestore();
  expect(statSync(database()).uid).toBe(0);
  handOver({ prefix: [], user }, database());
  for (const file of [database(), path.dirname(inside), inside])
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 1234 });
});
