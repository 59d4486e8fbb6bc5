import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, newKey } from '../platform/ids';
import { answer, createBus, createPerson, inquiry, leader, must, startedJob, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { adminPassword, startTestApp } from '../testing/testApp';

// The forms that a browser sends by itself. How pages look is held by the browser's journeys: here a page is what its drawer was
// given, and it asks for nothing.

const build = mkdtempSync(join(tmpdir(), 'drawn-'));
for (const dir of ['client', 'drawer']) mkdirSync(join(build, dir));
writeFileSync(
  join(build, 'client/drawn.html'),
  '<html lang="et"><head><title></title><meta name="description" content=""></head><div id="root"></div>CSP_NONCE</html>',
);
writeFileSync(
  join(build, 'drawer/draw.cjs'),
  `exports.createDrawer = async (language) => ({
    asks: () => [],
    draw: (url, replies, form) => ({
      title: '<i>', description: '"', styles: '<style nonce="CSP_NONCE"></style>',
      markup: JSON.stringify({ language, url, form }) + ' CSP_NONCE $& ',
    }),
  });`,
);

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' }, join(build, 'client'));
  admin = await app.login('admin');
});
afterAll(async () => {
  await app.stop();
  rmSync(build, { recursive: true });
});

type Form = Record<string, string>;
const ours = { origin: 'http://portal.example' };
let caller = 0;
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(caller += 1)}` });

async function send(path: string, query: Form, fields: Form | URLSearchParams, headers: Form = {}) {
  const response = await app.fetch(`/portal/${path}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...ours, ...elsewhere(), ...headers },
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  const drawn = /<div id="root">(\{.*\}) /.exec(text)?.[1];
  const shown = drawn && (JSON.parse(drawn) as { language: string; url: string; form?: Record<string, unknown> });
  return { status: response.status, headers: response.headers, text, form: shown ? shown.form : undefined };
}

const stateOf = async (id: string) =>
  (
    await must<{
      order: { status: string; groupFullName: string | null; offer: { rejectReason: string | null } | null };
    }>(app, 'query($id: UUID!) { order(id: $id) { status groupFullName offer { rejectReason } } }', { id }, admin)
  ).order;

async function offered(): Promise<{ id: string; activation_key: string }> {
  const id = await submitInquiry(app);
  return { id, activation_key: await answer(app, admin, id) };
}

test('a page is opened without anything being done, and nobody keeps it', async () => {
  const link = await offered();
  const response = await app.fetch(`/portal/accept?${new URLSearchParams(link).toString()}&lang=ru`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'same-origin',
  ]);
  expect(response.headers.get('set-cookie')).toMatch(/^language=ru; .*Path=\/; SameSite=Lax/);
  const html = await response.text();
  expect(html).toContain('<html lang="ru"><head><title>&#60;i&#62;</title><meta name="description" content="&#34;">');
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  // What people wrote goes in as it is, the nonce of the reply where it belongs.
  expect(html).toContain(' CSP_NONCE $& </div>');
  expect(html).toContain(`<style nonce="${nonce}"></style>`);
  expect((await stateOf(link.id)).status).toBe('answered');
});

