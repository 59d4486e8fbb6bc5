import type { Person } from '../../testing/builders';
import { createPerson, must } from '../../testing/builders';
import { adminPassword, startTestApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { forgetPasswordLinks } from './passwordLinks';

// A forgotten password: a link by e-mail, for twenty minutes, once.

const nextPassword = 'sinine-kohvikann-42';

let app: TestApp;
let admin: string;
let moment: Date;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  moment = app.clock.now();
  jest.spyOn(app.clock, 'now').mockImplementation(() => moment);
});
afterAll(() => app.stop());
beforeEach(() => app.deps.db.dataSource.query('delete from rate_limit'));

const later = (minutes: number) => (moment = new Date(moment.getTime() + minutes * 60_000));
const request = (username: string) =>
  app.graphql('mutation($username: String!) { requestPasswordLink(username: $username) }', { username });
const look = async (key: string) => {
  const { data, errors } = await app.graphql<{ passwordLink: { username: string } | null }>(
    'query($key: Key!) { passwordLink(key: $key) { username } }',
    { key },
  );
  return errors?.[0]?.extensions.code ?? data.passwordLink?.username;
};
const setPassword = async (key: string, password = nextPassword) => {
  const { errors } = await app.graphql(
    'mutation($key: Key!, $password: Password!) { setPasswordByLink(key: $key, password: $password) }',
    { key, password },
  );
  return errors?.[0]?.extensions.code ?? 'set';
};

const linkMails = async () => (await app.mails()).filter(({ subject }) => subject === 'Link uue parooli jaoks');

