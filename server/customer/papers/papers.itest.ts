import { accept, answer, createFood, createPerson, inquiry, leader, must, submitInquiry } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import type { TestMail } from '../../testing/testMails';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp({
    COMPANY_NAME: 'Õhtu Bussid OÜ',
    COMPANY_REGISTRATION_NUMBER: '12345678',
    COMPANY_ADDRESS: 'Pargi 1, Tallinn',
  });
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const customer = 'oie@rahvatants.example';
const office = 'logistik@bussiveod.example';

const readText = async (file: Uint8Array): Promise<string> => (await pdfText(file)).text.replaceAll('\u00a0', ' ');
const readPaper = ({ attachments }: TestMail): Promise<string> => {
  expect(attachments).toHaveLength(1);
  return readText(attachments[0]?.content ?? new Uint8Array());
};
const asAdmin = () => ({ headers: { authorization: `Bearer ${admin}` } });
const download = async (path: string, init?: RequestInit): Promise<string> => {
  const response = await app.fetch(path, init);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return readText(new Uint8Array(await response.arrayBuffer()));
};
const readRefusal = async (path: string, init?: RequestInit) => {
  const response = await app.fetch(path, init);
  const { error } = (await response.json()) as { error: { message: string } };
  return [response.status, error.message];
};
const linked = (id: string, key: string) => `/api/offer/${id}.pdf?activation_key=${key}`;
const kept = async (orderId: string) =>
  (
    await must<{ acceptances: { offerId: string; [field: string]: unknown }[] }>(
      app,
      'query($id: UUID!) { acceptances(orderId: $id) { offerId at address reminder onBehalfBy amountDue } }',
      { id: orderId },
      admin,
    )
  ).acceptances;
const readRecord = async (orderId: string): Promise<string> =>
  download(`/api/acceptance/${(await kept(orderId))[0]?.offerId}.pdf`, asAdmin());