test.each(['accept', 'confirm', 'accept/'])('an offer is accepted by the form of /%s, once', async (path) => {
  const link = await offered();
  const fields = { ...leader, phone: '+372 5559 8765' };
  const done = await send(path, link, fields);
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/portal/${path}?${new URLSearchParams({ ...link, done: 'accepted' }).toString()}`,
  ]);
  expect(await stateOf(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
  // The second one is told that it was done before.
  const again = await send(path, { ...link, done: 'accepted' }, { ...fields, fullName: 'Keegi Teine' });
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    `/portal/${path}?${new URLSearchParams(link).toString()}`,
  ]);
  expect(await stateOf(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
});

test('of two at once one accepts', async () => {
  const link = await offered();
  const both = await Promise.all([send('accept', link, leader), send('accept', link, leader)]);
  expect(both.map(({ headers }) => headers.get('location')?.includes('done=accepted')).sort()).toEqual([false, true]);
});

test('what is wrong stands at its field, with what was typed, in the language of the page', async () => {
  const link = await offered();
  const empty = await send('accept', link, { ...leader, fullName: ' ', email: '' });
  expect(empty.status).toBe(400);
  expect(empty.form).toMatchObject({ missing: ['fullName', 'email'], values: { phone: leader.phone }, messages: {} });
  const wrong = await send('accept', { ...link, lang: 'en' }, { ...leader, phone: '12' });
  expect(wrong.status).toBe(400);
  expect(wrong.form).toEqual({
    values: { ...leader, phone: '12' },
    missing: [],
    messages: { phone: 'Please enter a valid phone number' },
  });
  // PostgreSQL stores no NUL.
  expect((await send('accept', link, { ...leader, fullName: 'a\0b' })).status).toBe(400);
  const twice = new URLSearchParams([...Object.entries(leader), ['fullName', 'Teine']]);
  expect((await send('accept', link, twice)).form).toMatchObject({ missing: ['fullName'] });
  expect((await send('accept', link, { ...leader, fullName: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await stateOf(link.id)).status).toBe('answered');
});

test('an offer is rejected with one of the reasons', async () => {
  const link = await offered();
  expect((await send('reject', link, {})).form).toMatchObject({ missing: ['reason'] });
  expect((await send('reject', link, { reason: 'just_so' })).status).toBe(400);
  const done = await send('reject', link, { reason: 'over_budget' });
  expect(done.headers.get('location')).toContain('done=rejected');
  expect(await stateOf(link.id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
  // And cannot be accepted any more.
  expect((await send('accept', link, leader)).headers.get('location')).not.toContain('done');
  expect((await stateOf(link.id)).status).toBe('rejected');
});

test('a driver confirms, another one declines, each once', async () => {
  const [jaan, liis] = [await createPerson(app, admin), await createPerson(app, admin)];
  const bus = await createBus(app, admin);
  for (const [person, confirm, done] of [
    [jaan, '1', 'confirmed'],
    [liis, '0', 'declined'],
  ] as const) {
    const id = await startedJob(app, admin, person.id, bus);
    const { links } = await app.mail(person.email, 'Uus töö');
    const confirmation_key = links.map((url) => url.searchParams.get('confirmation_key')).find(Boolean) ?? '';
    expect((await send('confirmJob', { id, confirmation_key }, {})).status).toBe(400);
    const first = await send('confirmJob', { id, confirmation_key }, { confirm });
    expect([first.status, first.headers.get('location')]).toEqual([303, expect.stringContaining(`done=${done}`)]);
    const second = await send('confirmJob', { id, confirmation_key }, { confirm: confirm === '1' ? '0' : '1' });
    expect(second.headers.get('location')).not.toContain('done');
    const { order } = await must<{ order: { job: { drivers: { confirmation: string }[] } } }>(
      app,
      'query($id: UUID!) { order(id: $id) { job { drivers { confirmation } } } }',
      { id },
      admin,
    );
    expect(order.job.drivers[0]?.confirmation).toBe(confirm === '1' ? 'accepted' : 'rejected');
  }
});

describe('the page of a trip', () => {
  async function offeredTrip() {
    const { id } = await offered();
    const { links } = await app.mail(String(inquiry(app).email), 'Hinnapakkumine');
    const link = links.find((url) => url.pathname === '/portal/trip' && url.searchParams.get('id') === id);
    const key = link?.searchParams.get('key') ?? '';
    const { myTrip } = await must<{ myTrip: { price: { offerId: string } } }>(
      app,
      'query MyTrip($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { offerId } } }',
      { id, key },
      admin,
    );
    return { link: { id, key }, offerId: myTrip.price.offerId };
  }

  test('accepts what it shows, once', async () => {
    const { link, offerId } = await offeredTrip();
    const fields = { ...leader, decide: 'accept', offerId };
    expect((await send('trip', link, { ...fields, fullName: '' })).form).toMatchObject({ missing: ['fullName'] });
    expect((await send('trip', link, { ...fields, offerId: newId() })).status).toBe(400);
    expect((await send('trip', { ...link, key: newKey() }, fields)).status).toBe(400);
    expect((await stateOf(link.id)).status).toBe('answered');
    const done = await send('trip', { ...link, decide: 'accept' }, fields);
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/portal/trip?${new URLSearchParams({ ...link, done: 'accepted' }).toString()}`,
    ]);
    expect(await stateOf(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
    const again = await send('trip', link, { decide: 'reject', offerId, reason: 'other' });
    expect(again.headers.get('location')).toContain('done=before');
    expect((await stateOf(link.id)).status).toBe('accepted');
  });

  test('rejects with a reason', async () => {
    const { link, offerId } = await offeredTrip();
    expect((await send('trip', link, { decide: 'reject', offerId })).form).toMatchObject({ missing: ['reason'] });
    const done = await send('trip', link, { decide: 'reject', offerId, reason: 'over_budget' });
    expect(done.headers.get('location')).toContain('done=rejected');
    expect(await stateOf(link.id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
  });

  test('asks for another offer only where one has ended', async () => {
    const { link } = await offeredTrip();
    expect((await send('trip', link, {})).status).toBe(303);
    expect((await stateOf(link.id)).status).toBe('answered');
  });
});

