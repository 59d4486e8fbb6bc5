import { createKey } from '../../../platform/ids';
import { createBus, createPerson, must, startedJob } from '../../../testing/builders';
import { adminPassword } from '../../../testing/testApp';
import type { Form, PortalWithPages } from './linkForms.fixture';
import { startWithPages } from './linkForms.fixture';

// Drivers confirm and report by forms of pages without scripts, and sign in.

let portal: PortalWithPages;
beforeAll(async () => {
  portal = await startWithPages();
});
afterAll(() => portal.stop());

test('a driver confirms, another one declines, each once', async () => {
  const jaan = await createPerson(portal.app, portal.admin);
  const liis = await createPerson(portal.app, portal.admin);
  const bus = await createBus(portal.app, portal.admin);
  for (const [person, confirm, done] of [
    [jaan, '1', 'confirmed'],
    [liis, '0', 'declined'],
  ] as const) {
    const id = await startedJob(portal.app, portal.admin, person.id, bus);
    const { links } = await portal.app.mail(person.email, 'Uus töö');
    const confirmation_key = links.map((url) => url.searchParams.get('confirmation_key')).find(Boolean) ?? '';
    expect((await portal.send('confirmJob', { id, confirmation_key }, {})).status).toBe(400);
    const neither = await portal.send('confirmJob', { id, confirmation_key }, { confirm: 'jah' });
    expect([neither.status, neither.form]).toMatchObject([400, { messages: { confirm: 'Vigane sisend' } }]);
    const first = await portal.send('confirmJob', { id, confirmation_key }, { confirm });
    expect([first.status, first.headers.get('location')]).toEqual([303, expect.stringContaining(`done=${done}`)]);
    const second = await portal.send('confirmJob', { id, confirmation_key }, { confirm: confirm === '1' ? '0' : '1' });
    expect(second.headers.get('location')).not.toContain('done');
    const { order } = await must<{ order: { job: { drivers: { confirmation: string }[] } } }>(
      portal.app,
      'query($id: UUID!) { order(id: $id) { job { drivers { confirmation } } } }',
      { id },
      portal.admin,
    );
    expect(order.job.drivers[0]?.confirmation).toBe(confirm === '1' ? 'accepted' : 'declined');
  }
});

describe('the report of a driver', () => {
  let driver: Awaited<ReturnType<typeof createPerson>>;
  let link: { id: string; secret: string };
  let before: Date;
  beforeAll(async () => {
    driver = await createPerson(portal.app, portal.admin);
    const id = await startedJob(portal.app, portal.admin, driver.id, await createBus(portal.app, portal.admin));
    const { order } = await must<{ order: { end: string } }>(
      portal.app,
      'query($id: UUID!) { order(id: $id) { end } }',
      { id },
      portal.admin,
    );
    before = portal.app.clock.now();
    portal.app.clock.set(new Date(new Date(order.end).getTime() + 3_600_000));
    await portal.app.askForFeedback();
    const { links } = await portal.app.mail(driver.email, 'Kuidas läks?');
    const secret = links.map((url) => url.searchParams.get('secret')).find(Boolean) ?? '';
    link = { id, secret };
  });
  afterAll(() => portal.app.clock.set(before));

  const reported = async () =>
    (
      await must<{ order: { job: { feedback: { wentWell: boolean; comment: string; hours: number[] }[] } } }>(
        portal.app,
        'query($id: UUID!) { order(id: $id) { job { feedback { wentWell comment hours } } } }',
        { id: link.id },
        portal.admin,
      )
    ).order.job.feedback.map(({ hours, ...rest }) => ({ ...rest, hours: hours.reduce((sum, each) => sum + each) }));
  const filled = (more: Form = {}): Form => ({
    driverId: driver.id,
    wentWell: 'true',
    hours0: '7,5',
    hours1: '',
    comment: '',
    ...more,
  });

  test('wants a driver and how it went, and asks before it holds no hours at all', async () => {
    const empty = await portal.send('feedback', link, { hours0: '', hours1: '0,0', comment: 'Sujus' });
    expect(empty.status).toBe(400);
    expect(empty.form).toEqual({
      values: { hours0: '', hours1: '0,0', comment: 'Sujus' },
      missing: ['driverId', 'wentWell', 'noHours'],
      messages: {},
    });
    const none = await portal.send('feedback', link, filled({ hours0: '0' }));
    expect([none.status, none.form]).toMatchObject([400, { missing: ['noHours'] }]);
    expect(await reported()).toEqual([]);
  });

  test('comes back with a day more or less, and does nothing', async () => {
    const { status, form } = await portal.send('feedback', link, { hours0: '4', comment: 'Sujus', days: '2' });
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
    ['wentWell', { wentWell: 'jah' }, 'Invalid input'],
    ['comment', { comment: 'x'.repeat(4001) }, 'At most 4000 characters'],
  ])('shows the error of %s, with the input', async (field, wrong, message) => {
    const values = filled(wrong);
    const { status, form } = await portal.send('feedback', { ...link, lang: 'en' }, values);
    expect([status, form]).toEqual([400, { values, missing: [], messages: { [field]: message } }]);
    expect(await reported()).toEqual([]);
  });

  test('is of nobody else, and of no other link', async () => {
    const other = await createPerson(portal.app, portal.admin);
    expect((await portal.send('feedback', link, filled({ driverId: other.id }))).form).toMatchObject({
      messages: { driverId: 'Palun vali juht!' },
    });
    expect((await portal.send('feedback', { ...link, secret: createKey() }, filled())).status).toBe(400);
    expect((await portal.send('feedback', link, filled(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await reported()).toEqual([]);
  });

  test('is not taken before the trip', async () => {
    const after = portal.app.clock.now();
    portal.app.clock.set(before);
    const { status, form } = await portal.send('feedback', link, filled());
    portal.app.clock.set(after);
    expect([status, form]).toMatchObject([400, { values: filled(), problem: 'Reis ei ole veel alanud' }]);
    expect(form).not.toHaveProperty('problemNumber');
  });

  test('is saved, as long as nobody has read it, and a second one corrects it', async () => {
    const saved = await portal.send('feedback', link, filled({ comment: 'Üks\r\nkaks 😀' }));
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `/portal/feedback?${new URLSearchParams({ ...link, done: 'saved' }).toString()}`,
    ]);
    expect(await reported()).toEqual([{ wentWell: true, comment: 'Üks\nkaks 😀', hours: 7.5 }]);
    const none = filled({ hours0: '', wentWell: 'false', noHours: '1' });
    expect((await portal.send('feedback', link, none)).status).toBe(303);
    expect(await reported()).toEqual([{ wentWell: false, comment: '', hours: 0 }]);
    await must(portal.app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id: link.id }, portal.admin);
    const late = await portal.send('feedback', link, filled());
    expect([late.status, late.form]).toMatchObject([
      400,
      { problem: expect.stringContaining('juba läbi vaadatud') as string },
    ]);
    expect(await reported()).toMatchObject([{ wentWell: false }]);
  });
});

