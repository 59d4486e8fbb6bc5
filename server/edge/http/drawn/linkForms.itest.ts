import { join } from 'node:path';
import { ask as askChange, priceDocument } from '../../../customer/changeRequests/changeRequests.fixture';
import { createId, createKey } from '../../../platform/ids';
import { acceptedOrder, answer, inquiry, leader, must, submitInquiry, tripKey } from '../../../testing/builders';
import { startTestApp } from '../../../testing/testApp';
import type { Form, PortalWithPages } from './linkForms.fixture';
import { ours, startWithPages } from './linkForms.fixture';

// Customers decide by forms of pages without scripts; the server checks the origin of each form.

let portal: PortalWithPages;
beforeAll(async () => {
  portal = await startWithPages();
});
afterAll(() => portal.stop());

const readState = async (id: string) =>
  (
    await must<{
      order: { status: string; groupFullName: string | null; offer: { rejectReason: string | null } | null };
    }>(
      portal.app,
      'query($id: UUID!) { order(id: $id) { status groupFullName offer { rejectReason } } }',
      { id },
      portal.admin,
    )
  ).order;

async function offered(): Promise<{ id: string; activation_key: string }> {
  const id = await submitInquiry(portal.app);
  return { id, activation_key: await answer(portal.app, portal.admin, id) };
}

test('a page is opened without anything being done, and nobody keeps it', async () => {
  const link = await offered();
  const response = await portal.app.fetch(`/portal/accept?${new URLSearchParams(link).toString()}&lang=ru`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'same-origin',
  ]);
  expect(response.headers.get('set-cookie')).toMatch(/^language=ru; .*Path=\/; SameSite=Lax/);
  const html = await response.text();
  expect(html).toContain('<html lang="ru"><head><title>&#60;i&#62;</title><meta name="description" content="&#34;">');
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  // Texts of people go in unchanged; the nonce goes only where it belongs.
  expect(html).toContain(' CSP_NONCE $& </div>');
  expect(html).toContain(`<style nonce="${nonce}"></style>`);
  expect((await readState(link.id)).status).toBe('answered');
});

