import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import type { CompanySettings, SettingChangeRow } from './settingsTypes';
import { openSettings } from './store';
import { entities } from '../../model/entities';
import { migrations } from '../../migrations';
import { openDatabase } from '../../platform/database/database';
import { Role } from '../../model/people/user.entity';

const fields = 'version logoUrl mailFolder settings { key text usual source variable secret isSet lost }';
const read = `{ companySettings { ${fields} } }`;
const save = `mutation($seenVersion: Int!, $input: SettingsInput!) { saveSettings(seenVersion: $seenVersion, input: $input) { ${fields} } }`;
const history = '{ settingChanges { version key before after isSet secret at by } }';
const info = '{ portalInfo { companyName companyPhone } }';

let app: TestApp;
let admin: string;
const copies: TestApp[] = [];
beforeAll(async () => {
  app = await startTestApp({ COMPANY_EMAIL: 'info@tuuleveod.example', SETTINGS_KEY: 'k'.repeat(40) });
  admin = await app.login('admin');
});
afterAll(async () => {
  for (const copy of copies) await copy.stop();
  await app.stop();
});

/** Another copy of the server, with a separate folder and connection. */
async function startCopy(lookEveryMs = 3_600_000): Promise<TestApp> {
  const { url } = app.deps.db.dataSource.options as { url?: string };
  const database = await openDatabase({ url, entities, migrations, log: () => undefined });
  const copy = await startTestApp({}, undefined, undefined, { database, lookEveryMs });
  copies.push(copy);
  return copy;
}

const readAll = async (of = app) =>
  (await must<{ companySettings: CompanySettings }>(of, read, {}, admin)).companySettings;
const readRow = ({ settings }: CompanySettings, key: string) => settings.find((row) => row.key === key);

async function change(
  texts: Record<string, string | null>,
  { seenVersion, of = app }: { seenVersion?: number; of?: TestApp } = {},
) {
  const changes = Object.entries(texts).map(([key, text]) => ({ key, text }));
  const seen = seenVersion ?? (await readAll(of)).version;
  return of.graphql<{ saveSettings: CompanySettings }>(save, { seenVersion: seen, input: { changes } }, admin);
}

const readRefusal = async (texts: Record<string, string | null>, seenVersion?: number) => {
  const { errors } = await change(texts, { seenVersion });
  const [error] = errors ?? [];
  return [error?.extensions.code, error?.extensions.field, error?.message];
};

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 20));
};

test('a saved setting holds at once, on pages and papers', async () => {
  const { data } = await change({
    companyName: 'Tuuleveod OÜ',
    companyPhone: '+372 5555 0000',
    companyTerms: 'Esimene\nTeine',
  });
  expect(readRow(data.saveSettings, 'companyName')).toMatchObject({
    text: 'Tuuleveod OÜ',
    source: 'saved',
    isSet: true,
  });
  expect((await must(app, info, {}, null)).portalInfo).toEqual({
    companyName: 'Tuuleveod OÜ',
    companyPhone: '+372 5555 0000',
  });
  expect((await must(app, '{ companyTerms }', {}, null)).companyTerms).toEqual(['Esimene', 'Teine']);
  await change({ companyTerms: null });
  expect((await must<{ companyTerms: string[] }>(app, '{ companyTerms }', {}, null)).companyTerms).not.toContain(
    'Esimene',
  );
});

test('the environment wins, is shown, and cannot be edited', async () => {
  expect(readRow(await readAll(), 'companyEmail')).toMatchObject({
    text: 'info@tuuleveod.example',
    source: 'environment',
    variable: 'COMPANY_EMAIL',
  });
  expect(await readRefusal({ companyEmail: 'muu@tuuleveod.example' })).toEqual([
    'BAD_USER_INPUT',
    'companyEmail',
    'See tuleb serveri keskkonnast (COMPANY_EMAIL) ja seda siin muuta ei saa',
  ]);
});

