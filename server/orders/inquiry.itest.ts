import { accept, answer, createFood, inquiry, must, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());
beforeEach(() => app.deps.db.dataSource.query('delete from rate_limit'));

const document = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';

/** Sends it as a customer's page does; what the server refused, or undefined. */
async function send(input: object) {
  const { errors } = await app.graphql(document, { input });
  return errors?.[0] && { message: errors[0].message, ...errors[0].extensions };
}

interface Seen {
  version: number;
  passengers: number;
  company: string | null;
  stops: { city: string }[];
  food: { count: number }[];
}
const seen = async (id: unknown): Promise<Seen> => {
  const fields = 'version passengers company clientNotes stops { city } food { count }';
  const query = `query($id: UUID!) { order(id: $id) { ${fields} } }`;
  return (await must<{ order: Seen }>(app, query, { id }, admin)).order;
};
const history = async (id: unknown) => {
  const query = 'query($id: UUID!) { orderHistory(id: $id) { action actor changes } }';
  const { orderHistory } = await must<{ orderHistory: { action: string; actor: string; changes: string }[] }>(
    app,
    query,
    { id },
    admin,
  );
  return orderHistory.map(({ changes, ...rest }) => ({ ...rest, changes: JSON.parse(changes) as object }));
};
const secret = (formKey: string): Record<string, unknown> => ({ ...inquiry(app), formKey });

