import { readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { migrations } from '../../../migrations';
import { entities } from '../../../model/entities';
import { createNotifications } from '../../../outbound/notifications';
import { toBackupsFolder } from '../../../platform/database/dataFolder';
import { openDatabase } from '../../../platform/database/database';
import { addMs, days, minutes } from '../../../platform/time';
import { must } from '../../../testing/builders';
import { startTestStore } from '../../../testing/store/testStore';
import type { TestStore } from '../../../testing/store/testStore';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { alertOperator } from '../alerts';
import { sendDailyBackup } from './sendBackups';

jest.setTimeout(120_000);

const OPERATOR = 'hooldaja@bussiveod.example';
let store: TestStore;
let app: TestApp;
let admin: string;
const copies: TestApp[] = [];
const open: (() => unknown)[] = [];

beforeAll(async () => {
  store = await startTestStore();
  app = await startTestApp({ OPERATOR_EMAIL: OPERATOR, ...store.variables() });
  admin = await app.login('admin');
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(async () => {
  for (const copy of copies) await copy.stop();
  await app.stop();
  await store.stop();
});

/** Another copy of the portal, with its own connection. */
async function startCopy(settings: Record<string, string>): Promise<TestApp> {
  const { url } = app.deps.db.dataSource.options as { url?: string };
  const database = await openDatabase({ url, entities, migrations, log: () => undefined });
  const copy = await startTestApp(settings, undefined, undefined, { database });
  copies.push(copy);
  return copy;
}

const STATE_FIELDS = 'place lacks lastGoodAt bytes isSending failedAt fault retryAt';
interface State {
  place: string | null;
  lacks: string[];
  lastGoodAt: string | null;
  bytes: number | null;
  isSending: boolean;
  fault: string | null;
  retryAt: string | null;
}
const readState = async (by = app, token = admin) =>
  (await must<{ backupStore: State | null }>(by, `query { backupStore { ${STATE_FIELDS} } }`, {}, token)).backupStore;
/** Rounded; the clocks of the tests go on. */
const minutesAgo = (moment: string | null | undefined, { clock } = app): number =>
  Math.round((clock.now().getTime() - Date.parse(moment ?? '')) / minutes(1)) + 0;
const list = async () =>
  (
    await must<{ storedBackups: { backups: { name: string; bytes: number }[]; fault: string | null } }>(
      app,
      'query { storedBackups { backups { name at bytes } fault } }',
      {},
      admin,
    )
  ).storedBackups;
const check = async (name: string) =>
  (
    await must<{ checkStoredBackup: { isGood: boolean; reason: string | null; tables: { name: string }[] } }>(
      app,
      'mutation ($name: String!) { checkStoredBackup(name: $name) { isGood reason tables { name rows rowsNow } } }',
      { name },
      admin,
    )
  ).checkStoredBackup;
const findProblems = async (by: TestApp, token: string) =>
  (
    await must<{ systemState: { problems: { kind: string; text: string; advice: string }[] } }>(
      by,
      'query { systemState { problems { kind text advice } } }',
      {},
      token,
    )
  ).systemState.problems.filter(({ kind }) => kind.startsWith('store'));

/** A store that refuses all that it is asked, by this code. */
async function startRefusing(status: number, code: string): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

test('a backup goes to the store, is listed there, and is restored on trial', async () => {
  const sent = await must<{ sendBackupNow: State }>(app, `mutation { sendBackupNow { ${STATE_FIELDS} } }`, {}, admin);
  expect(sent.sendBackupNow).toMatchObject({
    place: `http://127.0.0.1:${store.port}/varukoopiad/bussid`,
    lacks: [],
    isSending: false,
    fault: null,
  });
  expect(minutesAgo(sent.sendBackupNow.lastGoodAt)).toBe(0);
  const { backups, fault } = await list();
  expect(fault).toBeNull();
  expect(backups.map(({ name }) => name)).toEqual(store.names());
  expect(backups[0]?.bytes).toBe(sent.sendBackupNow.bytes);
  const { isGood, tables } = await check(backups[0]?.name ?? '');
  expect(isGood).toBe(true);
  expect(tables).toContainEqual({ name: 'user', rows: 1, rowsNow: 1 });
  expect(await findProblems(app, admin)).toEqual([]);
});

test('a spoilt backup, a cut one and one with another passphrase are refused with their reason', async () => {
  const [name = ''] = store.names();
  const content = readFileSync(store.file(name));
  const changed = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  writeFileSync(store.file(name), changed);
  const damaged = 'Varukoopia on rikutud: see on katki lõigatud või muudetud pärast kirjutamist. Kasutage mõnda teist.';
  expect(await check(name)).toEqual({ isGood: false, reason: damaged, tables: [] });
  writeFileSync(store.file(name), content);
  truncateSync(store.file(name), middle);
  expect(await check(name)).toMatchObject({ isGood: false, reason: damaged });
  writeFileSync(store.file(name), content);

  const other = { ...store.variables(), BACKUP_PASSPHRASE: 'uus ja teistsugune parool' };
  const second = await startCopy(other);
  const { checkStoredBackup } = await must<{ checkStoredBackup: object }>(
    second,
    'mutation ($name: String!) { checkStoredBackup(name: $name) { isGood reason } }',
    { name },
    admin,
  );
  expect(checkStoredBackup).toEqual({
    isGood: false,
    reason:
      'Varukoopia on krüptitud teise parooliga kui praegu seadetes. Vana koopia taastamiseks on vaja parooli, mis kehtis siis.',
  });
  const missing = await app.graphql('mutation { checkStoredBackup(name: "../muu") { isGood } }', {}, admin);
  expect(missing.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('of two copies of the portal one sends the backup of the day', async () => {
  const before = store.names().length;
  app.clock.set(addMs(app.clock.now(), days(1)).toISOString());
  const copy = await startCopy(store.variables());
  copy.clock.set(app.clock.now().toISOString());
  const sent = await Promise.all([app, copy, app, copy].map(({ deps }) => sendDailyBackup(deps)));
  expect(sent.filter(Boolean)).toHaveLength(1);
  expect(store.names()).toHaveLength(before + 1);
  expect(await sendDailyBackup(app.deps)).toBe(false);
});

test('with the embedded database the file of the day goes there, once', async () => {
  const before = store.names().length;
  const { deps, clock } = app;
  const embedded = { ...deps, db: Object.assign(Object.create(deps.db) as typeof deps.db, { embedded: true }) };
  clock.set(addMs(clock.now(), days(1)).toISOString());
  // No file was written yet.
  expect(await sendDailyBackup(embedded)).toBe(false);
  const { data } = await app.graphql<{ backUpNow: { name: string } }>('mutation { backUpNow { name } }', {}, admin);
  const made = path.join(toBackupsFolder(deps.config.dataDir), data.backUpNow.name);
  renameSync(made, made.replace('.backup', '.daily.backup'));
  expect(await sendDailyBackup(embedded)).toBe(true);
  expect(await sendDailyBackup(embedded)).toBe(false);
  expect(store.names()).toHaveLength(before + 1);
  expect(minutesAgo((await readState())?.lastGoodAt)).toBe(0);
});

/** An upload of another copy that has not ended. */
const insertUpload = (startedAt: Date, lease: string) =>
  app.deps.db.dataSource.query(
    `insert into backup_upload (id, place, started_at, leased_until)
     values (gen_random_uuid(), $1, $2, now() + $3::interval)`,
    [`http://127.0.0.1:${store.port}/varukoopiad/bussid`, startedAt, lease],
  );

test('another copy takes over from one that died while it sent', async () => {
  const before = store.names().length;
  app.clock.set(addMs(app.clock.now(), days(1)).toISOString());
  await insertUpload(app.clock.now(), '1 minute');
  expect((await readState())?.isSending).toBe(true);
  expect(await sendDailyBackup(app.deps)).toBe(false);
  const refused = await app.graphql('mutation { sendBackupNow { place } }', {}, admin);
  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await app.deps.db.dataSource.query(
    `update backup_upload set leased_until = now() - interval '1 second' where ended_at is null`,
  );
  expect((await readState())?.isSending).toBe(false);
  expect(await sendDailyBackup(app.deps)).toBe(true);
  expect(store.names()).toHaveLength(before + 1);
});

test('a copy whose clock is behind sees that another one sends', async () => {
  app.clock.set(addMs(app.clock.now(), days(1)).toISOString());
  const { dataSource } = app.deps.db;
  await insertUpload(addMs(app.clock.now(), minutes(5)), '1 minute');
  expect((await readState())?.isSending).toBe(true);
  expect(await sendDailyBackup(app.deps)).toBe(false);
  const refused = await app.graphql('mutation { sendBackupNow { place } }', {}, admin);
  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  // No lease is that long: it was written before the database's clock was set back.
  await dataSource.query(`update backup_upload set leased_until = now() + interval '1 day' where ended_at is null`);
  expect((await readState())?.isSending).toBe(false);
  await dataSource.query('delete from backup_upload where ended_at is null');
});

test('an upload whose end cannot be noted is either stored or failed, not both', async () => {
  app.clock.set(addMs(app.clock.now(), days(1)).toISOString());
  const { dataSource } = app.deps.db;
  await dataSource.query(`
    create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_removal before delete on backup_upload execute function refuse_removal()`);
  try {
    expect(await sendDailyBackup(app.deps)).toBe(false);
  } finally {
    await dataSource.query('drop function refuse_removal cascade');
  }
  const [last] = await dataSource.query<object[]>(
    'select stored_at, bytes, failures from backup_upload order by started_at desc limit 1',
  );
  expect(last).toEqual({ stored_at: null, bytes: null, failures: 1 });
});

test('a store that refuses is noted with advice, mailed to the operator, and tried again later; nothing is deleted', async () => {
  const before = store.names();
  const port = await startRefusing(403, 'QuotaExceeded');
  const refused = await startCopy({ OPERATOR_EMAIL: OPERATOR, ...store.variables(port) });
  refused.clock.set(app.clock.now().toISOString());
  const { deps, clock } = refused;
  expect(await sendDailyBackup(deps)).toBe(false);
  const full = 'Hoidla on täis. Lisage ruumi teenusepakkuja juures.';
  const state = await readState(refused);
  expect(state).toMatchObject({ lastGoodAt: null, fault: full });
  expect(minutesAgo(state?.retryAt, refused)).toBe(-5);
  expect(await findProblems(refused, admin)).toEqual([
    { kind: 'storeFailed', text: 'Varukoopiat ei saanud hoidlasse saata', advice: full },
  ]);
  const papers = {
    offer: () => Promise.reject(new Error('none')),
    acceptance: () => Promise.reject(new Error('none')),
    invoice: () => Promise.reject(new Error('none')),
    receipt: () => Promise.reject(new Error('none')),
    account: () => Promise.reject(new Error('none')),
    tripFolder: () => Promise.reject(new Error('none')),
    eInvoice: () => Promise.reject(new Error('none')),
  };
  const { config, settings, log, db } = deps;
  await alertOperator(deps, createNotifications({ config, settings, clock, logger: log, database: db, papers }));
  // All copies send from one queue, so any of them may have taken it.
  const alert = await Promise.any([app, ...copies].map((copy) => copy.mail(OPERATOR, 'hoidlasse')));
  expect(alert.text).toContain(full);

  clock.set(addMs(clock.now(), minutes(4)).toISOString());
  expect(await sendDailyBackup(deps)).toBe(false);
  expect(minutesAgo((await readState(refused))?.retryAt, refused)).toBe(-1);
  clock.set(addMs(clock.now(), minutes(2)).toISOString());
  await sendDailyBackup(deps);
  expect(minutesAgo((await readState(refused))?.retryAt, refused)).toBe(-10);
  expect(store.names()).toEqual(before);
});

const TRY_DOCUMENT = 'mutation ($input: SettingsInput!) { tryBackupStore(input: $input) { isGood outcome } }';
const tryOut = (by: TestApp, token: string, texts: Record<string, string>) =>
  by.graphql<{ tryBackupStore: { isGood: boolean; outcome: string } }>(
    TRY_DOCUMENT,
    { input: { changes: Object.entries(texts).map(([key, text]) => ({ key, text })) } },
    token,
  );

describe('a store as it was typed', () => {
  let plain: TestApp;
  let token: string;
  beforeAll(async () => {
    plain = await startTestApp();
    token = await plain.login('admin');
  });
  afterAll(() => plain.stop());
  const typed = () => {
    const { endpoint, bucket, prefix, accessKey, secretKey, passphrase } = store.place();
    return {
      backupStoreEndpoint: endpoint,
      backupStoreBucket: bucket,
      backupStorePrefix: prefix,
      backupStoreAccessKey: accessKey,
      backupStoreSecretKey: secretKey,
      backupPassphrase: passphrase,
    };
  };

  test('works, and leaves nothing behind', async () => {
    const before = store.names();
    const { data } = await tryOut(plain, token, typed());
    expect(data.tryBackupStore).toEqual({
      isGood: true,
      outcome: `Hoidla töötab: ämbrisse varukoopiad saab kirjutada, sealt lugeda ja kustutada. Varukoopiaid on seal ${before.length}.`,
    });
    expect(store.names()).toEqual(before);
    expect(await readState(plain, token)).toBeNull();
  });

  test.each([
    [
      { backupStoreSecretKey: 'vale' },
      'Hoidla ei võtnud võtmeid vastu. Kopeerige juurdepääsuvõti ja salavõti teenusepakkuja lehelt uuesti.',
    ],
    [{ backupStoreBucket: 'puudub' }, 'Ämbrit puudub ei ole. Kontrollige nime või looge ämber teenusepakkuja lehel.'],
    [
      { backupStoreEndpoint: 'http://127.0.0.1:9' },
      'Server 127.0.0.1:9 ei võta ühendust vastu. Kontrollige aadressi ja porti.',
    ],
    [{ backupStoreEndpoint: 'http://ei-ole.invalid' }, 'Serverit ei-ole.invalid ei leitud. Kontrollige aadressi.'],
  ])('is wrong: %j', async (wrong, outcome) => {
    const { data } = await tryOut(plain, token, { ...typed(), ...wrong });
    expect(data.tryBackupStore).toEqual({ isGood: false, outcome });
  });

  test.each([
    ['backupStoreEndpoint', 'hoidla'],
    ['backupStoreBucket', 'Minu Ämber'],
    ['backupStorePrefix', '../muu kaust'],
    ['backupPassphrase', 'lühike'],
  ])('is refused at its field: %s', async (field, text) => {
    const { errors } = await tryOut(plain, token, { ...typed(), [field]: text });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  test('asks for what is missing at its field, and is a problem while half of it is saved', async () => {
    const { backupPassphrase: _, ...others } = typed();
    const { errors } = await tryOut(plain, token, others);
    expect(errors?.[0]).toMatchObject({
      message: 'Hoidla jaoks on see vajalik',
      extensions: { code: 'BAD_USER_INPUT', field: 'backupPassphrase' },
    });
    const save = `mutation ($input: SettingsInput!) { saveSettings(seenVersion: 0, input: $input) { settings { key text isSet } } }`;
    const changes = Object.entries(others).map(([key, text]) => ({ key, text }));
    const saved = await must<{ saveSettings: { settings: { key: string; text: string | null; isSet: boolean }[] } }>(
      plain,
      save,
      { input: { changes } },
      token,
    );
    expect(saved.saveSettings.settings).toContainEqual({ key: 'backupStoreSecretKey', text: null, isSet: true });
    expect(await findProblems(plain, token)).toEqual([
      {
        kind: 'storeIncomplete',
        text: 'Varukoopiad ei lähe hoidlasse: mõni seade on puudu',
        advice: 'Täitke seadetes jaotis „Varukoopiad mujal“: Varukoopiate parool.',
      },
    ]);
    const refused = await plain.graphql('mutation { sendBackupNow { place } }', {}, token);
    expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });
});
