import { orderHappened } from './lifecycle/orderEvents';
import { accept, answer, copyOrder, inquiry, leader, must, submitInquiry, tomorrowEvening } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
});
// A session does not outlive the weeks that pass here.
beforeEach(async () => {
  app.clock.set(tomorrowEvening(app));
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const dayMs = 24 * 3_600_000;
const later = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * dayMs));
const acceptDocument =
  'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
const askDocument = 'mutation($id: UUID!, $key: Key!) { askOfferAgain(id: $id, activationKey: $key) }';
const readLink = async (id: string, key: string) =>
  (
    await app.graphql<{ offerLink: Record<string, unknown> }>(
      'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { status alreadyDecided ended askedAgain validUntil } }',
      { id, key },
    )
  ).data?.offerLink;
const readOrder = async (id: string) =>
  (
    await must<{ order: { status: string; allowedActions: string[]; offer: { status: string; validUntil: string } } }>(
      app,
      'query($id: UUID!) { order(id: $id) { status allowedActions offer { status validUntil } } }',
      { id },
      admin,
    )
  ).order;
const listed = async (name: 'answeredOrders' | 'newOrders' | 'archive') => {
  const document = name === 'archive' ? '{ archive(first: 100) { nodes { id } total } }' : `{ ${name} { id } }`;
  const data = await must<Record<string, { id: string }[] & { nodes: { id: string }[]; total: number }>>(
    app,
    document,
    {},
    admin,
  );
  const found = data[name];
  return { ids: (found?.nodes ?? found ?? []).map(({ id }) => id), total: found?.total };
};
const reminders = async (id: string) =>
  (await app.mails()).filter(
    ({ subject, links }) =>
      subject.startsWith('Meeldetuletus') && links.some((url) => url.searchParams.get('id') === id),
  );

test('an offer reminds half-way and the day before, ends, is archived as expired, and is asked for again with one tap', async () => {
  const id = await submitInquiry(app, inquiry(app, 60 * 24));
  const key = await answer(app, admin, id);
  expect((await readOrder(id)).offer.validUntil).toMatch(/T2[12]:00:00.000Z$/);
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 0 });
  later(7.5);
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 1 });
  const first = await app.mail('oie@rahvatants.example', 'Meeldetuletus');
  const reminderKey = first.links.map((url) => url.searchParams.get('activation_key')).find(Boolean) ?? '';
  // Both links work; nobody is reminded twice of the same, also when the clock is set back.
  expect(await readLink(id, reminderKey)).toMatchObject({ status: 'open', ended: false });
  expect(await readLink(id, key)).toMatchObject({ status: 'open', ended: false });
  later(-3);
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 0 });
  later(9.2);
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 1 });
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 0 });

  later(2);
  // Before the clock has come by, too: nobody takes what has ended.
  const tooLate = await app.graphql(acceptDocument, { id, key, leader });
  expect(tooLate.errors?.[0]).toMatchObject({
    message: 'Pakkumise tähtaeg on läbi',
    extensions: { code: 'WRONG_KEY' },
  });
  expect(await app.followUpOffers()).toEqual({ ended: 1, reminded: 0 });
  expect(await readOrder(id)).toMatchObject({ status: 'expired', offer: { status: 'expired' } });
  expect((await listed('answeredOrders')).ids).not.toContain(id);
  const archive = await listed('archive');
  expect(archive.ids).toEqual([id]);
  expect(archive.total).toBe(1);
  expect(await readLink(id, key)).toMatchObject({
    status: 'expired',
    alreadyDecided: false,
    ended: true,
    askedAgain: false,
  });

  // To older programs nobody has rejected it: there is no reason to tell.
  const legacy = await app.fetch(`/api/fn/getFullQuery?id=${id}`, { headers: { authorization: `Bearer ${admin}` } });
  expect(await legacy.json()).toMatchObject({
    content: {
      type: 'answeredQuery',
      query_response_status: 'waiting',
      query_response_reject_reason_reason: null,
    },
  });

  // Another inquiry, that came after it first came and before it is asked again.
  const between = await submitInquiry(app, inquiry(app, 60 * 24));
  later(0.1);
  const asked = () => must<{ askOfferAgain: string }>(app, askDocument, { id, key });
  expect(
    await Promise.all([asked(), asked(), asked()].map(async (one) => (await one).askOfferAgain)).then((all) =>
      all.sort(),
    ),
  ).toEqual(['done', 'doneBefore', 'doneBefore']);
  // It waits from now on: the newest comes first.
  expect((await listed('newOrders')).ids).toEqual([id, between]);
  expect((await listed('archive')).total).toBe(0);
  expect(await readLink(id, key)).toMatchObject({ ended: true, askedAgain: true });
  await app.mail('logistik@bussiveod.example', 'Klient küsib uut pakkumist');
  const fresh = await answer(app, admin, id, 500);
  expect(await readLink(id, key)).toBeUndefined();
  expect(await accept(app, id, fresh)).toBe('done');
});

test('after a day without the portal there is one reminder, and none after a decision', async () => {
  const id = await submitInquiry(app, inquiry(app, 60 * 24));
  const key = await answer(app, admin, id);
  const other = await submitInquiry(app, inquiry(app, 60 * 24));
  await accept(app, other, await answer(app, admin, other));
  later(13.5);
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 1 });
  expect(await app.followUpOffers()).toEqual({ ended: 0, reminded: 0 });
  await accept(app, id, key);
  expect(await reminders(other)).toEqual([]);
});

