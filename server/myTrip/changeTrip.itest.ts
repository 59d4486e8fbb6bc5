import ICAL from 'ical.js';
import {
  accept,
  acceptedOrder,
  answer,
  createBus,
  createFood,
  createPerson,
  inquiry,
  leader,
  must,
  startJobDocument,
  startedJob,
  submitInquiry,
} from '../testing/builders';
import type { Person } from '../testing/builders';
import { pdfText } from '../testing/pdfText';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import { newTripKey } from './myTrip.fixture';

let app: TestApp;
let admin: string;
let driver: Person;
let bus: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  driver = await createPerson(app, admin, { firstname: 'Mart' });
  bus = await createBus(app, admin, 'Setra');
  await must(
    app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Setra", details: { seats: 50, plate: "123ABC" }) { id } }',
    { id: bus },
    admin,
  );
});
afterAll(() => app.stop());

interface Shown {
  state: string;
  version: number;
  passengers: number;
  notes: string;
  can: string[];
  seats: number;
  seatsFrom: string;
  leader: { fullName: string } | null;
  food: { id: string; name: string; count: number }[];
  invoice: Record<string, string | null> | null;
  price: { offerId: string; amountDue: number } | null;
  crew: object | null;
  offerPaper: boolean;
  acceptancePaper: boolean;
}
const fields = `state version passengers notes can seats seatsFrom leader { fullName } food { id name count }
  invoice { company registrationNumber address email } price { offerId amountDue } crew { drivers buses { name plate } }
  offerPaper acceptancePaper`;
interface Link {
  id: string;
  key: string;
}
const show = async (link: Link): Promise<Shown> =>
  (
    await must<{ myTrip: Shown }>(
      app,
      `query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { ${fields} } }`,
      link,
    )
  ).myTrip;
const changeDocument = `mutation($id: UUID!, $key: Key!, $version: Int!, $changes: TripChangesInput!) {
  changeTrip(id: $id, key: $key, version: $version, changes: $changes) { ${fields} } }`;
const tryChange = async (link: Link, changes: object, version?: number) =>
  app.graphql<{ changeTrip: Shown }>(changeDocument, {
    ...link,
    version: version ?? (await show(link)).version,
    changes,
  });
async function change(link: Link, changes: object): Promise<Shown> {
  const { data, errors } = await tryChange(link, changes);
  expect(errors).toBeUndefined();
  return data.changeTrip;
}
const refusal = async (link: Link, changes: object, version?: number) => {
  const { errors } = await tryChange(link, changes, version);
  const [first] = errors ?? [];
  return { code: first?.extensions.code, field: first?.extensions.field, message: first?.message ?? '' };
};
const linked = async (id: string): Promise<Link> => ({ id, key: await newTripKey(app, id) });
const history = (id: string): Promise<{ action: string; actor: string; changes: Record<string, unknown> }[]> =>
  app.deps.db.dataSource.query(
    'select action, actor, changes from order_event where order_id = $1 order by version, at',
    [id],
  );
const versions = async (id: string): Promise<number[]> => {
  const rows: { version: number }[] = await app.deps.db.dataSource.query(
    'select version from order_event where order_id = $1 order by version',
    [id],
  );
  return rows.map(({ version }) => version);
};
/** How many people the kept paper of an acceptance names, of the 20 or 38 of these tests. */
const acceptedFor = async (id: string): Promise<number> => {
  const [row]: { paper: object }[] = await app.deps.db.dataSource.query(
    'select paper from acceptance where order_id = $1',
    [id],
  );
  return Number(/"(20|38)"/.exec(JSON.stringify(row?.paper))?.[1]);
};
const decide = (name: 'acceptTrip' | 'rejectTrip', link: Link, offerId?: string) =>
  app.graphql<Record<string, boolean>>(
    name === 'acceptTrip'
      ? 'mutation($id: UUID!, $key: Key!, $offerId: UUID!, $leader: GroupLeaderInput!) { acceptTrip(id: $id, key: $key, offerId: $offerId, leader: $leader) }'
      : 'mutation($id: UUID!, $key: Key!, $offerId: UUID!) { rejectTrip(id: $id, key: $key, offerId: $offerId, reason: other) }',
    { ...link, offerId, ...(name === 'acceptTrip' && { leader }) },
  );
