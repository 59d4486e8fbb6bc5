import { answer, inquiry, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createCustomerCalls } from './customers.fixture';

let app: TestApp;
let admin: string;
let customers: ReturnType<typeof createCustomerCalls>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  customers = createCustomerCalls(app, admin);
});
afterAll(() => app.stop());

const names = async (search?: string) => (await customers.list({ search, first: 100 })).nodes.map(({ name }) => name);

describe('the list of customers', () => {
  it('is sorted as Estonians sort, and its parts by cursor are the whole', async () => {
    for (const name of ['Õis OÜ', 'Zoo MTÜ', 'Šokolaad AS', 'Tartu Kool', 'Aed OÜ']) await customers.create(name);
    const whole = await names();
    expect(whole).toEqual(['Aed OÜ', 'Šokolaad AS', 'Zoo MTÜ', 'Tartu Kool', 'Õis OÜ']);
    const parts: string[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof customers.list>> = await customers.list({ first: 2, after });
      parts.push(...part.nodes.map(({ name }) => name));
      after = part.endCursor;
    } while (after);
    expect(parts).toEqual(whole);
  });

  it('is searched by name, code, invoice e-mail and contacts, without accents', async () => {
    await customers.create('Jõekääru Kool', {
      registryCode: '12345678',
      invoiceEmail: 'arved@joekaaru.example',
      contacts: [{ name: 'Ülo Öö', email: 'ylo@joekaaru.example', phone: '+37255598760' }],
    });
    for (const search of ['joekaaru kool', '12345678', 'arved@', 'ulo oo', '55598760', 'kool ylo@'])
      expect([search, await names(search)]).toEqual([search, ['Jõekääru Kool']]);
    expect(await names('joekaaru tartu')).toEqual([]);
    expect(await names('100%')).toEqual([]);
  });

  it('refuses a cursor of another list', async () => {
    const after = Buffer.from(JSON.stringify(['start', 'x', 'y'])).toString('base64url');
    const list = 'query($after: String) { customers(after: $after) { endCursor } }';
    expect(await customers.refuse(list, { after })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    const forged = Buffer.from(JSON.stringify(['name', 'x', 'y'])).toString('base64url');
    expect(await customers.refuse(list, { after: forged })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });
});

describe('a record', () => {
  it.each([
    ['registryCode', { registryCode: '12345679' }, 'Sellist registrikoodi ei ole, palun kontrollige numbreid'],
    ['registryCode', { registryCode: '1234567' }, 'Registrikood on 8 numbrit'],
    ['vatNumber', { vatNumber: 'EE12' }, 'KMKR number on kujul EE123456789'],
    ['name', { name: '  ' }, 'Palun sisestage nimi'],
    ['paymentDays', { paymentDays: 121 }, 'Maksetähtaeg on 0 kuni 120 päeva'],
    ['prepaymentPercent', { prepaymentPercent: 101 }, 'Ettemaks on 0 kuni 100 protsenti'],
  ])('is refused at %s', async (field, input, text) => {
    const { message, ...refused } = await customers.refuse(customers.documents.create, {
      input: { kind: 'company', name: 'Vale OÜ', ...input },
    });
    expect(refused).toEqual({ code: 'BAD_USER_INPUT', field });
    expect(message).toContain(text);
  });

  it('takes the code of another country as it is', async () => {
    expect((await customers.create('Fazer Oy', { registryCode: '1234567-8' })).registryCode).toBe('1234567-8');
  });

  it('gets no code that another customer has, also when both come at once', async () => {
    await customers.create('Esimene OÜ', { registryCode: '10137319' });
    expect(
      await customers.refuse(customers.documents.create, {
        input: { kind: 'company', name: 'Teine OÜ', registryCode: '10137319' },
      }),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'registryCode',
      message: expect.stringContaining('Esimene OÜ') as string,
    });
    const input = { kind: 'company', name: 'Korraga OÜ', registryCode: '11132584' };
    const replies = await Promise.all([1, 2, 3].map(() => app.graphql(customers.documents.create, { input }, admin)));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('keeps the rows of its contacts, and refuses a save that saw an older version', async () => {
    const before = await customers.create('Kontaktid OÜ', { contacts: [{ name: 'Mari' }, { name: 'Jüri' }] });
    const [mari, jyri] = before.contacts;
    const input = {
      kind: 'company',
      name: 'Kontaktid OÜ',
      contacts: [{ id: jyri?.id, name: 'Jüri Mets' }, {}, { name: 'Uus' }],
    };
    const after = await customers.update(before.id, before.version, input);
    expect(after.contacts).toMatchObject([{ id: jyri?.id, name: 'Jüri Mets' }, { name: 'Uus' }]);
    expect(after.contacts.map(({ id }) => id)).not.toContain(mari?.id);
    expect(
      await customers.refuse(customers.documents.update, { id: before.id, version: before.version, input }),
    ).toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  it('counts offers that were won, lost and wait', async () => {
    const { id } = await customers.create('Arvestatud OÜ');
    const orders: string[] = [];
    for (const price of [100, 200.5, 300]) {
      const order = await submitInquiry(app, { ...inquiry(app), email: `nr${price}@arvestatud.example` });
      await customers.tie(order, id);
      await answer(app, admin, order, price);
      orders.push(order);
    }
    orders.push(await submitInquiry(app, { ...inquiry(app), email: 'nr4@arvestatud.example' }));
    await customers.tie(orders[3] ?? '', id);
    const run = (name: string, order?: string) =>
      app.graphql(`mutation($id: UUID!) { ${name}(id: $id) { id } }`, { id: order }, admin);
    await run('acceptOnBehalf', orders[1]);
    await run('rejectOnBehalf', orders[2]);
    expect((await customers.read(id)).figures).toEqual({
      orders: 4,
      offersWon: 1,
      offersLost: 1,
      offersOpen: 1,
      netWon: 200.5,
      owes: 0,
    });
  });
});