/** Asks for a link and waits for it. */
async function readLink({ username, email }: Pick<Person, 'username' | 'email'>): Promise<string> {
  const keys = async () =>
    (await linkMails())
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links.map((url) => url.searchParams.get('key') ?? ''))
      .filter(Boolean);
  const before = await keys();
  await request(username);
  for (let tries = 0; tries < 300; tries += 1) {
    const made = (await keys()).find((key) => !before.includes(key));
    if (made !== undefined) return made;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no link came to ${email}`);
}

test('the link sets a password once, ends every session, and is stored as a hash', async () => {
  const person = await createPerson(app, admin);
  const session = await app.login(person.username);
  const key = await readLink(person);
  const rows = await app.deps.db.dataSource.query('select l::text as row from password_link l');
  expect(JSON.stringify(rows)).not.toContain(key);

  expect(await look(key)).toBe(person.username);
  // Looking changed nothing: mail scanners open links.
  expect(await look(key)).toBe(person.username);
  expect(await app.login(person.username)).toBeTruthy();

  expect(await setPassword(key)).toBe('set');
  expect(await must(app, '{ currentUser { id } }', {}, session)).toEqual({ currentUser: null });
  await expect(app.login(person.username, adminPassword)).rejects.toThrow('Vale kasutajanimi');
  expect(await app.login(person.username, nextPassword)).toBeTruthy();
  expect([await look(key), await setPassword(key)]).toEqual(['WRONG_KEY', 'WRONG_KEY']);
  expect((await app.mail(person.email, 'parool muudeti')).links).toEqual([]);
});

test('an easy or short password leaves the link as it was', async () => {
  const person = await createPerson(app, admin);
  const key = await readLink(person);
  for (const easy of ['lühike', `${person.username}${person.username}`, 'password123'])
    expect(await setPassword(key, easy)).toBe('BAD_USER_INPUT');
  expect(await setPassword(key)).toBe('set');
});

test('the link ends after twenty minutes', async () => {
  const person = await createPerson(app, admin);
  const key = await readLink(person);
  later(19);
  expect(await look(key)).toBe(person.username);
  later(1);
  expect([await look(key), await setPassword(key)]).toEqual(['WRONG_KEY', 'WRONG_KEY']);
});

test('of two requests with one link, and of two links at once, one wins', async () => {
  const person = await createPerson(app, admin);
  const key = await readLink(person);
  const same = await Promise.all([setPassword(key), setPassword(key, 'roheline-kummipaat-7')]);
  expect(same.sort()).toEqual(['WRONG_KEY', 'set']);
  const one = await readLink(person);
  const other = await readLink(person);
  const both = await Promise.all([setPassword(one), setPassword(other, 'roheline-kummipaat-8')]);
  expect(both.sort()).toEqual(['WRONG_KEY', 'set']);
});

test.each([
  ['a new password', (id: string) => `mutation { resetPassword(id: "${id}", password: "uus parool 1") }`],
  ['hiding', (id: string) => `mutation { setUserHidden(id: "${id}", hidden: true) { id } }`],
])('%s ends the link', async (_what, document) => {
  const person = await createPerson(app, admin);
  const key = await readLink(person);
  await must(app, document(person.id), {}, admin);
  expect([await look(key), await setPassword(key)]).toEqual(['WRONG_KEY', 'WRONG_KEY']);
});

test('a known and an unknown name get the same reply by the same statements', async () => {
  const person = await createPerson(app, admin);
  const { driver } = app.deps.db.dataSource;
  const countStatements = async (name: string) => {
    const statements: string[] = [];
    const create = driver.createQueryRunner.bind(driver);
    const spy = jest.spyOn(driver, 'createQueryRunner').mockImplementation((mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (text: string, values?: unknown[]) => Promise<unknown>;
      runner.query = ((text: string, values?: unknown[]) => {
        // The queue's own statements are no part of the reply.
        if (/rate_limit|insert into|from "user" u\s+where not/i.test(text)) statements.push(text.replace(/\s+/g, ' '));
        return query(text, values);
      }) as typeof runner.query;
      return runner;
    });
    const { status, data, errors } = await request(name);
    spy.mockRestore();
    return { statements, reply: { status, data, errors } };
  };
  const known = await countStatements(person.username);
  const byAddress = await countStatements(person.email.toUpperCase());
  const unknown = await countStatements('keegi-teine');
  expect(known.statements.length).toBeGreaterThan(2);
  expect(unknown).toEqual(known);
  expect(byAddress).toEqual(known);
});

test('nobody is mailed for an unknown or hidden user, nor for one without an address', async () => {
  const hidden = await createPerson(app, admin);
  await must(app, `mutation { setUserHidden(id: "${hidden.id}", hidden: true) { id } }`, {}, admin);
  for (const name of ['keegi', hidden.username, hidden.email, 'admin']) await request(name);
  const person = await createPerson(app, admin);
  await readLink(person);
  const told = (await linkMails()).map(({ to }) => to);
  expect(told).toContain(person.email);
  expect(told.filter((to) => to === hidden.email || to.endsWith('.invalid'))).toEqual([]);
});

test('colleagues who share an address get a link each', async () => {
  const one = await createPerson(app, admin);
  const other = await createPerson(app, admin);
  await app.deps.db.dataSource.query('update "user" set email = $1 where id = any($2)', [
    'ühine@bussiveod.example',
    [one.id, other.id],
  ]);
  const readRows = () =>
    app.deps.db.dataSource.query<{ n: number }[]>(
      'select count(*)::int as n from password_link where user_id = any($1)',
      [[one.id, other.id]],
    );
  await request('ÜHINE@bussiveod.example');
  expect(await readRows()).toEqual([{ n: 2 }]);
});

test('asking is limited by name, by address and, silently, by user', async () => {
  const person = await createPerson(app, admin);
  const codes: string[] = [];
  for (let count = 0; count < 6; count += 1)
    codes.push((await request('tundmatu')).errors?.[0]?.extensions.code ?? 'sent');
  expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'TOO_MANY_ATTEMPTS']);

  await app.deps.db.dataSource.query('delete from rate_limit');
  for (let count = 0; count < 5; count += 1) await request(person.username);
  // A sixth by the address: the same reply, and no more mail.
  expect((await request(person.email)).errors).toBeUndefined();
  const [row] = await app.deps.db.dataSource.query<{ n: number }[]>(
    'select count(*)::int as n from password_link where user_id = $1',
    [person.id],
  );
  expect(row?.n).toBe(5);

  await app.deps.db.dataSource.query('delete from rate_limit');
  for (let count = 0; count < 10; count += 1) await request(`keegi${count}`);
  expect((await request('keegi10')).errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
});

test('ended links are forgotten after a day', async () => {
  await request('keegi');
  later(60 * 25);
  await forgetPasswordLinks(app.deps);
  expect(await app.deps.db.dataSource.query('select 1 from password_link')).toEqual([]);
});
