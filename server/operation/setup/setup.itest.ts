import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { startWithPages } from '../../edge/http/drawn/linkForms.fixture';
import type { PortalWithPages } from '../../edge/http/drawn/linkForms.fixture';
import { Role } from '../../model/people/user.entity';
import { exampleRules } from '../../sales/pricing/example.fixture';
import { createPerson, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { adminPassword } from '../../testing/testApp';

// One company is set up from nothing; each test goes on where the one before it ended.

interface Setup {
  steps: { step: string; state: string }[];
  todo: string[];
  hasBus: boolean;
  hasPriceList: boolean;
}
const fields = '{ steps { step state } todo hasBus hasPriceList }';
const everything = [
  'password',
  'company',
  'mailServer',
  'people',
  'buses',
  'prices',
  'backups',
  'ownFactor',
  'inquiry',
];

let portal: PortalWithPages;
let app: TestApp;
let admin: string;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  portal = await startWithPages();
  app = portal.app;
  admin = portal.admin;
});
afterAll(async () => {
  for (const close of closing) await close();
  await portal.stop();
});

const read = async (token = admin) => (await must<{ setup: Setup }>(app, `{ setup ${fields} }`, {}, token)).setup;
const run = async (mutation: string, token = admin) =>
  Object.values(await must<Record<string, Setup>>(app, `mutation { ${mutation} ${fields} }`, {}, token))[0]!;
const save = async (texts: Record<string, string>) => {
  const { companySettings } = await must<{ companySettings: { version: number } }>(
    app,
    '{ companySettings { version } }',
    {},
    admin,
  );
  const changes = Object.entries(texts).map(([key, text]) => ({ key, text }));
  await must(
    app,
    'mutation($seen: Int!, $input: SettingsInput!) { saveSettings(seenVersion: $seen, input: $input) { version } }',
    { seen: companySettings.version, input: { changes } },
    admin,
  );
};
const findState = ({ steps }: Setup, step: string) => steps.find((row) => row.step === step)?.state;

/** The page to which the sign-in leads this session. */
async function findFirstPage(token: string): Promise<string | null> {
  const response = await app.fetch('/portal/login', { redirect: 'manual', headers: { cookie: `session=${token}` } });
  return response.headers.get('location');
}

test('of a new company everything is to be done, and the sign-in leads its admin to the steps', async () => {
  const setup = await read();
  expect(setup.todo).toEqual(everything);
  expect(setup.steps.map(({ step, state }) => [step, state])).toEqual(
    ['password', 'company', 'mail', 'people', 'fleet'].map((step) => [step, 'open']),
  );
  expect(await findFirstPage(admin)).toBe('/portal/platform/start');
});

test('a wish of the address comes before the steps', async () => {
  const { headers } = await app.fetch('/portal/login?tagasi=%2Fplatform%2Fplan', {
    redirect: 'manual',
    headers: { cookie: `session=${admin}` },
  });
  expect(headers.get('location')).toBe('/portal/platform/plan');
});

test('the own password is a matter of each admin', async () => {
  const mari = await createPerson(app, admin, { firstname: 'Mari', role: Role.admin });
  const maris = await app.login(mari.username);
  expect((await read(maris)).todo).toContain('password');
  await run('skipSetupStep(step: password)', maris);
  expect([findState(await read(maris), 'password'), findState(await read(), 'password')]).toEqual(['skipped', 'open']);

  const change = `mutation { changePassword(oldPassword: "${adminPassword}", newPassword: "kolm sinist hobust") }`;
  await must(app, change, {}, maris);
  expect([findState(await read(maris), 'password'), findState(await read(), 'password')]).toEqual(['done', 'open']);
  await must(app, `mutation { resetPassword(id: "${mari.id}", password: "neli rohelist kassi") }`, {}, admin);
  const again = await app.login(mari.username, 'neli rohelist kassi');
  expect((await read(again)).todo).toContain('password');
  // Neither of the two has a second factor.
  expect((await read()).todo).toContain('othersFactor');
  await must(app, `mutation { setUserHidden(id: "${mari.id}", hidden: true) { id } }`, {}, admin);
});

test('the sign-in leads no driver to the steps', async () => {
  const driver = await createPerson(app, admin);
  expect(await findFirstPage(await app.login(driver.username))).toBe('/portal/platform');
  expect(findState(await read(), 'people')).toBe('done');
});