/** The newest mail about an order; others may have the same subject. */
const waitForMail = async (to: string, subject: string, words: string): Promise<TestMail> => {
  for (let tries = 0; tries < 150; tries += 1) {
    const found = (await app.mails()).filter(
      (mail) => mail.to === to && mail.subject.startsWith(subject) && `${mail.text}${mail.html}`.includes(words),
    );
    const last = found.at(-1);
    if (last) return last;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no mail '${subject}' to ${to}`);
};

/** An inquiry with 38 lunches of 4,50 €, told apart by the number of its notes. */
async function asked(notes: string) {
  const food = await createFood(app, admin, `Lõuna ${notes}`, 4.5);
  const id = await submitInquiry(app, { ...inquiry(app), notes, food: [{ id: food, count: 38 }] });
  return { id, food };
}

test('the offer is attached to its mail, and is had by its link and on the order page, in the same words', async () => {
  const { id } = await asked('üks');
  const key = await answer(app, admin, id);
  const attached = await readPaper(await waitForMail(customer, 'Hinnapakkumine', id));
  for (const words of [
    'Õhtu Bussid OÜ Pargi 1, Tallinn Registrikood 12345678 Hinnapakkumine Tallinn – Paide – Tartu',
    'START Tallinn, Viru väljak 4 väljub',
    'Hind käibemaksuta 540,00 €',
    'Käibemaks 24% 129,60 €',
    'Lõuna üks × 38 171,00 €',
    'Kokku maksta 840,60 €',
    'Kehtib kuni',
  ])
    expect(attached).toContain(words);
  expect(await download(linked(id, key))).toBe(attached);
  expect(await download(`/api/order/${id}/offer.pdf`, asAdmin())).toBe(attached);
});

test('opening the paper changes nothing', async () => {
  const { id } = await asked('kaks');
  const key = await answer(app, admin, id);
  const state = () =>
    app.deps.db.dataSource.query(
      `select o.*, f.*, (select count(*) from order_event e where e.order_id = o.id) as events
       from "order" o join offer f on f.order_id = o.id where o.id = $1`,
      [id],
    );
  const before: unknown = await state();
  for (let times = 0; times < 3; times += 1) expect((await app.fetch(linked(id, key))).status).toBe(200);
  expect(await state()).toEqual(before);
});

test('a wrong link, one of a former offer, of an ended one and of a rejected one open no paper', async () => {
  const { id } = await asked('kolm');
  const former = await answer(app, admin, id);
  const key = await answer(app, admin, id, 600);
  for (const path of [linked(id, former), linked(id, 'x'.repeat(43)), `/api/offer/${id}.pdf`])
    expect(await readRefusal(path)).toEqual([403, 'Link aegunud!']);
  expect(await readRefusal(linked('mangled', key))).toEqual([404, 'Pakkumist ei leitud']);
  expect(await download(linked(id, key))).toContain('600,00 €');

  await must(
    app,
    'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: over_budget) }',
    { id, key },
  );
  expect(await readRefusal(linked(id, key))).toEqual([403, 'Pakkumine on tagasi lükatud']);
});

test('nobody but the office has the other papers', async () => {
  const { id } = await asked('neli');
  await accept(app, id, await answer(app, admin, id));
  const [acceptance] = await kept(id);
  const driver = await app.login((await createPerson(app, admin)).username);
  const asDriver = { headers: { authorization: `Bearer ${driver}` } };
  for (const path of [`/api/order/${id}/offer.pdf`, `/api/acceptance/${acceptance?.offerId}.pdf`]) {
    expect((await app.fetch(path)).status).toBe(401);
    expect((await app.fetch(path, asDriver)).status).toBe(403);
    expect((await app.fetch(path, asAdmin())).status).toBe(200);
  }
  expect(await readRefusal(`/api/acceptance/${id}.pdf`, asAdmin())).toEqual([404, 'Kinnitust ei leitud']);
  const without = await submitInquiry(app);
  expect(await readRefusal(`/api/order/${without}/offer.pdf`, asAdmin())).toEqual([404, 'Pakkumist ei leitud']);
});

test('keeps the acceptance word for word, whatever is changed after, and mails it to the customer', async () => {
  const { id, food } = await asked('viis');
  await must(
    app,
    `mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24, note: "Buss ootab.", basis: {
       showLines: true, lines: [{title: "Sõit", detail: "186 km", amount: 465}, {title: "Juht", detail: "", amount: 75}]
     }) { id } }`,
    { id },
    admin,
  );
  const sent = await waitForMail(customer, 'Hinnapakkumine', id);
  const key = sent.links.map((url) => url.searchParams.get('activation_key')).find(Boolean) ?? '';
  const at = app.clock.now();
  await accept(app, id, key);

  const mailed = await readPaper(await waitForMail(customer, 'Teie tellimus on kinnitatud', 'Lõuna viis'));
  const [acceptance] = await kept(id);
  expect(acceptance).toMatchObject({ reminder: 0, onBehalfBy: null, amountDue: 840.6, address: '127.0.0.1' });
  expect(Math.abs(new Date(String(acceptance?.at)).getTime() - at.getTime())).toBeLessThan(60_000);
  for (const words of [
    'Kinnitatud tellimus Tallinn – Paide – Tartu',
    'Kinnitas klient, pakkumise e-kirja lingilt IP-aadress 127.0.0.1',
    `Grupijuht ${leader.fullName}`,
    'START Tallinn, Viru väljak 4 väljub',
    'Reisijaid 38',
    'Pane tähele Buss ootab.',
    'Sõit: 186 km 465,00 €',
    'Juht 75,00 €',
    'Lõuna viis × 38 171,00 €',
    'Kokku maksta 840,60 €',
    'Kehtib kuni',
    'Hind kehtib siin kirjeldatud marsruudi',
  ])
    expect(mailed).toContain(words);

  await must(
    app,
    `mutation($id: UUID!, $food: [OrderedFoodInput!]!) {
       updateOrderFood(id: $id, food: $food) { id }
       updatePrice(id: $id, price: 700, vatRate: 24, note: "Muu.") { id }
       updateOrder(id: $id, input: {passengers: 12, fullName: "Keegi Muu"}) { id } }`,
    { id, food: [{ id: food, count: 3 }] },
    admin,
  );
  expect(await readRecord(id)).toBe(mailed);
  // The link's holder gets what was accepted, not what came of it since.
  expect(await download(linked(id, key))).toBe(mailed);
  expect(await kept(id)).toEqual([acceptance]);
  await expect(
    app.deps.db.dataSource.query('update acceptance set amount_due = 1 where order_id = $1', [id]),
  ).rejects.toThrow('what was accepted is never changed');
});

test('keeps a change between offer and acceptance as the page showed it at the acceptance', async () => {
  const { id, food } = await asked('kuus');
  const key = await answer(app, admin, id);
  await must(
    app,
    'mutation($id: UUID!, $food: [OrderedFoodInput!]!) { updateOrderFood(id: $id, food: $food) { id } }',
    { id, food: [{ id: food, count: 10 }] },
    admin,
  );
  await accept(app, id, key);
  expect(await readRecord(id)).toContain('Lõuna kuus × 10 45,00 €');
  expect(await kept(id)).toMatchObject([{ amountDue: 714.6 }]);
});

test('records a reminder’s link, and the person who accepted on the customer’s behalf, also of a trip that is over', async () => {
  const { id } = await asked('seitse');
  await answer(app, admin, id);
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 8 * 86_400_000));
  await app.followUpOffers();
  const reminder = await waitForMail(customer, 'Meeldetuletus', id);
  expect(await readPaper(reminder)).toContain('Kokku maksta 840,60 €');
  await accept(app, id, reminder.links.map((url) => url.searchParams.get('activation_key')).find(Boolean) ?? '');
  expect(await readRecord(id)).toContain('Kinnitas klient, 1. meeldetuletuse lingilt');
  app.clock.set(before);

  const driven = await submitInquiry(app, { ...inquiry(app), notes: 'kaheksa' });
  await answer(app, admin, driven);
  app.clock.set(new Date(before.getTime() + 20 * 86_400_000));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: driven }, admin);
  app.clock.set(before);
  expect(await readRecord(driven)).toMatch(/Kinnitas .+, kliendi nimel IP-aadress 127\.0\.0\.1/);
  expect(await kept(driven)).toMatchObject([{ reminder: null, onBehalfBy: expect.any(String), amountDue: 669.6 }]);
  const mails = await app.mails();
  expect(mails.filter(({ subject, text }) => subject.includes('kinnitatud') && text.includes('kaheksa'))).toEqual([]);
});

test('an order that was rejected, offered again and accepted again has two records', async () => {
  const { id } = await asked('üheksa');
  await accept(app, id, await answer(app, admin, id));
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin);
  app.clock.set(new Date(app.clock.now().getTime() + 1000));
  await accept(app, id, await answer(app, admin, id, 600));
  expect(await kept(id)).toMatchObject([{ amountDue: 915 }, { amountDue: 840.6 }]);
  expect(await readRecord(id)).toContain('Hind käibemaksuta 600,00 €');
});

test('two acceptances at once make one record', async () => {
  const { id } = await asked('kümme');
  const key = await answer(app, admin, id);
  const replies = await Promise.all([accept(app, id, key), accept(app, id, key), accept(app, id, key)]);
  expect(replies.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await kept(id)).toHaveLength(1);
});

test('the office gets a mail about the customer’s decision, and none about the office’s', async () => {
  const { id } = await asked('üksteist');
  await accept(app, id, await answer(app, admin, id));
  const accepted = await waitForMail(office, 'Klient võttis pakkumise vastu', 'üksteist');
  expect(accepted.text).toContain('840,60\u00a0€');
  expect(accepted.links.map(({ pathname }) => pathname)).toEqual([
    `/portal/platform/confirmedQuery/${id.toUpperCase()}`,
  ]);
  expect(await readPaper(accepted)).toContain('Kinnitatud tellimus');

  const second = await asked('kaksteist');
  const key = await answer(app, admin, second.id);
  await must(
    app,
    'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: over_budget) }',
    { id: second.id, key },
  );
  const rejected = await waitForMail(office, 'Klient loobus pakkumisest', 'kaksteist');
  expect(rejected.text).toMatch(/Põhjus: +Hind ületas eelarve/);
  expect(rejected.attachments).toEqual([]);

  const third = await asked('kolmteist');
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: third.id }, admin);
  await waitForMail(customer, 'Teie tellimus on kinnitatud', 'Lõuna kolmteist');
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id: third.id }, admin);
  // Later mails are sent later.
  const last = await asked('neliteist');
  await waitForMail(office, 'Uus päring', 'neliteist');
  expect(last.id).toBeTruthy();
  const heard = (await app.mails()).filter(({ to, subject }) => to === office && subject.startsWith('Klient '));
  expect(heard.filter(({ text }) => text.includes('kolmteist'))).toEqual([]);
});