test('a wrong value is refused at its field, and nothing of the save is kept', async () => {
  const { version } = await readAll();
  expect(await readRefusal({ companyAddress: 'Pikk 1', companyIban: 'EE00' })).toEqual([
    'BAD_USER_INPUT',
    'companyIban',
    'See ei ole pangakonto number (IBAN)',
  ]);
  expect(await readRefusal({ companyRegistrationNumber: '12345679' })).toEqual([
    'BAD_USER_INPUT',
    'companyRegistrationNumber',
    'See ei ole Eesti äriregistri kood: 8 numbrit, viimane on kontrollnumber',
  ]);
  expect(await readRefusal({ mapTilesUrl: 'https://tiles.example' })).toEqual([
    'BAD_USER_INPUT',
    'mapTilesUrl',
    'Aadressis peavad olema {z}, {x} ja {y}',
  ]);
  expect(await readRefusal({ companyLogo: 'a'.repeat(64) })).toMatchObject([
    'BAD_USER_INPUT',
    'companyLogo',
    expect.anything(),
  ]);
  const after = await readAll();
  expect([after.version, readRow(after, 'companyAddress')?.isSet]).toEqual([version, false]);
});

test('the second of two admins gets a conflict at the setting; other settings are nobody’s conflict', async () => {
  const { version } = await readAll();
  const mari = await createPerson(app, admin, { role: Role.admin, firstname: 'Mari' });
  const input = { changes: [{ key: 'companyAddress', text: 'Pikk 1, Tallinn' }] };
  await must(app, save, { seenVersion: version, input }, await app.login(mari.username));
  expect(await readRefusal({ companyAddress: 'Lai 2, Tallinn', companyIban: 'EE382200221020145685' }, version)).toEqual(
    [
      'CONFLICT',
      'companyAddress',
      'Mari muutis vahepeal sama seadet. Teie sisestatu on alles: vaadake üle ja salvestage uuesti, kui soovite selle asendada.',
    ],
  );
  expect((await change({ companyIban: 'EE382200221020145685' }, { seenVersion: version })).errors).toBeUndefined();
  expect((await change({ companyAddress: 'Lai 2, Tallinn' })).errors).toBeUndefined();
  const [latest, , first] = (await must<{ settingChanges: SettingChangeRow[] }>(app, history, {}, admin))
    .settingChanges;
  expect(latest).toMatchObject({ key: 'companyAddress', before: 'Pikk 1, Tallinn', after: 'Lai 2, Tallinn' });
  expect(first).toMatchObject({ key: 'companyAddress', before: null, after: 'Pikk 1, Tallinn', by: 'Mari' });
});

test('of two saves at the same moment one is refused', async () => {
  const { version } = await readAll();
  const replies = await Promise.all(
    ['1', '2', '3'].map((days) => change({ paymentDays: days }, { seenVersion: version })),
  );
  expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(replies.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
    'CONFLICT',
    'CONFLICT',
  ]);
});

