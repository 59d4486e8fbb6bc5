import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { OrderDomainEvent } from '../../orders/lifecycle/orderEvents';
import { readConfig } from '../../platform/config';
import { toSettings } from '../../platform/settings/settings';
import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/log/logger';
import { runTogether, sql } from '../../platform/sql';
import { systemClock } from '../../platform/time';
import { QueuedMessages1766860000000 } from '../../migrations/1766860000000-queuedMessages';
import { openTestDatabase } from '../../testing/databases/testDatabase';
import { events, kati, mati, order } from './events.fixture';
import { createNotifications } from './notifications';
import type { Notifications } from './notifications';
import { TestSmtp } from './smtp.fixture';

const logged: string[] = [];
const log = (text: string) => void logged.push(text);
const logger: Logger = { debug: log, info: log, warn: log, error: log };

let database: Database;
let notifications: Notifications | undefined;
let smtp: TestSmtp;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-notifications-'));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [QueuedMessages1766860000000] });
  // The mail needs only the reader of the office's mailbox and the language from the users.
  await database.dataSource.query('create table "user" (email text, role text, hidden boolean, language text)');
  // And of orders what tells whether a mail that waited is still so.
  for (const table of [
    '"order" (id uuid, deleted_at timestamptz)',
    'offer (id uuid, order_id uuid, status text)',
    'job (id uuid, order_id uuid)',
    'driver_assignment (job_id uuid, key_hash text)',
    'change_request (id uuid, status text)',
  ])
    await database.dataSource.query(`create table ${table}`);
}, 30_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

beforeEach(() => {
  logged.length = 0;
  smtp = new TestSmtp();
});
afterEach(async () => {
  await notifications?.stop();
  notifications = undefined;
  await smtp.close();
  await database.dataSource.query('delete from queued_message');
});

async function started(env: Record<string, string> = {}): Promise<Notifications> {
  const config = readConfig({
    PUBLIC_URL: 'https://portal.example',
    LOGISTICS_EMAIL: 'logistik@bussiveod.example',
    DATA_DIR: dataDir,
    ...env,
  });
  notifications = createNotifications({
    config,
    settings: () => toSettings(config.given, config),
    clock: systemClock,
    logger,
    database,
    makeTripKey: () => ({ key: 'trip-KEY_1', statement: sql`select 1` }),
    papers: {
      offer: ({ offer: { id } }) => Promise.resolve({ filename: 'hinnapakkumine.pdf', content: Buffer.from(id) }),
      acceptance: (id) => Promise.resolve({ filename: 'kinnitatud-tellimus.pdf', content: Buffer.from(id) }),
      invoice: (id) => Promise.resolve({ filename: 'arve.pdf', content: Buffer.from(id) }),
      receipt: (id) => Promise.resolve({ filename: 'kviitung.pdf', content: Buffer.from(id) }),
      account: ({ customer }) => Promise.resolve({ filename: 'väljavõte.pdf', content: Buffer.from(customer) }),
      tripFolder: (id) => Promise.resolve({ filename: 'soidukaust.pdf', content: Buffer.from(id) }),
      eInvoice: (id) => Promise.resolve({ filename: 'arve.xml', content: Buffer.from(id) }),
    },
    times: { pollMs: 50, retryDelayS: 1 },
  });
  await notifications.start();
  return notifications;
}

/** Emits in the transaction of the change, as orders do. */
const emitTo = ({ subscriber }: Notifications, event: OrderDomainEvent): Promise<void> =>
  database.transaction((manager) => runTogether(manager, subscriber(event)));

async function until(holds: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`did not come true: ${holds.toString()}`);
    await sleep(20);
  }
}

