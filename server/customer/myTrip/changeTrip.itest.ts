import {
  acceptedOrder,
  createFood,
  leader,
  must,
  startJobDocument,
  startedJob,
  submitInquiry,
} from '../../testing/builders';
import type { TripPageLink, ShownTrip, TripPage } from './tripPage.fixture';
import { shownFields, startTripPage } from './tripPage.fixture';

let page: TripPage;
beforeAll(async () => {
  page = await startTripPage();
});
afterAll(() => page.app.stop());

const changeDocument = `mutation($id: UUID!, $key: Key!, $version: Int!, $changes: TripChangesInput!) {
  changeTrip(id: $id, key: $key, version: $version, changes: $changes) { ${shownFields} } }`;
const tryChange = async (link: TripPageLink, changes: object, version?: number) =>
  page.app.graphql<{ changeTrip: ShownTrip }>(changeDocument, {
    ...link,
    version: version ?? (await page.show(link)).version,
    changes,
  });
async function change(link: TripPageLink, changes: object): Promise<ShownTrip> {
  const { data, errors } = await tryChange(link, changes);
  expect(errors).toBeUndefined();
  return data.changeTrip;
}
const refusal = async (link: TripPageLink, changes: object, version?: number) => {
  const { errors } = await tryChange(link, changes, version);
  const [first] = errors ?? [];
  return { code: first?.extensions.code, field: first?.extensions.field, message: first?.message ?? '' };
};
const history = (id: string): Promise<{ action: string; actor: string; changes: Record<string, unknown> }[]> =>
  page.app.deps.db.dataSource.query(
    'select action, actor, changes from order_event where order_id = $1 order by version, at',
    [id],
  );
const versions = async (id: string): Promise<number[]> => {
  const rows: { version: number }[] = await page.app.deps.db.dataSource.query(
    'select version from order_event where order_id = $1 order by version',
    [id],
  );
  return rows.map(({ version }) => version);
};
/** How many people the kept paper of an acceptance names, of the 20 or 38 of these tests. */
const acceptedFor = async (id: string): Promise<number> => {
  const [row]: { paper: object }[] = await page.app.deps.db.dataSource.query(
    'select paper from acceptance where order_id = $1',
    [id],
  );
  return Number(/"(20|38)"/.exec(JSON.stringify(row?.paper))?.[1]);
};
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('passengers', () => {
  it('go up to the offered number, and up to the seats of the bus once it is known; more leads to a change request', async () => {
    const id = await acceptedOrder(page.app, page.admin);
    const link = await page.linked(id);
    expect(await change(link, { passengers: 30 })).toMatchObject({ passengers: 30, seats: 38, seatsFrom: 'offer' });
    expect(await change(link, { passengers: 38 })).toMatchObject({ passengers: 38 });
    const refused = await refusal(link, { passengers: 39 });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'passengers' });
    expect(refused.message).toContain('Pakkumine on tehtud 38 reisijale. Kui teid on rohkem, saatke muudatuse soov');
    await must(
      page.app,
      startJobDocument,
      { id, input: { driver: page.driver.id, bus: page.bus, overlapReason: 'Test' } },
      page.admin,
    );
    expect(await change(link, { passengers: 49 })).toMatchObject({ passengers: 49, seats: 49, seatsFrom: 'bus' });
    expect((await refusal(link, { passengers: 50 })).message).toContain('Bussis on kohti 49 reisijale.');
    expect(await page.show(link)).toMatchObject({ passengers: 49 });
  });

  it('reach the office and the drivers, once, and stand in the history as the customer’s', async () => {
    const id = await startedJob(page.app, page.admin, page.driver.id, page.bus);
    const link = await page.linked(id);
    const before = (await history(id)).length;
    await change(link, { passengers: 21 });
    // A repeat changes nothing and sends nothing.
    await change(link, { passengers: 21 });
    expect((await history(id)).slice(before)).toEqual([
      { action: 'editByCustomer', actor: 'customer', changes: { passengers: [38, 21] } },
    ]);
    const mine = (to: string) => async () =>
      (await page.app.mails()).filter((mail) => mail.to === to && `${mail.text}`.includes('38 → 21'));
    await page.app.mail(page.driver.email, '38 → 21');
    await page.app.mail('logistik@bussiveod.example', '38 → 21');
    expect(await mine(page.driver.email)()).toHaveLength(1);
    expect(await mine('logistik@bussiveod.example')()).toHaveLength(1);
  });

  it.each([[0], [-1], [10_001]])('%i are refused, and nothing is changed', async (passengers) => {
    const link = await page.linked(await submitInquiry(page.app));
    expect(await refusal(link, { passengers })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'passengers' });
    expect(await page.show(link)).toMatchObject({ passengers: 38, version: 1 });
  });
});