async function offered(price?: number): Promise<Link & { offerId: string }> {
  const id = await submitInquiry(app);
  await answer(app, admin, id, price);
  const link = await linked(id);
  return { ...link, offerId: (await show(link)).price?.offerId ?? '' };
}
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('the offer on the page', () => {
  it('is accepted as by its own link, which then says so, and what was accepted is kept', async () => {
    const { offerId, ...link } = await offered();
    expect(await show(link)).toMatchObject({ state: 'offered', offerPaper: true, acceptancePaper: false });
    expect((await decide('acceptTrip', link, offerId)).data).toEqual({ acceptTrip: false });
    expect((await decide('acceptTrip', link, offerId)).data).toEqual({ acceptTrip: true });
    expect((await decide('rejectTrip', link, offerId)).data).toEqual({ rejectTrip: true });
    expect(await show(link)).toMatchObject({
      ...{ state: 'confirmed', offerPaper: false, acceptancePaper: true },
      leader: { fullName: leader.fullName },
    });
    const file = await app.fetch(`/api/trip/${link.id}/acceptance.pdf?key=${link.key}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await pdfText(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('klient, oma reisi lehelt');
    expect(await app.mail('logistik@bussiveod.example', 'Klient võttis pakkumise vastu')).toBeTruthy();
  });

  it('that is not the one on the page is not accepted unseen', async () => {
    const { offerId, ...link } = await offered(540);
    await answer(app, admin, link.id, 990);
    const { errors } = await decide('acceptTrip', link, offerId);
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'STALE_VERSION',
      'Saatsime teile vahepeal uue pakkumise. Vaadake see üle ja kinnitage siis.',
    ]);
    expect(await show(link)).toMatchObject({ state: 'offered' });
    const other = await offered();
    expect((await decide('acceptTrip', link, other.offerId)).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
    expect((await decide('acceptTrip', { ...link, key: other.key }, offerId)).errors?.[0]?.message).toBe(
      'Link aegunud!',
    );
  });

  it('that has ended is asked for again', async () => {
    const id = await submitInquiry(app, inquiry(app, 24 * 60));
    await answer(app, admin, id);
    const link = await linked(id);
    const offerId = (await show(link)).price?.offerId;
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 16 * 86_400_000).toISOString());
    try {
      expect(await show(link)).toMatchObject({ state: 'ended', can: ['askAgain'], offerPaper: false });
      expect((await decide('acceptTrip', link, offerId)).errors?.[0]?.message).toBe('Pakkumise tähtaeg on läbi');
      expect((await app.fetch(`/api/trip/${id}/offer.pdf?key=${link.key}`)).status).toBe(404);
      const ask = 'mutation($id: UUID!, $key: Key!) { askTripOffer(id: $id, key: $key) }';
      expect(await must(app, ask, link)).toEqual({ askTripOffer: false });
      expect(await must(app, ask, link)).toEqual({ askTripOffer: true });
      expect(await show(link)).toMatchObject({ state: 'asked' });
    } finally {
      app.clock.set(now.toISOString());
    }
  });

  it('is decided on once, by the page or by the link of the mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submitInquiry(app);
      const activationKey = await answer(app, admin, id);
      const link = await linked(id);
      const offerId = (await show(link)).price?.offerId;
      const answers = await Promise.all([
        decide('acceptTrip', link, offerId).then(({ data }) => data.acceptTrip),
        decide('rejectTrip', link, offerId).then(({ data }) => data.rejectTrip),
        accept(app, id, activationKey),
      ]);
      expect(answers.filter((already) => already === false)).toHaveLength(1);
    }
  });
});

describe('passengers', () => {
  it('go up to what was offered, and up to the seats of the bus once it is known; more leads to a change request', async () => {
    const id = await acceptedOrder(app, admin);
    const link = await linked(id);
    expect(await change(link, { passengers: 30 })).toMatchObject({ passengers: 30, seats: 38, seatsFrom: 'offer' });
    expect(await change(link, { passengers: 38 })).toMatchObject({ passengers: 38 });
    const refused = await refusal(link, { passengers: 39 });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'passengers' });
    expect(refused.message).toContain('Pakkumine on tehtud 38 reisijale. Kui teid on rohkem, saatke muudatuse soov');
    await must(app, startJobDocument, { id, input: { driver: driver.id, bus, overlapReason: 'Test' } }, admin);
    expect(await change(link, { passengers: 49 })).toMatchObject({ passengers: 49, seats: 49, seatsFrom: 'bus' });
    expect((await refusal(link, { passengers: 50 })).message).toContain('Bussis on kohti 49 reisijale.');
    expect(await show(link)).toMatchObject({ passengers: 49 });
  });

  it('are told to the office and to the drivers, once, and stand in the history as the customer’s', async () => {
    const id = await startedJob(app, admin, driver.id, bus);
    const link = await linked(id);
    const before = (await history(id)).length;
    await change(link, { passengers: 21 });
    // The same again changes nothing and is told to nobody.
    await change(link, { passengers: 21 });
    expect((await history(id)).slice(before)).toEqual([
      { action: 'editByCustomer', actor: 'customer', changes: { passengers: [38, 21] } },
    ]);
    const mine = (to: string) => async () =>
      (await app.mails()).filter((mail) => mail.to === to && `${mail.text}`.includes('38 → 21'));
    await app.mail(driver.email, '38 → 21');
    await app.mail('logistik@bussiveod.example', '38 → 21');
    expect(await mine(driver.email)()).toHaveLength(1);
    expect(await mine('logistik@bussiveod.example')()).toHaveLength(1);
  });

  it.each([[0], [-1], [10_001]])('%i are refused, and nothing is changed', async (passengers) => {
    const link = await linked(await submitInquiry(app));
    expect(await refusal(link, { passengers })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'passengers' });
    expect(await show(link)).toMatchObject({ passengers: 38, version: 1 });
  });
});

describe('catering', () => {
  it('follows the sum that was shown, until the day that was set', async () => {
    const coffee = await createFood(app, admin, 'Kohvipaus', 4.9);
    const id = await acceptedOrder(app, admin, 24 * 10);
    const link = await linked(id);
    const items = [{ id: coffee, count: 42 }];
    expect((await refusal(link, { food: { items, foodTotal: 200 } })).message).toBe(
      'Toitlustuse hind on nüüd 205,80\u00a0€. Vaadake see üle ja salvestage uuesti.',
    );
    const changed = await change(link, { food: { items, foodTotal: 205.8 } });
    expect(changed).toMatchObject({ food: [{ name: 'Kohvipaus', count: 42 }], price: { amountDue: 875.4 } });
    // What was ordered keeps its price.
    await must(
      app,
      'mutation($id: UUID!) { updateFoodPackage(id: $id, input: { name: "Kohvipaus", price: 9 }) { id } }',
      { id: coffee },
      admin,
    );
    const fewer = { items: [{ id: coffee, count: 10 }], foodTotal: 49 };
    expect(await change(link, { food: fewer })).toMatchObject({ price: { amountDue: 718.6 } });

    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 8 * 86_400_000).toISOString());
    try {
      expect((await show(link)).can).not.toContain('food');
      const late = await refusal(link, { food: { items: [], foodTotal: 0 } });
      expect(late.code).toBe('CONFLICT');
      expect(late.message).toContain('Toitlustust sai muuta kuni');
    } finally {
      app.clock.set(now.toISOString());
    }
  });
});

describe('group leader, notes and invoice', () => {
  it('are changed together or alone, and what the invoice needs reaches accounting', async () => {
    const link = await linked(await acceptedOrder(app, admin));
    const invoice = {
      company: 'Rahvatants OÜ',
      registrationNumber: '10000018',
      address: 'Pikk 1',
      email: 'arved@rahvatants.example',
    };
    const changed = await change(link, {
      leader: { ...leader, fullName: ' Kai Kask ' },
      notes: ' Kolm ratastooli ',
      invoice,
    });
    expect(changed).toMatchObject({ leader: { fullName: 'Kai Kask' }, notes: 'Kolm ratastooli', invoice });
    const entries = '{ accountingEntries(first: 100) { nodes { orderId company registrationNumber address email } } }';
    const { accountingEntries } = await must<{ accountingEntries: { nodes: object[] } }>(app, entries, {}, admin);
    expect(accountingEntries.nodes).toContainEqual({ orderId: link.id, ...invoice });
    expect(await change(link, { invoice: { company: '', registrationNumber: '', address: 'Pikk 1' } })).toMatchObject({
      invoice: { company: null, registrationNumber: null, address: null, email: null },
    });
  });

  it.each([
    [
      { company: 'A', registrationNumber: '10000019', address: '' },
      'registrationNumber',
      'Sellist registrikoodi ei ole',
    ],
    [{ company: 'A', registrationNumber: '1000001', address: '' }, 'registrationNumber', 'Registrikood on 8 numbrit'],
    [{ company: ' ', registrationNumber: '10000018', address: '' }, 'company', 'Palun sisestage ettevõtte nimi'],
  ])('refuses %j at its field', async (invoice, field, message) => {
    const link = await linked(await acceptedOrder(app, admin));
    const refused = await refusal(link, { invoice });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: expect.stringContaining(field) });
    expect(refused.message).toContain(message);
  });

  it('of a rejected order, or by another order’s key, changes nothing', async () => {
    const { offerId, ...link } = await offered();
    const other = await offered();
    expect((await refusal({ ...link, key: other.key }, { notes: 'x' }, 1)).code).toBe('WRONG_KEY');
    await decide('rejectTrip', link, offerId);
    expect((await refusal(link, { notes: 'x' })).code).toBe('CONFLICT');
    expect(await show(link)).toMatchObject({ state: 'rejected', notes: 'Kaks ratastooli', can: [] });
  });
});

describe('two tabs', () => {
  it('the second one is told what changed, in the customer’s words, and nothing of the office’s', async () => {
    const link = await linked(await acceptedOrder(app, admin));
    const { version } = await show(link);
    await must(
      app,
      'mutation($id: UUID!) { updateNotes(id: $id, notes: { logisticsNotes: "salajane" }) { id } }',
      link,
      admin,
    );
    // What the page does not show is in nobody's way.
    expect((await tryChange(link, { notes: 'Esimene' }, version)).errors).toBeUndefined();
    const { errors } = await tryChange(link, { passengers: 20 }, version);
    expect(errors?.[0]?.extensions.code).toBe('STALE_VERSION');
    expect(errors?.[0]?.message).toContain('Vahepeal muutus: märkused.');
    expect(JSON.stringify(errors)).not.toContain('salajane');
    expect(await show(link)).toMatchObject({ passengers: 38, notes: 'Esimene' });
  });

  it('that save at the same moment are two versions: one is told of the other', async () => {
    const link = await linked(await acceptedOrder(app, admin));
    const { version } = await show(link);
    const replies = await all(8, (index) => tryChange(link, { passengers: 20 + index }, version));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(replies.filter(({ errors }) => errors?.[0]?.extensions.code === 'STALE_VERSION')).toHaveLength(7);
    expect((await history(link.id)).filter(({ action }) => action === 'editByCustomer')).toHaveLength(1);
  });
});

describe('at the same moment as others', () => {
  it('a change meets the acceptance: it is of the offer, or told that it was accepted; never lost, never half', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { offerId, ...link } = await offered();
      const { version } = await show(link);
      const [changed, decided] = await Promise.all([
        tryChange(link, { passengers: 20 }, version),
        decide('acceptTrip', link, offerId),
      ]);
      expect(decided.data).toEqual({ acceptTrip: false });
      const after = await show(link);
      expect(after.state).toBe('confirmed');
      expect([after.passengers, changed.errors?.[0]?.extensions.code]).toEqual(
        changed.errors ? [38, 'STALE_VERSION'] : [20, undefined],
      );
      // Each saw what the other had done, and so did the paper of what was accepted.
      expect(await versions(link.id)).toEqual(changed.errors ? [1, 2, 3] : [1, 2, 3, 4]);
      expect(await acceptedFor(link.id)).toBe(after.passengers);
    }
  });

  it('a change meets the office’s and the start of the job: each is whole, and the history has them one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await acceptedOrder(app, admin);
      const link = await linked(id);
      const { version } = await show(link);
      const [mine, office, job] = await Promise.all([
        tryChange(link, { notes: 'Kliendi' }, version),
        app.graphql(
          'mutation($id: UUID!) { updateNotes(id: $id, notes: { clientNotes: "Logistiku" }) { id } }',
          { id },
          admin,
        ),
        app.graphql(
          startJobDocument,
          { id, input: { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' } },
          admin,
        ),
      ]);
      expect([office.errors, job.errors]).toEqual([undefined, undefined]);
      const events = await history(id);
      const last = events.filter(({ changes }) => changes.clientNotes).at(-1)?.changes.clientNotes as string[];
      expect((await show(link)).notes).toBe(last[1]);
      const count = events.filter(({ action }) => action === 'editByCustomer').length;
      expect([count, mine.errors?.[0]?.extensions.code]).toEqual(mine.errors ? [0, 'STALE_VERSION'] : [1, undefined]);
    }
  });
});

describe('the day of the trip', () => {
  it('says who comes and with what from 24 hours before, to the minute', async () => {
    const id = await startedJob(app, admin, driver.id, bus, 24 * 20);
    const link = await linked(id);
    const now = app.clock.now();
    const start = now.getTime() + 20 * 86_400_000;
    const at = (ms: number) => app.clock.set(new Date(start + ms).toISOString());
    try {
      expect((await show(link)).crew).toBeNull();
      at(-86_400_000 - 60_000);
      expect((await show(link)).crew).toBeNull();
      at(-86_400_000);
      expect((await show(link)).crew).toEqual({ drivers: ['Mart'], buses: [{ name: 'Setra', plate: '123ABC' }] });
    } finally {
      app.clock.set(now.toISOString());
    }
  });
});

describe('files', () => {
  it('are had by the trip’s key, and by no other', async () => {
    const { offerId, ...link } = await offered();
    expect(offerId).not.toBe('');
    const other = await offered();
    for (const file of ['offer.pdf', 'calendar.ics', 'acceptance.pdf'])
      expect((await app.fetch(`/api/trip/${link.id}/${file}?key=${other.key}`)).status).toBe(403);
    const paper = await app.fetch(`/api/trip/${link.id}/offer.pdf?key=${link.key}`);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const calendar = await app.fetch(`/api/trip/${link.id}/calendar.ics?key=${link.key}`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const parsed = new ICAL.Component(ICAL.parse(await calendar.text()) as unknown[]);
    const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
    expect([event.summary, event.location]).toEqual(['Tallinn - Paide - Tartu', 'Viru väljak 4, Tallinn']);
  });
});