describe('the same id again', () => {
  it('with the same content is a repeat: nothing changes, nobody is written to, also after an answer', async () => {
    const input: Record<string, unknown> = { ...secret('vorm-1'), email: 'kordus@naide.example' };
    expect(await send(input)).toBeUndefined();
    expect(await send(input)).toBeUndefined();
    await answer(app, admin, String(input.id));
    expect(await send(input)).toBeUndefined();
    expect((await seen(input.id)).version).toBe(2);
    const mails = (await app.mails()).filter(({ to }) => to.includes('kordus@naide.example'));
    expect(mails.filter(({ subject }) => subject?.includes('päringu kätte'))).toHaveLength(1);
  });

  it('with other content corrects an inquiry without answer, with history, and mails both sides', async () => {
    const food = await createFood(app, admin, 'Supp', 5);
    const input: Record<string, unknown> = { ...secret('vorm-2'), email: 'parandus@naide.example' };
    expect(await send(input)).toBeUndefined();
    const stops = (input.stops as { city: string }[]).map((stop, index) =>
      index === 2 ? { ...stop, city: 'Elva' } : stop,
    );
    const better = { ...input, passengers: 52, company: null, food: [{ id: food, count: 52 }], stops };
    expect(await send(better)).toBeUndefined();
    expect(await seen(input.id)).toMatchObject({ version: 2, passengers: 52, company: null, food: [{ count: 52 }] });
    expect((await seen(input.id)).stops[2]).toEqual({ city: 'Elva' });
    const [latest] = await history(input.id);
    expect(latest).toMatchObject({ action: 'resubmit', actor: 'customer' });
    expect(latest?.changes).toMatchObject({ passengers: [38, 52], food: [[], [{ name: 'Supp', count: 52 }]] });
    expect(JSON.stringify(latest?.changes)).not.toMatch(/hash/i);
    await app.mail('parandus@naide.example', 'Saime teie muudetud päringu kätte');
    await app.mail('logistik@bussiveod.example', 'Klient muutis päringut');
    // The correction sent again is a repeat, and so is one that comes after it was corrected once more and back.
    expect(await send(better)).toBeUndefined();
    expect((await seen(input.id)).version).toBe(2);
    expect(await send({ ...better, passengers: 53 })).toBeUndefined();
    expect(await send({ ...better, passengers: 52 })).toBeUndefined();
    expect(await seen(input.id)).toMatchObject({ version: 4, passengers: 52 });
  });

  it('with other content after an answer, or of one that was deleted, says so', async () => {
    const input = secret('vorm-3');
    await send(input);
    await answer(app, admin, String(input.id));
    const late = await send({ ...input, passengers: 52 });
    expect(late).toMatchObject({ code: 'ALREADY_ANSWERED' });
    expect(late?.message).toMatch(/^Sellele päringule oleme juba vastanud/);
    expect((await seen(input.id)).passengers).toBe(38);

    const gone = secret('vorm-4');
    await send(gone);
    await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: gone.id }, admin);
    expect(await send(gone)).toBeUndefined();
    expect(await send({ ...gone, passengers: 52 })).toMatchObject({ code: 'ALREADY_ANSWERED' });
  });

  it('can be corrected with the secret of the form, and not with the id alone', async () => {
    const input = secret('vorm-5');
    await send(input);
    for (const formKey of ['vale', null, String(input.id)])
      expect(await send({ ...input, formKey, passengers: 99 })).toMatchObject({ code: 'CONFLICT', field: 'id' });
    expect((await seen(input.id)).passengers).toBe(38);
    expect(await send({ ...input, passengers: 40 })).toBeUndefined();
    expect(await send({ ...input, passengers: 41 })).toBeUndefined();
    expect((await seen(input.id)).passengers).toBe(41);
  });

  it('of a program without a secret cannot be corrected with the id alone', async () => {
    const depart = Math.round(app.clock.now().getTime() / 1000) + 864_000;
    const waypoints = [
      { lat: 59.437, lng: 24.7535, depart, city_name: 'Tallinn', pretty_name: 'Tallinn' },
      { lat: 58.3806, lng: 26.7251, city_name: 'Tartu', pretty_name: 'Tartu' },
    ];
    const person = { fullname: 'Õie', email: 'oie@naide.example', phone: '55512345', waypoints };
    const post = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await app.fetch('/api/fn/postQuery', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { content?: { id: string }; error?: object };
    };
    const id = String(inquiry(app).id);
    expect(await post({ ...person, id, passengers: 3 })).toEqual({ content: { id } });
    expect(await post({ ...person, id, passengers: 3 })).toEqual({ content: { id } });
    expect((await post({ ...person, id, passengers: 4 })).error).toBeDefined();
    expect((await seen(id)).passengers).toBe(3);
    const { content: made } = await post({ ...person, passengers: 5 });
    expect((await post({ ...person, id: made?.id, passengers: 6 })).error).toBeDefined();
    expect((await seen(made?.id)).passengers).toBe(5);
  });

  it('meets the answer in any order: either the correction is answered, or it is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const input: Record<string, unknown> = { ...secret(`vorm-${round}`), email: `voistlus${round}@naide.example` };
      expect(await send(input)).toBeUndefined();
      const query =
        'mutation($id: UUID!, $v: Int) { answerOrder(id: $id, version: $v, price: 500, vatRate: 24) { id } }';
      const [answered, refused] = await Promise.all([
        app.graphql(query, { id: input.id, v: 1 }, admin),
        send({ ...input, passengers: 52 }),
      ]);
      const { passengers } = await seen(input.id);
      if (answered.errors) {
        // The logistician saw the former version, and gets an error.
        expect(answered.errors[0]?.extensions.code).toBe('STALE_VERSION');
        expect([refused, passengers]).toEqual([undefined, 52]);
      } else {
        expect(refused).toMatchObject({ code: 'ALREADY_ANSWERED' });
        expect(passengers).toBe(38);
      }
    }
  });

  it('is one inquiry when repeats and corrections come at once', async () => {
    const input = secret('vorm-9');
    const replies = await Promise.all([38, 52, 38, 52].map((passengers) => send({ ...input, passengers })));
    expect(replies).toEqual([undefined, undefined, undefined, undefined]);
    const actions = (await history(input.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'submit')).toHaveLength(1);
    expect([38, 52]).toContain((await seen(input.id)).passengers);
  });
});