describe('the report of a driver', () => {
  let driver: Awaited<ReturnType<typeof createPerson>>;
  let link: { id: string; secret: string };
  let before: Date;
  beforeAll(async () => {
    driver = await createPerson(app, admin);
    const id = await startedJob(app, admin, driver.id, await createBus(app, admin));
    const { order } = await must<{ order: { end: string } }>(
      app,
      'query($id: UUID!) { order(id: $id) { end } }',
      { id },
      admin,
    );
    before = app.clock.now();
    app.clock.set(new Date(new Date(order.end).getTime() + 3_600_000));
    await app.askForFeedback();
    const { links } = await app.mail(driver.email, 'Kuidas läks?');
    const secret = links.map((url) => url.searchParams.get('secret')).find(Boolean) ?? '';
    link = { id, secret };
  });
  afterAll(() => app.clock.set(before));

  const reported = async () =>
    (
      await must<{ order: { job: { feedback: { wentWell: boolean; comment: string; hours: number[] }[] } } }>(
        app,
        'query($id: UUID!) { order(id: $id) { job { feedback { wentWell comment hours } } } }',
        { id: link.id },
        admin,
      )
    ).order.job.feedback.map(({ hours, ...rest }) => ({ ...rest, hours: hours.reduce((sum, each) => sum + each) }));
  const filled = (more: Form = {}): Form => ({
    ...{ driverId: driver.id, wentWell: 'true', hours0: '7,5', hours1: '', comment: '' },
    ...more,
  });

  test('wants a driver and how it went, and asks before it holds no hours at all', async () => {
    const empty = await send('feedback', link, { hours0: '', hours1: '0,0', comment: 'Sujus' });
    expect(empty.status).toBe(400);
    expect(empty.form).toEqual({
      values: { hours0: '', hours1: '0,0', comment: 'Sujus' },
      missing: ['driverId', 'wentWell', 'noHours'],
      messages: {},
    });
    const none = await send('feedback', link, filled({ hours0: '0' }));
    expect([none.status, none.form]).toMatchObject([400, { missing: ['noHours'] }]);
    expect(await reported()).toEqual([]);
  });

  test('comes back with a day more or less, and does nothing', async () => {
    const { status, form } = await send('feedback', link, { hours0: '4', comment: 'Sujus', days: '2' });
    expect([status, form]).toEqual([
      200,
      { values: { hours0: '4', comment: 'Sujus', days: '2' }, missing: [], messages: {} },
    ]);
    expect(await reported()).toEqual([]);
  });

  test.each<[string, Form, string]>([
    ['hours', { hours0: 'viis' }, 'Hours must be a number'],
    ['hours', { hours0: '-2' }, 'Hours must be a number'],
    ['hours', { hours0: '24,5' }, 'A day has at most 24 hours'],
    ['comment', { comment: 'x'.repeat(4001) }, 'At most 4000 characters'],
  ])('says what is wrong with %s, with what was typed', async (field, wrong, message) => {
    const values = filled(wrong);
    const { status, form } = await send('feedback', { ...link, lang: 'en' }, values);
    expect([status, form]).toEqual([400, { values, missing: [], messages: { [field]: message } }]);
    expect(await reported()).toEqual([]);
  });

  test('is of nobody else, and of no other link', async () => {
    const other = await createPerson(app, admin);
    expect((await send('feedback', link, filled({ driverId: other.id }))).form).toMatchObject({
      messages: { driverId: 'Palun vali juht!' },
    });
    expect((await send('feedback', { ...link, secret: newKey() }, filled())).status).toBe(400);
    expect((await send('feedback', link, filled(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await reported()).toEqual([]);
  });

  test('is not taken before the trip', async () => {
    const after = app.clock.now();
    app.clock.set(before);
    const { status, form } = await send('feedback', link, filled());
    app.clock.set(after);
    expect([status, form]).toMatchObject([
      400,
      { values: filled(), problem: expect.stringMatching(/^\[.+\] Reis ei ole veel alanud$/) as string },
    ]);
  });

  test('is saved, as long as nobody has read it, and a second one corrects it', async () => {
    const saved = await send('feedback', link, filled({ comment: 'Üks\r\nkaks 😀' }));
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `/portal/feedback?${new URLSearchParams({ ...link, done: 'saved' }).toString()}`,
    ]);
    expect(await reported()).toEqual([{ wentWell: true, comment: 'Üks\nkaks 😀', hours: 7.5 }]);
    const none = filled({ hours0: '', wentWell: 'false', noHours: '1' });
    expect((await send('feedback', link, none)).status).toBe(303);
    expect(await reported()).toEqual([{ wentWell: false, comment: '', hours: 0 }]);
    await must(app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id: link.id }, admin);
    const late = await send('feedback', link, filled());
    expect([late.status, late.form]).toMatchObject([
      400,
      { problem: expect.stringContaining('juba läbi vaadatud') as string },
    ]);
    expect(await reported()).toMatchObject([{ wentWell: false }]);
  });
});

