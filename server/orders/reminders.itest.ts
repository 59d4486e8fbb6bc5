import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { TestSmtp } from '../outbound/notifications/smtp.fixture';
import { inquiry, leader, must, tomorrowEvening } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

const smtp = new TestSmtp();
let app: TestApp;
let admin: string;
let start: Date;

beforeAll(async () => {
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}`, LOGISTICS_EMAIL: '' });
  start = tomorrowEvening(app);
});
afterAll(async () => {
  await app.stop();
  await smtp.close();
});
beforeEach(async () => {
  smtp.away = false;
  app.clock.set(start);
  // Closes the offers of other tests, which would be reminded of here.
  await app.deps.db.dataSource.query(`update offer set status = 'superseded' where status = 'open'`);
  // A session does not outlive the weeks that pass here.
  admin = await app.login('admin');
});

const day = (days: number) => app.clock.set(new Date(start.getTime() + days * 86_400_000));
const run = (document: string, variables: object, token?: string) => must(app, document, variables, token);
const answerDocument = 'mutation($id: UUID!) { answerOrder(id: $id, price: 500, vatRate: 24) { id } }';
const acceptDocument =
  'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
const rejectDocument = 'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: other) }';

/** Until nothing waits to be mailed; what failed is tried again at once. */
async function mailed(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    await app.deps.db.dataSource.query(
      `update queued_message set due_at = now() - interval '1 second' where state = 'waiting'`,
    );
    app.kickQueues();
    const waiting: unknown[] = await app.deps.db.dataSource.query(
      `select 1 from queued_message where queue = 'mail' and state in ('waiting', 'sending')`,
    );
    if (waiting.length === 0) return;
    await sleep(50);
  }
  throw new Error('e-mails still wait');
}

/** Until each e-mail that waits was tried, and refused. */
async function refused(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const untried: unknown[] = await app.deps.db.dataSource.query(
      `select 1 from queued_message where queue = 'mail' and (state = 'sending' or state = 'waiting' and attempts = 0)`,
    );
    if (untried.length === 0) return;
    await sleep(50);
  }
  throw new Error('e-mails were not tried');
}

/** The mails about an order so far: their subjects up to the colon, and the keys of their links. */
async function readMails(id: string): Promise<{ subject: string; key: string }[]> {
  const mails = await Promise.all(smtp.emails.map(({ raw }) => PostalMime.parse(raw)));
  return mails
    .filter(({ text }) => text?.includes(id) && text.includes('activation_key='))
    .map(({ subject, text }) => ({
      subject: subject?.split(/[,:]/)[0] ?? '',
      key: /activation_key=([\w-]+)/.exec(text ?? '')?.[1] ?? '',
    }));
}
const reminders = async (id: string) => (await readMails(id)).filter(({ subject }) => subject === 'Meeldetuletus');

/** An order with an offer, and the key of its link. */
async function offered(): Promise<{ id: string; key: string }> {
  const input = inquiry(app, 60 * 24);
  const id = String(input.id);
  await run('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input }, admin);
  await run(answerDocument, { id }, admin);
  await mailed();
  return { id, key: (await readMails(id))[0]?.key ?? '' };
}

/** Each way in which a reminder becomes pointless. */
const ends: [string, (order: { id: string; key: string }) => Promise<unknown>][] = [
  ['the customer accepted', (order) => run(acceptDocument, { ...order, leader })],
  ['the customer rejected', (order) => run(rejectDocument, order)],
  ['another offer was sent', ({ id }) => run(answerDocument, { id }, admin)],
  ['the office accepted', ({ id }) => run('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin)],
  ['the office rejected', ({ id }) => run('mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin)],
  ['the order was deleted', ({ id }) => run('mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin)],
];

describe.each(ends)('once %s', (_when, end) => {
  it('nobody is reminded of that offer, even where its time were still noted', async () => {
    const order = await offered();
    day(5);
    admin = await app.login('admin');
    await end(order);
    await mailed();
    // As if the moment had been left with it.
    await app.deps.db.dataSource.query(
      `update offer set remind_at = $2 where order_id = $1 and sent_at < $2::timestamptz - interval '1 day'`,
      [order.id, app.clock.now()],
    );
    day(5.1);
    expect((await app.followUpOffers()).reminded).toBe(0);
    await mailed();
    expect(await reminders(order.id)).toEqual([]);
  });

  it('a reminder that still waits for the mail server is not sent any more', async () => {
    const order = await offered();
    smtp.away = true;
    day(7.5);
    expect((await app.followUpOffers()).reminded).toBe(1);
    await refused();
    admin = await app.login('admin');
    await end(order);
    smtp.away = false;
    await mailed();
    expect(await reminders(order.id)).toEqual([]);
  });
});

test('a decided offer is not noted for a reminder', async () => {
  for (const [, end] of ends.slice(0, 5)) {
    const order = await offered();
    await end(order);
    const noted = await app.deps.db.dataSource.query(
      `select 1 from offer where order_id = $1 and status <> 'open' and remind_at is not null`,
      [order.id],
    );
    expect(noted).toEqual([]);
  }
  await mailed();
});

test('a mail server that was away over two reminders brings one, the later one, whose link works', async () => {
  const { id } = await offered();
  smtp.away = true;
  day(7.5);
  expect((await app.followUpOffers()).reminded).toBe(1);
  await refused();
  day(13.5);
  expect((await app.followUpOffers()).reminded).toBe(1);
  await refused();
  expect(await reminders(id)).toEqual([]);
  smtp.away = false;
  await mailed();
  const sent = await reminders(id);
  expect(sent).toHaveLength(1);
  expect(await run(acceptDocument, { id, key: sent[0]?.key, leader })).toEqual({ acceptOffer: 'done' });
});

test('a clock that is set back reminds of nothing twice', async () => {
  const { id } = await offered();
  for (const [at, reminded] of [
    [7.5, 1],
    [6.9, 0],
    [2, 0],
    [7.6, 0],
    [13.5, 1],
    [7.5, 0],
    [13.6, 0],
  ] as const) {
    day(at);
    expect([at, (await app.followUpOffers()).reminded]).toEqual([at, reminded]);
    await mailed();
  }
  expect(await reminders(id)).toHaveLength(2);
});