test.each(['accept', 'confirm', 'accept/'])('an offer is accepted by the form of /%s, once', async (path) => {
  const link = await offered();
  const fields = { ...leader, phone: '+372 5559 8765' };
  const done = await portal.send(path, link, fields);
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/portal/${path}?${new URLSearchParams({ ...link, done: 'accepted' }).toString()}`,
  ]);
  expect(await readState(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
  // The second acceptance hears of the first.
  const again = await portal.send(path, { ...link, done: 'accepted' }, { ...fields, fullName: 'Keegi Teine' });
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    `/portal/${path}?${new URLSearchParams(link).toString()}`,
  ]);
  expect(await readState(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
});

test('of two at once one accepts', async () => {
  const link = await offered();
  const both = await Promise.all([portal.send('accept', link, leader), portal.send('accept', link, leader)]);
  expect(both.map(({ headers }) => headers.get('location')?.includes('done=accepted')).sort()).toEqual([false, true]);
});

test('an error stands at its field, with the input, in the language of the page', async () => {
  const link = await offered();
  const empty = await portal.send('accept', link, { ...leader, fullName: ' ', email: '' });
  expect(empty.status).toBe(400);
  expect(empty.form).toMatchObject({ missing: ['fullName', 'email'], values: { phone: leader.phone }, messages: {} });
  const wrong = await portal.send('accept', { ...link, lang: 'en' }, { ...leader, phone: '12' });
  expect(wrong.status).toBe(400);
  expect(wrong.form).toEqual({
    values: { ...leader, phone: '12' },
    missing: [],
    messages: { phone: 'Please enter a valid phone number' },
  });
  // PostgreSQL stores no NUL.
  expect((await portal.send('accept', link, { ...leader, fullName: 'a\0b' })).status).toBe(400);
  const twice = new URLSearchParams([...Object.entries(leader), ['fullName', 'Teine']]);
  expect((await portal.send('accept', link, twice)).form).toMatchObject({ missing: ['fullName'] });
  expect((await portal.send('accept', link, { ...leader, fullName: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await readState(link.id)).status).toBe('answered');
});

test('an offer is rejected with one of the reasons', async () => {
  const link = await offered();
  expect((await portal.send('reject', link, {})).form).toMatchObject({ missing: ['reason'] });
  expect((await portal.send('reject', link, { reason: 'just_so' })).status).toBe(400);
  const done = await portal.send('reject', link, { reason: 'over_budget' });
  expect(done.headers.get('location')).toContain('done=rejected');
  expect(await readState(link.id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
  // And cannot be accepted any more.
  expect((await portal.send('accept', link, leader)).headers.get('location')).not.toContain('done');
  expect((await readState(link.id)).status).toBe('rejected');
});

describe('the page of a trip', () => {
  async function offeredTrip() {
    const { id } = await offered();
    const { links } = await portal.app.mail(String(inquiry(portal.app).email), 'Hinnapakkumine');
    const link = links.find((url) => url.pathname === '/portal/trip' && url.searchParams.get('id') === id);
    const key = link?.searchParams.get('key') ?? '';
    const { myTrip } = await must<{ myTrip: { price: { offerId: string } } }>(
      portal.app,
      'query MyTrip($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { offerId } } }',
      { id, key },
      portal.admin,
    );
    return { link: { id, key }, offerId: myTrip.price.offerId };
  }

  test('accepts the shown offer, once', async () => {
    const { link, offerId } = await offeredTrip();
    const fields = { ...leader, decide: 'accept', offerId };
    expect((await portal.send('trip', link, { ...fields, fullName: '' })).form).toMatchObject({
      missing: ['fullName'],
    });
    expect((await portal.send('trip', link, { ...fields, offerId: createId() })).status).toBe(400);
    expect((await portal.send('trip', { ...link, key: createKey() }, fields)).status).toBe(400);
    expect((await readState(link.id)).status).toBe('answered');
    const done = await portal.send('trip', { ...link, decide: 'accept' }, fields);
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/portal/trip?${new URLSearchParams({ ...link, done: 'accepted' }).toString()}`,
    ]);
    expect(await readState(link.id)).toMatchObject({ status: 'accepted', groupFullName: leader.fullName });
    const again = await portal.send('trip', link, { decide: 'reject', offerId, reason: 'other' });
    expect(again.headers.get('location')).toContain('done=before');
    expect((await readState(link.id)).status).toBe('accepted');
  });

  test('rejects with a reason', async () => {
    const { link, offerId } = await offeredTrip();
    expect((await portal.send('trip', link, { decide: 'reject', offerId })).form).toMatchObject({
      missing: ['reason'],
    });
    const done = await portal.send('trip', link, { decide: 'reject', offerId, reason: 'over_budget' });
    expect(done.headers.get('location')).toContain('done=rejected');
    expect(await readState(link.id)).toMatchObject({ status: 'rejected', offer: { rejectReason: 'over_budget' } });
  });

  test('takes the price of a change, or leaves it, once', async () => {
    const { app, admin } = portal;
    const id = await acceptedOrder(app, admin);
    const link = { id, key: await tripKey(app, id) };
    const askAndPrice = async (passengers: number) => {
      const requestId = await askChange(app, link.id, link.key, { passengers });
      await must(app, priceDocument, { request: requestId, price: 700 }, admin);
      return requestId;
    };
    const left = await portal.send('trip', link, { decide: 'leaveChange', requestId: await askAndPrice(50) });
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      `/portal/trip?${new URLSearchParams({ ...link, done: 'changeLeft' }).toString()}`,
    ]);
    const requestId = await askAndPrice(52);
    expect((await portal.send('trip', link, { decide: 'takeChange', requestId: createId() })).status).toBe(400);
    expect((await portal.send('trip', { ...link, key: createKey() }, { decide: 'takeChange', requestId })).status).toBe(
      400,
    );
    const taken = await portal.send('trip', link, { decide: 'takeChange', requestId });
    expect(taken.headers.get('location')).toContain('done=changeTaken');
    const again = await portal.send('trip', link, { decide: 'takeChange', requestId });
    expect([again.status, again.form]).toMatchObject([
      400,
      { problem: expect.stringContaining('See muudatus on juba tehtud') as string },
    ]);
  });

  test('asks for another offer only where one has ended', async () => {
    const { link } = await offeredTrip();
    expect((await portal.send('trip', link, { decide: 'askAgain' })).status).toBe(303);
    expect((await readState(link.id)).status).toBe('answered');
  });

  test.each<Record<string, string>>([{}, { decide: 'take' }, { decide: 'toString' }])(
    'refuses a button that it does not know: %j',
    async (fields) => {
      const { link } = await offeredTrip();
      const { status, form } = await portal.send('trip', link, fields);
      expect([status, form]).toMatchObject([400, { problem: expect.any(String) as string }]);
    },
  );
});