test('each driver gets an own email by SMTP, and nobody else gets it', async () => {
  await emitTo(await started({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` }), events().feedbackAsked);
  await until(() => smtp.emails.length === 2);

  expect(smtp.emails.map(({ recipients }) => recipients).sort()).toEqual([[kati.email], [mati.email]]);
  const email = smtp.emails.find(({ recipients }) => recipients[0] === mati.email);
  const mail = await PostalMime.parse(email?.raw ?? '');
  expect(mail.subject).toBe('Kuidas läks? Tallinn – Paide – Tartu, 05.12.2026');
  expect(mail.text).toContain(`https://portal.example/portal/feedback?id=${order.id}&secret=feedback-KEY_1`);
  expect(mail.html).toContain('Tere, Mati!');
});

test('papers go with the offer, and with the notice of its acceptance, and with nothing else', async () => {
  const running = await started({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` });
  const { offerSent, acceptedByLink, rejectedByLink, inquirySubmitted } = events();
  for (const event of [offerSent, acceptedByLink, rejectedByLink, inquirySubmitted]) await emitTo(running, event);
  await until(() => smtp.emails.length === 6);
  const mails = await Promise.all(smtp.emails.map(({ raw }) => PostalMime.parse(raw)));
  const papers = mails.map(({ subject, attachments }) => [subject?.split(':')[0], attachments[0]?.filename]);
  expect(Object.fromEntries(papers)).toEqual({
    Hinnapakkumine: 'hinnapakkumine.pdf',
    'Teie tellimus on kinnitatud': 'kinnitatud-tellimus.pdf',
    'Klient võttis pakkumise vastu': 'kinnitatud-tellimus.pdf',
    'Klient loobus pakkumisest': undefined,
    'Saime teie päringu kätte': undefined,
    'Uus päring': undefined,
  });
});

const tryAgainNow = () =>
  until(async () => {
    const [, count] = await database.dataSource.query<[unknown[], number]>(
      `update queued_message set due_at = now() where state = 'waiting' and attempts > 0`,
    );
    return count > 0;
  });
const retried = () => logged.filter((text) => text.includes('will be tried again')).length;

test('a email that is refused twice with 451 arrives once', async () => {
  const port = await smtp.listen();
  smtp.refusals = [{ code: 451 }, { code: 451 }];
  await emitTo(await started({ SMTP_URL: `smtp://127.0.0.1:${port}` }), events().offerSent);

  for (const times of [1, 2]) {
    await until(() => retried() === times);
    await tryAgainNow();
  }
  await until(() => smtp.emails.length === 1);
  await sleep(300);
  expect([smtp.refused, smtp.emails.length]).toEqual([2, 1]);
  expect(retried()).toBe(2);
}, 30_000);

test('an order changes also while the mail server is down, and its email goes when the server is back', async () => {
  const port = await smtp.listen();
  await smtp.close();
  await emitTo(await started({ SMTP_URL: `smtp://127.0.0.1:${port}` }), events().offerSent);
  await until(() => retried() === 1);

  smtp = new TestSmtp();
  await smtp.listen(port);
  await tryAgainNow();
  await until(() => smtp.emails.length === 1);
}, 30_000);

/** Subjects of the mails that go out once the mail server is back; the later event's mail is always among them. */
async function sentLate(event: OrderDomainEvent, meanwhile: string[]): Promise<string[]> {
  const port = await smtp.listen();
  await smtp.close();
  const running = await started({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await emitTo(running, event);
  await until(() => retried() > 0);
  for (const statement of meanwhile) await database.dataSource.query(statement);
  smtp = new TestSmtp();
  await smtp.listen(port);
  await tryAgainNow();
  await emitTo(running, events().routeChanged);
  await until(async () => {
    const [row] = await database.dataSource.query<{ open: number }[]>(
      `select count(*)::int as open from queued_message where state <> 'sent'`,
    );
    return row?.open === 0;
  });
  for (const table of ['"order"', 'offer', 'change_request']) await database.dataSource.query(`delete from ${table}`);
  const mails = await Promise.all(smtp.emails.map(({ raw }) => PostalMime.parse(raw)));
  return mails.map(({ subject }) => subject?.split(':')[0] ?? '').sort();
}

const routeChanged = 'Teie reisi marsruut muutus';
const known = `insert into "order" values ('${order.id}', null)`;
const { offerSent, changeAnswered, driversAsked } = events();
const asked = driversAsked.drivers.slice(0, 1);

test.each<[string, OrderDomainEvent, string[], string[]]>([
  ['an offer that waits', offerSent, [known, ofOffer('open')], ['Hinnapakkumine', routeChanged]],
  ['an offer after another one was sent', offerSent, [known, ofOffer('superseded')], [routeChanged]],
  ['a price of a change', changeAnswered, [ofChange('priced')], ['Muudatuse hind ootab teie otsust', routeChanged]],
  ['a price of a change that was taken', changeAnswered, [ofChange('taken')], [routeChanged]],
  ['a driver’s link that is dead by now', { ...driversAsked, drivers: asked }, [known], [routeChanged]],
])(
  'a mail that waited for the mail server: %s',
  async (_what, event, meanwhile, sent) => {
    expect(await sentLate(event, meanwhile)).toEqual(sent);
  },
  30_000,
);

function ofOffer(status: string): string {
  return `insert into offer values ('${events().offerSent.offer.id}', '${order.id}', '${status}')`;
}

function ofChange(status: string): string {
  return `insert into change_request values ('${events().changeAnswered.requestId}', '${status}')`;
}

test('the same event emitted twice makes one email', async () => {
  const running = await started({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` });
  await emitTo(running, events().inquirySubmitted);
  await until(() => smtp.emails.length === 2);
  await emitTo(running, events().inquirySubmitted);
  await sleep(300);
  expect(smtp.emails.map(({ recipients }) => recipients[0]).sort()).toEqual([
    'logistik@bussiveod.example',
    order.email,
  ]);
});

test.each([
  ['nobody’s own', [], 'Uus päring'],
  ['of one who reads English', [['en', false]], 'New inquiry'],
  ['of one who reads Russian, which the office has not', [['ru', false]], 'New inquiry'],
  ['of one who reads Estonian', [['et', false]], 'Uus päring'],
  [
    'of two',
    [
      ['en', false],
      ['en', false],
    ],
    'Uus päring',
  ],
  ['of one who is hidden', [['en', true]], 'Uus päring'],
] as const)('the mailbox of the office, %s: its reader’s language', async (_whose, admins, subject) => {
  for (const [language, hidden] of admins)
    await database.dataSource.query(`insert into "user" values ('Logistik@bussiveod.example', 'admin', $1, $2)`, [
      hidden,
      language,
    ]);
  const running = await started({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` });
  await emitTo(running, events().inquirySubmitted);
  await until(() => smtp.emails.length === 2);
  await database.dataSource.query('delete from "user"');
  const mails = await Promise.all(smtp.emails.map(({ raw }) => PostalMime.parse(raw)));
  const office = mails.find(({ to }) => to?.[0]?.address === 'logistik@bussiveod.example');
  expect(office?.subject?.split(':')[0]).toBe(subject);
});

test('without SMTP_URL emails become files', async () => {
  await emitTo(await started(), events().driversAsked);
  const files = () => readdirSync(path.join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  await until(() => logged.filter((text) => text.includes('written to a file')).length === 2);

  const mails = await Promise.all(
    files().map((name) => PostalMime.parse(readFileSync(path.join(dataDir, 'mail', name)))),
  );
  expect(mails.map(({ subject }) => subject?.split(':')[0]).sort()).toEqual(['Töö muutus', 'Uus töö']);
});

test('a driver without an address is not told, the others are', async () => {
  const running = await started({ SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` });
  const nobody = { ...mati, email: null };
  await emitTo(running, { ...events().driversReleased, drivers: [nobody, kati] });
  await until(() => smtp.emails.length === 1);
  expect(smtp.emails[0]?.recipients).toEqual([kati.email]);
  expect(await database.dataSource.query('select count(*)::int as queued from queued_message')).toEqual([
    { queued: 1 },
  ]);
  expect(logged.filter((text) => text.includes('no valid e-mail address'))).toHaveLength(1);
});

test('without an e-mail of the office only the start says so', async () => {
  const running = await started({ LOGISTICS_EMAIL: '', SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}` });
  await emitTo(running, events().jobDeclined);
  await emitTo(running, events().inquirySubmitted);
  await until(() => smtp.emails.length === 1);
  expect(smtp.emails[0]?.recipients).toEqual([order.email]);
  expect(logged.filter((text) => text.includes('e-mail of the office') || text.includes('address'))).toHaveLength(1);
});