test('a wrong link does nothing, and the page says what it says of such a link', async () => {
  const link = await offered();
  for (const query of [
    { ...link, activation_key: newKey() },
    { ...link, id: newId() },
    { ...link, id: 'poolik' },
    { id: link.id },
  ]) {
    const { status, form } = await send('accept', query, leader);
    expect([status, form !== undefined]).toEqual([400, true]);
  }
  // A newer offer kills the former link.
  await answer(app, admin, link.id, 600);
  expect((await send('accept', link, leader)).status).toBe(400);
  expect((await stateOf(link.id)).status).toBe('answered');
});

test('who is signed in beside it is nobody here', async () => {
  const link = await offered();
  const { status } = await send('accept', { ...link, activation_key: newKey() }, leader, {
    cookie: `session=${admin}`,
  });
  expect(status).toBe(400);
});

test('an offer that has ended can be asked for again, and not be accepted', async () => {
  const link = await offered();
  const before = app.clock.now();
  const query = 'query($id: UUID!) { order(id: $id) { start validUntil: offer { validUntil } } }';
  const { order } = await must<{ order: { validUntil: { validUntil: string } } }>(app, query, { id: link.id }, admin);
  app.clock.set(new Date(new Date(order.validUntil.validUntil).getTime() + 60_000));
  await app.followUpOffers();
  const refused = await send('accept', link, leader);
  const asked = await send('accept', link, { askAgain: '1' });
  app.clock.set(before);
  expect([refused.status, asked.status, asked.headers.get('location')?.includes('done=asked')]).toEqual([
    400,
    303,
    true,
  ]);
  // It waits for the office's answer again.
  expect((await stateOf(link.id)).status).toBe('new');
});

test.each<[string, Form]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['nowhere', { origin: 'null' }],
])('a page of %s accepts nothing, and learns nothing', async (_from, headers) => {
  const link = await offered();
  const { status, form, text } = await send('accept', link, leader, headers);
  expect([status, form]).toEqual([403, undefined]);
  expect(text).toContain('teiselt lehelt');
  expect((await stateOf(link.id)).status).toBe('answered');
});