test('a secret is nowhere in clear: not in a table, not in the history, not in a reply', async () => {
  const secret = 'väga-salajane-parool-77';
  const { data } = await change({
    smtpHost: '127.0.0.1',
    smtpUser: 'mari',
    smtpPassword: secret,
    googleMapsApiKey: secret,
  });
  expect(JSON.stringify(data)).not.toContain(secret);
  expect(readRow(data.saveSettings, 'smtpPassword')).toMatchObject({ text: null, isSet: true, secret: true });
  expect(app.deps.settings().mailServer).toMatchObject({ user: 'mari', password: secret });
  // The former one is nobody's business either.
  await change({ googleMapsApiKey: 'uus-võti' });
  for (const table of ['setting', 'setting_change']) {
    const rows: unknown[] = await app.deps.db.dataSource.query(`select row_to_json(t)::text from ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
  expect(JSON.stringify(await must(app, history, {}, admin))).not.toContain(secret);
  expect(JSON.stringify(await readAll())).not.toContain(secret);
});

test('a saved password does not follow to another server', async () => {
  expect(await readRefusal({ smtpHost: 'mail.pahalane.example' })).toEqual([
    'BAD_USER_INPUT',
    'smtpPassword',
    'Meiliserver muutus: kirjutage parool uuesti, et see ei läheks võõrasse serverisse',
  ]);
  expect(await readRefusal({ smtpSecurity: 'none' })).toMatchObject([
    'BAD_USER_INPUT',
    'smtpPassword',
    expect.anything(),
  ]);
  const { errors } = await change({ smtpHost: null, smtpPassword: null });
  expect(errors).toBeUndefined();
  expect(app.deps.settings().mailServer).toBeUndefined();
});

test('without its key the portal goes on, and says which secrets must be typed again', async () => {
  await change({ smtpHost: '127.0.0.1', smtpPassword: 'salasona' });
  const config = { ...app.deps.config, settingsKey: 'another key'.repeat(4) };
  const { saved, current } = await openSettings({ config, db: app.deps.db, log: app.deps.log });
  expect(saved().lost).toEqual(['googleMapsApiKey', 'smtpPassword']);
  expect(current().mailServer).toMatchObject({ host: '127.0.0.1', password: undefined });

  const own = await startCopy();
  expect(readRow(await readAll(own), 'smtpPassword')).toMatchObject({ isSet: false, lost: true });
  await change({ smtpPassword: 'salasona', googleMapsApiKey: null }, { of: own });
  expect(readRow(await readAll(own), 'smtpPassword')).toMatchObject({ isSet: true, lost: false });
  await rm(join(own.deps.config.dataDir, 'settings.key'));
  expect(readRow(await readAll(own), 'smtpPassword')).toMatchObject({ isSet: false, lost: true });
  await change({ smtpHost: null, smtpPassword: null }, { of: own });
});

test('another copy of the server follows at once', async () => {
  const copy = await startCopy();
  await change({ cateringDays: '9' });
  await until(async () => copy.deps.settings().cateringDays === 9);
});

test('a copy that missed the notice follows at its next look', async () => {
  const copy = await startCopy(100);
  // Nobody tells of this one.
  await app.deps.db.dataSource.query(`update setting set value = '"8"' where key = 'cateringDays'`);
  await until(async () => copy.deps.settings().cateringDays === 8);
});

test('a copy that lost its listening connection reads again when it listens again', async () => {
  const copy = await startCopy();
  const { dataSource } = app.deps.db;
  // Nobody tells of this one either, and the copy looks once an hour.
  await dataSource.query(`update setting set value = '"7"' where key = 'cateringDays'`);
  expect(copy.deps.settings().cateringDays).not.toBe(7);
  await dataSource.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'charter listens' and datname = current_database()`,
  );
  await until(async () => copy.deps.settings().cateringDays === 7);
});

test('a driver reads and saves nothing, and no API token does', async () => {
  const driver = await createPerson(app, admin);
  const { errors } = await app.graphql(read, {}, await app.login(driver.username));
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { createApiToken } = await must<{ createApiToken: { token: string } }>(
    app,
    `mutation { createApiToken(input: { name: "x", scope: write, expiresAt: "2027-01-01T00:00:00Z" }) { token } }`,
    {},
    admin,
  );
  expect((await app.graphql(read, {}, createApiToken.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('the business register is asked when it is switched on, and its silence is no obstacle', async () => {
  const find = 'query($text: String!) { findCompanies(text: $text) { name registryCode address } }';
  const ask = () => app.graphql<{ findCompanies: unknown[] }>(find, { text: 'Tuule' }, admin);
  expect((await ask()).errors?.[0]).toMatchObject({
    message: 'Äriregistri päring on seadetes välja lülitatud',
    extensions: { code: 'CONFLICT' },
  });
  let reply: string | null = JSON.stringify({
    status: 'OK',
    data: [
      {
        company_id: 1,
        reg_code: 10000018,
        name: 'Tuuleveod OÜ',
        status: 'R',
        legal_address: 'Pikk 1, Tallinn',
        zip_code: '10123',
      },
    ],
  });
  const asked: (string | undefined)[] = [];
  const register = createServer((request, response) => {
    asked.push(request.url, request.headers['user-agent']);
    if (reply !== null) response.end(reply);
  });
  await new Promise<void>((done) => register.listen(0, '127.0.0.1', done));
  await change({ businessRegisterUrl: `http://127.0.0.1:${(register.address() as AddressInfo).port}/autocomplete` });
  expect((await ask()).data.findCompanies).toEqual([
    { name: 'Tuuleveod OÜ', registryCode: '10000018', address: 'Pikk 1, Tallinn, 10123' },
  ]);
  expect(asked).toEqual(['/autocomplete?q=Tuule', 'charter-portal']);
  for (const wrong of ['<html>', JSON.stringify({ data: [{ nimi: 1 }] }), 'x'.repeat(200_000), null]) {
    reply = wrong;
    expect((await ask()).errors?.[0]).toMatchObject({
      message: 'Äriregister praegu ei vasta. Kirjutage andmed ise.',
      extensions: { code: 'UNAVAILABLE' },
    });
  }
  register.closeAllConnections();
  await new Promise((done) => register.close(done));
});