describe('the form of the sign-in', () => {
  const right = { username: ' admin ', password: adminPassword };
  const findCookie = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('session='))
      ?.split(';')[0] ?? '';
  const open = (path: string, cookie = '') => portal.app.fetch(path, { redirect: 'manual', headers: { cookie } });

  test('signs in, and leads on to the wanted page, and to no other site', async () => {
    const { status, headers } = await portal.send('login', { tagasi: '/platform/job/1?a=b' }, right);
    expect([status, headers.get('location')]).toEqual([
      303,
      '/portal/login?tagasi=%2Fplatform%2Fjob%2F1%3Fa%3Db&done=entered',
    ]);
    const cookie = findCookie(headers);
    expect(headers.getSetCookie().join()).toMatch(/session=[\w-]{40,}; .*HttpOnly; SameSite=Lax/);
    const led = await open(headers.get('location')!, cookie);
    expect([led.status, led.headers.get('location')]).toEqual([303, '/portal/platform/job/1?a=b']);
    const foreign = await open('/portal/login?tagasi=%2F%2Fevil.example%2Fplatform', cookie);
    expect(foreign.headers.get('location')).toBe('/portal/platform');
    // A browser that keeps no cookie sees the page, which says so.
    expect((await open('/portal/login?done=entered')).status).toBe(200);
  });

  test('is known again by the device that it has left, by either way in', async () => {
    const { headers } = await portal.send('login', {}, right);
    const devices = headers.getSetCookie().filter((each) => each.startsWith('device='));
    expect(devices.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([
      '/api/login',
      '/portal/login',
      '/portal/loginCode',
    ]);
  });

  test('shows the error, and repeats no password', async () => {
    const wrong = await portal.send('login', {}, { username: 'admin', password: 'vale parool' });
    expect([wrong.status, findCookie(wrong.headers)]).toEqual([401, '']);
    expect(wrong.form).toMatchObject({
      problem: 'Vale kasutajanimi või parool',
    });
    expect(wrong.form?.values).toEqual({ username: 'admin' });
    expect(wrong.text).not.toContain('vale parool');
    const missing = await portal.send('login', {}, { username: 'admin', password: '' });
    expect([missing.status, missing.form]).toMatchObject([400, { missing: ['password'] }]);
  });

  test('stays after an unforeseen failure, with the first signs of the number that the log has', async () => {
    jest.spyOn(portal.app.deps.db, 'transaction').mockRejectedValue(new Error('broken'));
    jest.spyOn(portal.app.deps.db.dataSource, 'createQueryRunner').mockImplementation(() => {
      throw new Error('broken');
    });
    const { status, headers, form, text } = await portal.send('login', {}, right);
    jest.restoreAllMocks();
    expect([status, form?.problem]).toEqual([500, 'Midagi läks valesti. Palun proovige uuesti.']);
    const requestID = headers.get('x-request-id') ?? '';
    expect(form?.problemNumber).toBe(requestID.slice(0, 8));
    expect(text).not.toContain(requestID);
  });

  test('is not sent by another site, and guesses are counted as everywhere', async () => {
    expect((await portal.send('login', {}, right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const guesses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1)
      guesses.push((await portal.send('login', {}, { username: 'keegi', password: 'vale parool' }, from)).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([401, 429]);
  });
});