test('one caller sends so many and no more, and is told on the page', async () => {
  const link = await offered();
  const from = { 'x-forwarded-for': '203.0.113.240' };
  const reject = () => send('reject', { ...link, activation_key: newKey() }, { reason: 'other' }, from);
  expect((await reject()).status).toBe(400);
  await app.deps.db.dataSource.query(`update rate_limit set count = 60 where key = 'link form:203.0.113.240'`);
  const refused = await reject();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(refused.form).toMatchObject({ problem: expect.stringContaining('Liiga palju') as string });
  expect((await send('reject', link, { reason: 'other' })).status).toBe(303);
});

describe('the form of the sign-in', () => {
  const right = { username: ' admin ', password: adminPassword };
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('session='))
      ?.split(';')[0] ?? '';
  const open = (path: string, cookie = '') => app.fetch(path, { redirect: 'manual', headers: { cookie } });

  test('signs in, and the page leads on to what was wanted, and to no other site', async () => {
    const { status, headers } = await send('login', { tagasi: '/platform/job/1?a=b' }, right);
    expect([status, headers.get('location')]).toEqual([
      303,
      '/portal/login?tagasi=%2Fplatform%2Fjob%2F1%3Fa%3Db&done=entered',
    ]);
    const cookie = cookieOf(headers);
    expect(headers.getSetCookie().join()).toMatch(/session=[\w-]{40,}; .*HttpOnly; SameSite=Lax/);
    const led = await open(headers.get('location')!, cookie);
    expect([led.status, led.headers.get('location')]).toEqual([303, '/portal/platform/job/1?a=b']);
    const foreign = await open('/portal/login?tagasi=%2F%2Fevil.example%2Fplatform', cookie);
    expect(foreign.headers.get('location')).toBe('/portal/platform');
    // A browser that keeps no cookie sees the page, which says so.
    expect((await open('/portal/login?done=entered')).status).toBe(200);
  });

  test('is known again by the device that it has left, by either way in', async () => {
    const { headers } = await send('login', {}, right);
    const devices = headers.getSetCookie().filter((each) => each.startsWith('device='));
    expect(devices.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual(['/api/login', '/portal/login']);
  });

  test('says what is wrong, and repeats no password', async () => {
    const wrong = await send('login', {}, { username: 'admin', password: 'vale parool' });
    expect([wrong.status, cookieOf(wrong.headers)]).toEqual([401, '']);
    expect(wrong.form).toMatchObject({
      problem: expect.stringMatching(/^\[.+\] Vale kasutajanimi või parool$/) as string,
    });
    expect(wrong.form?.values).toEqual({ username: 'admin' });
    expect(wrong.text).not.toContain('vale parool');
    const missing = await send('login', {}, { username: 'admin', password: '' });
    expect([missing.status, missing.form]).toMatchObject([400, { missing: ['password'] }]);
  });

  test('is not sent by another site, and guesses are counted as everywhere', async () => {
    expect((await send('login', {}, right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const guesses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1)
      guesses.push((await send('login', {}, { username: 'keegi', password: 'vale parool' }, from)).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([401, 429]);
  });
});

test('where nothing draws them, pages say so, and are not asked for again', async () => {
  const bare = await startTestApp({}, join(build, 'elsewhere/client'));
  try {
    for (const path of ['login', 'accept?id=1', 'feedback']) {
      const response = await bare.fetch(`/portal/${path}`);
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
      expect(response.headers.get('content-type')).toContain('text/plain');
    }
  } finally {
    await bare.stop();
  }
});

test('what is no form of a page is none', async () => {
  const link = await offered();
  const query = new URLSearchParams(link).toString();
  const json = await app.fetch(`/portal/accept?${query}`, {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body: JSON.stringify(leader),
  });
  expect(json.status).toBe(400);
  expect((await app.fetch(`/portal/inquery`, { method: 'POST', headers: ours })).status).toBe(404);
  expect((await stateOf(link.id)).status).toBe('answered');
});