describe('a stop that is left before it is reached', () => {
  const withDeparture = (minutes: number) => {
    const input = inquiry(app);
    const [first, second, last] = input.stops as { depart: string }[];
    const depart = new Date(Date.parse(first!.depart) + minutes * 60_000).toISOString();
    return { ...input, stops: [first, { ...second, depart }, last] };
  };

  it('is refused at the stop, with the time', async () => {
    expect(await send(withDeparture(30))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'stops.1.depart',
      message: expect.stringMatching(/^Buss jõuab siia umbes \d\d:\d\d: palun valige hilisem väljumisaeg$/) as string,
    });
  });

  it('is refused in the route editor too', async () => {
    const id = await submitInquiry(app);
    const update =
      'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops, notifyByEmail: true) { id } }';
    const { errors } = await app.graphql(update, { id, stops: withDeparture(30).stops }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'stops.1.depart' });
  });
});

describe('unwanted e-mails', () => {
  it('are five an hour to one address, from any caller and in any spelling; a repeat is none', async () => {
    const to = (email: string) => ({ ...inquiry(app), email });
    const last = to('Ohver@naide.example');
    for (const input of [
      to('ohver@naide.example'),
      to('OHVER@naide.example'),
      to('ohver@naide.example'),
      last,
      last,
      last,
    ])
      expect(await send(input)).toBeUndefined();
    expect(await send(to('ohver@naide.example'))).toBeUndefined();
    expect(await send(to('ohver@naide.example'))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await send(to('teine@naide.example'))).toBeUndefined();
  });

  it('are twenty inquiries an hour from one address; a signed-in user asks for many customers', async () => {
    const ask = (token?: string) =>
      app.graphql(document, { input: { ...inquiry(app), email: `${Math.random()}@n.example` } }, token);
    for (let count = 0; count < 20; count += 1) expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
    for (let count = 0; count < 7; count += 1) expect((await ask(admin)).errors).toBeUndefined();
  });

  it('carry no word of the sender, until the address has decided on an offer', async () => {
    const email = 'vooras@naide.example';
    const words = 'KULDA';
    const stops = (inquiry(app).stops as object[]).map((stop) => ({ ...stop, address: words }));
    const input = () => ({ ...inquiry(app), email, stops, notes: words, fullName: words, company: words });
    await send(input());
    const first = await app.mail(email, 'Saime teie päringu kätte');
    expect(first.text).not.toContain(words);
    expect(first.subject).toContain('Tallinn – Paide – Tartu');
    // A second one from the same stranger tells no more.
    const second: Record<string, unknown> = input();
    await send(second);
    await accept(app, String(second.id), await answer(app, admin, String(second.id)));
    const before = (await app.mails()).filter(({ to }) => to.includes(email));
    expect(
      before.filter(({ subject }) => subject?.startsWith('Saime')).every(({ text }) => !text.includes(words)),
    ).toBe(true);
    await send(input());
    let all: typeof before = [];
    for (let tries = 0; tries < 100 && !all.some(({ text }) => text.includes(words)); tries += 1) {
      await new Promise((done) => setTimeout(done, 50));
      all = (await app.mails()).filter(({ to, subject }) => to.includes(email) && subject?.startsWith('Saime'));
    }
    expect(all.some(({ text }) => text.includes(words))).toBe(true);
  });
});

it('takes no name of blanks, from customers and from admins', async () => {
  for (const fullName of ['', '   ', '\u00a0\t', '\u200b\u200d'])
    expect(await send({ ...inquiry(app), fullName })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'fullName',
      message: 'Palun sisestage täisnimi',
    });
  const id = await submitInquiry(app);
  const blank = '\u00a0\u200b ';
  const user = { username: 'tyhi', firstname: blank, role: 'driver' };
  for (const [mutation, variables] of [
    [
      '($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }',
      { id, input: { fullName: blank } },
    ],
    ['($name: String!) { createBus(name: $name) { id } }', { name: blank }],
    ['($input: FoodPackageInput!) { createFoodPackage(input: $input) { id } }', { input: { name: blank, price: 1 } }],
    ['($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }', { input: user }],
  ] as const) {
    const { errors } = await app.graphql(`mutation${mutation}`, variables, admin);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: expect.stringMatching(/name/i) as string,
    });
  }
});