test('a wrong link does nothing, and the page says the same as for a dead link', async () => {
  const link = await offered();
  for (const query of [
    { ...link, activation_key: createKey() },
    { ...link, id: createId() },
    { ...link, id: 'poolik' },
    { id: link.id },
  ]) {
    const { status, form } = await portal.send('accept', query, leader);
    expect([status, form !== undefined]).toEqual([400, true]);
  }
  // A newer offer kills the former link.
  await answer(portal.app, portal.admin, link.id, 600);
  expect((await portal.send('accept', link, leader)).status).toBe(400);
  expect((await readState(link.id)).status).toBe('answered');
});

test('a session beside it has no effect here', async () => {
  const link = await offered();
  const { status } = await portal.send('accept', { ...link, activation_key: createKey() }, leader, {
    cookie: `session=${portal.admin}`,
  });
  expect(status).toBe(400);
});

test('an offer that has ended can be asked for again, and not be accepted', async () => {
  const link = await offered();
  const before = portal.app.clock.now();
  const query = 'query($id: UUID!) { order(id: $id) { start validUntil: offer { validUntil } } }';
  const { order } = await must<{ order: { validUntil: { validUntil: string } } }>(
    portal.app,
    query,
    { id: link.id },
    portal.admin,
  );
  portal.app.clock.set(new Date(new Date(order.validUntil.validUntil).getTime() + 60_000));
  await portal.app.followUpOffers();
  const refused = await portal.send('accept', link, leader);
  const asked = await portal.send('accept', link, { askAgain: '1' });
  portal.app.clock.set(before);
  expect([refused.status, asked.status, asked.headers.get('location')?.includes('done=asked')]).toEqual([
    400,
    303,
    true,
  ]);
  // It waits for the office's answer again.
  expect((await readState(link.id)).status).toBe('new');
});

test.each<[string, Form]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['nowhere', { origin: 'null' }],
])('a page of %s accepts nothing, and learns nothing', async (_from, headers) => {
  const link = await offered();
  const { status, form, text } = await portal.send('accept', link, leader, headers);
  expect([status, form]).toEqual([403, undefined]);
  expect(text).toContain('teiselt lehelt');
  expect((await readState(link.id)).status).toBe('answered');
});

test('limits the forms of one caller, and says so on the page', async () => {
  const link = await offered();
  const from = { 'x-forwarded-for': '203.0.113.240' };
  const reject = () => portal.send('reject', { ...link, activation_key: createKey() }, { reason: 'other' }, from);
  expect((await reject()).status).toBe(400);
  await portal.app.deps.db.dataSource.query(`update rate_limit set count = 60 where key = 'link form:203.0.113.240'`);
  const refused = await reject();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(refused.form).toMatchObject({ problem: expect.stringContaining('Liiga palju') as string });
  expect((await portal.send('reject', link, { reason: 'other' })).status).toBe(303);
});

test('where nothing draws them, pages say so, and are not asked for again', async () => {
  const bare = await startTestApp({}, join(portal.build, 'elsewhere/client'));
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

test('refuses a body that is no form of a page', async () => {
  const link = await offered();
  const query = new URLSearchParams(link).toString();
  const json = await portal.app.fetch(`/portal/accept?${query}`, {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body: JSON.stringify(leader),
  });
  expect(json.status).toBe(400);
  expect((await portal.app.fetch(`/portal/trips`, { method: 'POST', headers: ours })).status).toBe(404);
  expect((await readState(link.id)).status).toBe('answered');
});