test('a company is set with its name and its account', async () => {
  await save({ companyName: 'Tuuleveod OÜ' });
  expect((await read()).todo).toContain('company');
  await save({ companyIban: 'EE382200221020145685' });
  expect((await read()).todo).not.toContain('company');
});

test('a mail server is done once it took a message, with the password that it has now', async () => {
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'mari' }),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise<void>((done) => server.close(() => done())));
  const smtpPort = String((server.server.address() as AddressInfo).port);
  const typed = { smtpHost: '127.0.0.1', smtpPort, smtpSecurity: 'none', smtpUser: 'mari', smtpPassword: 'esimene' };
  const changes = Object.entries(typed).map(([key, text]) => ({ key, text }));
  const send = 'mutation($input: SettingsInput!) { sendTestMail(to: "mari@firma.example", input: $input) { sent } }';

  // Tried before it is saved.
  await must(app, send, { input: { changes } }, admin);
  expect((await read()).todo).toContain('mailServer');
  await save(typed);
  expect(findState(await read(), 'mail')).toBe('done');
  await save({ smtpPassword: 'teine' });
  expect((await read()).todo).toContain('mailTest');
  expect(findState(await read(), 'mail')).toBe('open');
  await must(app, send, { input: { changes: [] } }, admin);
  expect(findState(await read(), 'mail')).toBe('done');
  const rows: unknown[] = await app.deps.db.dataSource.query(`select row_to_json(m)::text from setup_mark m`);
  expect(JSON.stringify(rows)).not.toMatch(/esimene|teine/);
  await save({ smtpHost: '', smtpPassword: '' });
});

test('the example fills an empty fleet once, and stays to be checked', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => app.graphql(`mutation { createExampleBuses ${fields} }`, {}, admin)),
  );
  const refused = [first, second].flatMap((reply) => reply?.errors ?? []);
  expect(refused.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  const { buses } = await must<{ buses: { id: string; name: string; seats: number }[] }>(
    app,
    '{ buses { id name seats } }',
    {},
    admin,
  );
  expect(buses.map(({ name, seats }) => [name, seats])).toEqual([
    ['Näidis: keskmine buss', 36],
    ['Näidis: suur buss', 54],
    ['Näidis: väike buss', 20],
  ]);
  const input = { name: 'Näidishinnakiri 2026', rules: exampleRules() };
  const savePrices =
    'mutation($seen: Int!, $input: PriceListInput!) { savePriceList(seenVersion: $seen, input: $input) { id } }';
  await must(app, savePrices, { seen: 0, input }, admin);
  expect(await read()).toMatchObject({ hasBus: true, hasPriceList: true });
  expect(findState(await read(), 'fleet')).toBe('done');
  expect((await read()).todo).toContain('examples');
  for (const { id, name } of buses)
    await must(app, `mutation { updateBus(id: "${id}", name: "${name.slice(8)}") { id } }`, {}, admin);
  expect((await read()).todo).toContain('examples');
  await must(app, savePrices, { seen: 1, input: { ...input, name: 'Talv' } }, admin);
  expect((await read()).todo).not.toContain('examples');
});

test('hidden items stay hidden, and a second press changes nothing', async () => {
  const { todo } = await run('hideTodo(items: [ownFactor, inquiry, inquiry])');
  expect(todo).toEqual(['password', 'mailServer', 'backups']);
  expect((await run('hideTodo(items: [inquiry])')).todo).toEqual(todo);
});

test('a skipped step is still to be done', async () => {
  const setup = await run('skipSetupStep(step: mail)');
  expect([findState(setup, 'mail'), setup.todo.includes('mailServer')]).toEqual(['skipped', true]);
});

test('the sign-in leads there no more once the steps were left, nor in a company with an order', async () => {
  expect(await findFirstPage(admin)).toBe('/portal/platform/start');
  await run('endSetup');
  await run('endSetup');
  expect(await findFirstPage(admin)).toBe('/portal/platform');
  await app.deps.db.dataSource.query(`delete from setup_mark where kind = 'ended'`);
  expect(await findFirstPage(admin)).toBe('/portal/platform/start');
  await submitInquiry(app);
  expect(await findFirstPage(admin)).toBe('/portal/platform');
});