test('the logistician chooses the last day; one that is over, or after the departure, is refused at its field', async () => {
  const id = await submitInquiry(app, inquiry(app, 10 * 24));
  const send = (validUntil: string | null) =>
    app.graphql(
      'mutation($id: UUID!, $validUntil: LocalDate) { answerOrder(id: $id, price: 500, vatRate: 24, validUntil: $validUntil) { offer { validUntil } } }',
      { id, validUntil },
      admin,
    );
  const day = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const wrong of [day(-2), day(12)])
    expect((await send(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'validUntil' });
  expect((await readOrder(id)).status).toBe('new');
  expect((await send(day(3))).errors).toBeUndefined();
  // Never after the departure, also when the trip moves ahead.
  expect((await send(null)).errors).toBeUndefined();
  const { order } = await must<{ order: { start: string; offer: { validUntil: string } } }>(
    app,
    'query($id: UUID!) { order(id: $id) { start offer { validUntil } } }',
    { id },
    admin,
  );
  expect(order.offer.validUntil).toBe(order.start);
});

// docs/races.md has what 200 said.
const races = Number(process.env.EXPIRY_RACES ?? 40);

test(`decision against expiry, ${races} times: one outcome each, never both`, async () => {
  const first = await submitted();
  const key = await answerQuietly(first);
  const end = new Date((await readOrder(first)).offer.validUntil).getTime();
  const ids = await copyOrder(app, first, races);
  // Customers decide shortly before the end, and in its very second; the clock goes on by itself.
  app.clock.set(new Date(end - 60_000));
  const replies: boolean[] = [];
  for (let from = 0; from < ids.length; from += 40) {
    app.clock.set(new Date(end - 60_000));
    let replied = 0;
    const following: Promise<unknown>[] = [];
    const taken = await Promise.all(
      ids.slice(from, from + 40).map(async (id) => {
        const { errors } = await app.graphql(acceptDocument, { id, key, leader });
        replied += 1;
        // The second of the end comes while the others are on their way, and copies of the portal look.
        if (replied === 5) {
          app.clock.set(new Date(end));
          following.push(app.followUpOffers(), app.followUpOffers());
        }
        return !errors;
      }),
    );
    await Promise.all(following);
    replies.push(...taken);
  }
  for (let times = 0; times < 6; times += 1) await app.followUpOffers();
  const rows: { id: string; status: string; offer: string; events: number }[] = await app.deps.db.dataSource.query(
    `select o.id, o.status, f.status as offer,
       (select count(*)::int from order_event e where e.order_id = o.id and e.action in ('accept', 'expire')) as events
     from "order" o join offer f on f.order_id = o.id where o.id = any($1) order by array_position($1::uuid[], o.id)`,
    [ids],
  );
  expect(rows.map(({ status, offer, events }) => [status, offer, events])).toEqual(
    replies.map((taken) => (taken ? ['accepted', 'accepted', 1] : ['expired', 'expired', 1])),
  );
  expect(new Set(replies).size).toBe(2);
});

/** As a program asks for many customers: strangers are counted. */
async function submitted(): Promise<string> {
  const input = inquiry(app, 60 * 24);
  await must(app, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input }, admin);
  return input.id as string;
}

/** Sends an offer and takes the key from the event, without waiting for the mail. */
async function answerQuietly(id: string): Promise<string> {
  let key = '';
  const stop = app.deps.events.subscribe(orderHappened, (event) => {
    if (event.type === 'offerSent' && event.order.id === id) key = event.activationKey;
    return [];
  });
  await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 500, vatRate: 24) { id } }', { id }, admin);
  stop();
  return key;
}

test('copies that follow up at the same time remind and end each offer once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => submitted()));
  for (const id of ids) await answerQuietly(id);
  later(8);
  const reminded = await Promise.all([1, 2, 3, 4].map(() => app.followUpOffers()));
  expect(reminded.reduce((sum, one) => sum + one.reminded, 0)).toBe(6);
  later(8);
  const ended = await Promise.all([1, 2, 3, 4].map(() => app.followUpOffers()));
  expect(ended.reduce((sum, one) => sum + one.ended, 0)).toBe(6);
});

test('an order that cannot be followed up stops neither the next order nor the reminders', async () => {
  await app.followUpOffers();
  const ids = [await submitted(), await submitted(), await submitted(), await submitted()] as const;
  for (const id of ids) await answerQuietly(id);
  const [failsToEnd, ends, failsToRemind, isReminded] = ids;
  const now = app.clock.now().getTime();
  const setOffer = (column: 'valid_until' | 'remind_at', id: string, hoursAgo: number) =>
    app.deps.db.dataSource.query(`update offer set ${column} = $2 where order_id = $1`, [
      id,
      new Date(now - hoursAgo * 3_600_000),
    ]);
  await setOffer('valid_until', failsToEnd, 2);
  await setOffer('valid_until', ends, 1);
  await setOffer('remind_at', failsToRemind, 2);
  await setOffer('remind_at', isReminded, 1);
  const stop = app.deps.events.subscribe(orderHappened, ({ order }) => {
    if (order.id === failsToEnd || order.id === failsToRemind) throw new Error('no');
    return [];
  });
  expect(await app.followUpOffers()).toEqual({ ended: 1, reminded: 1 });
  stop();
  expect((await readOrder(ends)).status).toBe('expired');
  // The next run takes the others.
  expect(await app.followUpOffers()).toEqual({ ended: 1, reminded: 1 });
});