describe('catering', () => {
  it('follows the sum that was shown, until the day that was set', async () => {
    const coffee = await createFood(page.app, page.admin, 'Kohvipaus', 4.9);
    const id = await acceptedOrder(page.app, page.admin, 24 * 10);
    const link = await page.linked(id);
    const items = [{ id: coffee, count: 42 }];
    expect((await refusal(link, { food: { items, foodTotal: 200 } })).message).toBe(
      'Toitlustuse hind on nüüd 205,80\u00a0€. Vaadake see üle ja salvestage uuesti.',
    );
    const changed = await change(link, { food: { items, foodTotal: 205.8 } });
    expect(changed).toMatchObject({ food: [{ name: 'Kohvipaus', count: 42 }], price: { amountDue: 875.4 } });
    // Ordered food keeps its price.
    await must(
      page.app,
      'mutation($id: UUID!) { updateFoodPackage(id: $id, input: { name: "Kohvipaus", price: 9 }) { id } }',
      { id: coffee },
      page.admin,
    );
    const fewer = { items: [{ id: coffee, count: 10 }], foodTotal: 49 };
    expect(await change(link, { food: fewer })).toMatchObject({ price: { amountDue: 718.6 } });

    const now = page.app.clock.now();
    page.app.clock.set(new Date(now.getTime() + 8 * 86_400_000).toISOString());
    try {
      expect((await page.show(link)).can).not.toContain('food');
      const late = await refusal(link, { food: { items: [], foodTotal: 0 } });
      expect(late.code).toBe('CONFLICT');
      expect(late.message).toContain('Toitlustust sai muuta kuni');
    } finally {
      page.app.clock.set(now.toISOString());
    }
  });
});

describe('group leader, notes and invoice', () => {
  it('are changed together or alone, and invoice data reaches accounting', async () => {
    const link = await page.linked(await acceptedOrder(page.app, page.admin));
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
    const { accountingEntries } = await must<{ accountingEntries: { nodes: object[] } }>(
      page.app,
      entries,
      {},
      page.admin,
    );
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
    const link = await page.linked(await acceptedOrder(page.app, page.admin));
    const refused = await refusal(link, { invoice });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: expect.stringContaining(field) });
    expect(refused.message).toContain(message);
  });

  it('of a rejected order, or by another order’s key, changes nothing', async () => {
    const { offerId, ...link } = await page.offered();
    const other = await page.offered();
    expect((await refusal({ ...link, key: other.key }, { notes: 'x' }, 1)).code).toBe('WRONG_KEY');
    await page.decide('rejectTrip', link, offerId);
    expect((await refusal(link, { notes: 'x' })).code).toBe('CONFLICT');
    expect(await page.show(link)).toMatchObject({ state: 'rejected', notes: 'Kaks ratastooli', can: [] });
  });
});

describe('two tabs', () => {
  it('the second one gets the changes in the customer’s words, and nothing of the office’s', async () => {
    const link = await page.linked(await acceptedOrder(page.app, page.admin));
    const { version } = await page.show(link);
    await must(
      page.app,
      'mutation($id: UUID!) { updateNotes(id: $id, notes: { logisticsNotes: "salajane" }) { id } }',
      link,
      page.admin,
    );
    // Changes that the page does not show do not conflict.
    expect((await tryChange(link, { notes: 'Esimene' }, version)).errors).toBeUndefined();
    const { errors } = await tryChange(link, { passengers: 20 }, version);
    expect(errors?.[0]?.extensions.code).toBe('STALE_VERSION');
    expect(errors?.[0]?.message).toContain('Vahepeal muutus: märkused.');
    expect(JSON.stringify(errors)).not.toContain('salajane');
    expect(await page.show(link)).toMatchObject({ passengers: 38, notes: 'Esimene' });
  });

  it('that save at the same moment are two versions: one hears of the other', async () => {
    const link = await page.linked(await acceptedOrder(page.app, page.admin));
    const { version } = await page.show(link);
    const replies = await all(8, (index) => tryChange(link, { passengers: 20 + index }, version));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(replies.filter(({ errors }) => errors?.[0]?.extensions.code === 'STALE_VERSION')).toHaveLength(7);
    expect((await history(link.id)).filter(({ action }) => action === 'editByCustomer')).toHaveLength(1);
  });
});

describe('at the same moment as others', () => {
  it('a change meets the acceptance: it is of the offer, or told that it was accepted; never lost, never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { offerId, ...link } = await page.offered();
      const { version } = await page.show(link);
      const [changed, decided] = await Promise.all([
        tryChange(link, { passengers: 20 }, version),
        page.decide('acceptTrip', link, offerId),
      ]);
      expect(decided.data).toEqual({ acceptTrip: 'done' });
      const after = await page.show(link);
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
      const id = await acceptedOrder(page.app, page.admin);
      const link = await page.linked(id);
      const { version } = await page.show(link);
      const [mine, office, job] = await Promise.all([
        tryChange(link, { notes: 'Kliendi' }, version),
        page.app.graphql(
          'mutation($id: UUID!) { updateNotes(id: $id, notes: { clientNotes: "Logistiku" }) { id } }',
          { id },
          page.admin,
        ),
        page.app.graphql(
          startJobDocument,
          { id, input: { driver: page.driver.id, bus: page.bus, overlapReason: 'Test', hoursReason: 'Test' } },
          page.admin,
        ),
      ]);
      expect([office.errors, job.errors]).toEqual([undefined, undefined]);
      const events = await history(id);
      const last = events.filter(({ changes }) => changes.clientNotes).at(-1)?.changes.clientNotes as string[];
      expect((await page.show(link)).notes).toBe(last[1]);
      const count = events.filter(({ action }) => action === 'editByCustomer').length;
      expect([count, mine.errors?.[0]?.extensions.code]).toEqual(mine.errors ? [0, 'STALE_VERSION'] : [1, undefined]);
    }
  });
});
