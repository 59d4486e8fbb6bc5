import type { QueryRunner } from 'typeorm';
import { newTripKey } from '../../../customer/myTrip/myTrip.fixture';
import { accept, answer, leader, must, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { ownStatements } from '../../../testing/databases/ownStatements';
import { Receiver } from '../../../outbound/webhooks/receiver.fixture';

let app: TestApp;
let admin: string;
const receiver = new Receiver();

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  admin = await app.login('admin');
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

/** The statements that the server sends to the database meanwhile: those in transactions, and all others but the queue's own. */
async function recordStatements(work: () => Promise<unknown>): Promise<{ inside: string[]; outside: string[] }> {
  const { dataSource } = app.deps.db;
  const { logger } = dataSource;
  const inside: string[] = [];
  const outside: string[] = [];
  const logQuery = (text: string, _parameters?: unknown[], runner?: QueryRunner): void => {
    const boundary = /^(START TRANSACTION|COMMIT|ROLLBACK)/.test(text);
    if (boundary || runner?.isTransactionActive) inside.push(text);
    // No reply waits for those.
    else if (!ownStatements.test(text)) outside.push(text);
  };
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, { logQuery });
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return { inside, outside };
}

/** Accepts with the key of an offer, and returns how many statements that took. */
async function acceptByOffer() {
  const id = await submitInquiry(app);
  const key = await answer(app, admin, id);
  return recordStatements(async () => expect(await accept(app, id, key)).toBe('done'));
}

/** The same on the page of the trip. */
async function acceptOnTripPage() {
  const id = await submitInquiry(app);
  await answer(app, admin, id);
  const link = { id, key: await newTripKey(app, id) };
  const price = 'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { offerId } } }';
  const { myTrip } = await must<{ myTrip: { price: { offerId: string } } }>(app, price, link);
  const document =
    'mutation($id: UUID!, $key: Key!, $offerId: UUID!, $leader: GroupLeaderInput!) { acceptTrip(id: $id, key: $key, offerId: $offerId, leader: $leader) }';
  const variables = { ...link, offerId: myTrip.price.offerId, leader };
  return recordStatements(async () => expect(await must(app, document, variables)).toEqual({ acceptTrip: 'done' }));
}

test('an offer is accepted in at most 8 statements, begin and commit included, by its own link or on the page of the trip, also when a webhook hears of it', async () => {
  const input = { url: await receiver.start(), events: ['offerAccepted'] };
  const bothWays = async () => [await acceptByOffer(), await acceptOnTripPage()];
  const alone = await bothWays();
  await must(app, 'mutation($input: WebhookInput!) { createWebhook(input: $input) { id } }', { input }, admin);
  for (const { inside, outside } of [...alone, ...(await bothWays())]) {
    expect(inside[0]).toMatch(/^START TRANSACTION/);
    expect(inside.at(-1)).toBe('COMMIT');
    expect(inside.length).toBeLessThanOrEqual(8);
    // One of them writes the order's row, and it writes it once.
    expect(inside.filter((text) => /update "order"/i.test(text))).toHaveLength(1);
    // Nobody is signed in; each caller's calls are counted.
    expect(outside.map((text) => text.trim().slice(0, 30))).toEqual(['insert into rate_limit as r (k']);
  }
});
