import { createId, createKey } from '../platform/ids';
import { answer, createBus, createPerson, inquiry, leader, must, startedJob, submitInquiry } from '../testing/builders';
import { pdfText } from '../testing/pdfText';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const readLanguage = async (id: string) =>
  (await must<{ order: { language: string } }>(app, 'query($id: UUID!) { order(id: $id) { language } }', { id }, admin))
    .order.language;

describe('the language of an order', () => {
  it('is that of the inquiry, Estonian where none is said', async () => {
    expect(await readLanguage(await submitInquiry(app))).toBe('et');
    expect(await readLanguage(await submitInquiry(app, { ...inquiry(app), language: 'ru' }))).toBe('ru');
  });

  it('is corrected with the inquiry', async () => {
    const first = { ...inquiry(app), language: 'ru', formKey: 'vorm' };
    const id = await submitInquiry(app, first);
    await submitInquiry(app, { ...first, language: 'fi' });
    expect(await readLanguage(id)).toBe('fi');
  });

  it('is edited by an admin, and the history tells', async () => {
    const id = await submitInquiry(app);
    const edit = 'mutation($id: UUID!) { updateOrder(id: $id, input: {language: en}) { language } }';
    expect(await must(app, edit, { id }, admin)).toEqual({ updateOrder: { language: 'en' } });
    const history = 'query($id: UUID!) { orderHistory(id: $id) { changes } }';
    const { orderHistory } = await must<{ orderHistory: { changes: string }[] }>(app, history, { id }, admin);
    expect(orderHistory.map(({ changes }) => JSON.parse(changes) as unknown)).toContainEqual({
      language: ['et', 'en'],
    });
  });

  it('comes by the legacy call too, and only as one that there is', async () => {
    const [from, , to] = inquiry(app).stops as { lat: number; lng: number; city: string; depart: string }[] as [
      { lat: number; lng: number; city: string; depart: string },
      unknown,
      { lat: number; lng: number; city: string },
    ];
    const waypoint = ({ lat, lng, city }: typeof to) => ({ lat, lng, city_name: city, pretty_name: city });
    const post = (language: string) =>
      app.fetch('/api/fn/postQuery', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          waypoints: [{ ...waypoint(from), depart: Date.parse(from.depart) / 1000 }, waypoint(to)],
          passengers: 12,
          fullname: 'Õie',
          email: 'oie@kaja.example',
          phone: '+37255512345',
          language,
        }),
      });
    const reply = (await (await post('ru')).json()) as { content: { id: string } };
    expect(await readLanguage(reply.content.id)).toBe('ru');
    expect((await post('sv')).status).toBe(400);
  });
});

describe('the language of a user', () => {
  const own = async (token: string) =>
    (await must<{ currentUser: { language: string } }>(app, '{ currentUser { language } }', {}, token)).currentUser
      .language;

  it('is chosen by the user, and edited by an admin; without a choice it stays', async () => {
    const { id, username } = await createPerson(app, admin);
    const token = await app.login(username);
    expect(await own(token)).toBe('et');
    await must(app, 'mutation { setLanguage(language: ru) { language } }', {}, token);
    expect(await own(token)).toBe('ru');

    const update = 'mutation($id: UUID!, $input: UserInput!) { updateUser(id: $id, input: $input) { language } }';
    const input = { username, firstname: 'Jaan', role: 'driver' };
    expect(await must(app, update, { id, input }, admin)).toEqual({ updateUser: { language: 'ru' } });
    const finnish = { ...input, language: 'fi' };
    expect(await must(app, update, { id, input: finnish }, admin)).toEqual({ updateUser: { language: 'fi' } });
  });
});

describe('a customer who reads Russian', () => {
  const russian = { headers: { 'content-type': 'application/json', cookie: 'language=ru' } };

  it('gets e-mails whose subject, text, links and paper are Russian', async () => {
    const email = 'olga@tants.example';
    const id = await submitInquiry(app, {
      ...inquiry(app),
      language: 'ru',
      email,
      fullName: 'Ольга Смирнова',
      notes: '',
    });
    const received = await app.mail(email, 'Мы получили ваш запрос');
    expect(received.subject).toMatch(/^Мы получили ваш запрос: Tallinn – Paide – Tartu, \d\d\.\d\d\.\d{4}$/);
    const key = await answer(app, admin, id);
    const offer = await app.mail(email, 'Ценовое предложение');
    expect(offer.html).toContain('<html lang="ru">');
    expect(offer.text).toContain('Здравствуйте, Ольга Смирнова!');
    expect(offer.links.map(({ searchParams }) => searchParams.get('lang'))).toEqual(offer.links.map(() => 'ru'));
    const [paper] = offer.attachments;
    expect(paper?.filename).toBe('predlozhenie.pdf');
    const { text } = await pdfText(paper?.content as Uint8Array);
    expect(text).toContain('Ценовое предложение Tallinn – Paide – Tartu');
    expect(text).toContain('Итого к оплате');

    // The page was in English when it was accepted, so that is what is kept.
    const accepting =
      'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
    await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'language=en' },
      body: JSON.stringify({ query: accepting, variables: { id, key, leader } }),
    });
    const accepted = await app.mail(email, 'Ваш заказ подтверждён');
    expect(accepted.attachments.map(({ filename }) => filename)).toEqual(['confirmed-booking.pdf']);
    expect((await app.mail('logistik@bussiveod.example', 'Klient võttis pakkumise vastu')).html).toContain('lang="et"');
  });

  it('gets each error in Russian', async () => {
    const graphql = async (query: string, variables: object) => {
      const response = await app.fetch('/graphql', {
        method: 'POST',
        ...russian,
        body: JSON.stringify({ query, variables }),
      });
      const { errors } = (await response.json()) as { errors: { message: string; extensions: { field?: string } }[] };
      return [errors[0]?.message, errors[0]?.extensions.field];
    };
    const submit = 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }';
    // By class-validator, by a scalar, by an action, by a key.
    expect(await graphql(submit, { input: { ...inquiry(app), fullName: ' ' } })).toEqual([
      'Введите имя и фамилию',
      'fullName',
    ]);
    expect(await graphql(submit, { input: { ...inquiry(app), email: 'x' } })).toEqual([
      'Введите правильный адрес электронной почты',
      'email',
    ]);
    expect(await graphql(submit, { input: inquiry(app, -48) })).toEqual([
      'Время отправления не может быть в прошлом',
      'stops.0.depart',
    ]);
    const link = 'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { status } }';
    expect(await graphql(link, { id: createId(), key: createKey() })).toEqual(['Ссылка устарела!', undefined]);
    expect(await graphql('{ drivers { id } }', {})).toEqual(['Пожалуйста, войдите', undefined]);
  });

  it('gets errors in Russian outside GraphQL too: signing in, pages that are not there, legacy calls', async () => {
    const readMessage = async (path: string, init: RequestInit) =>
      ((await (await app.fetch(path, init)).json()) as { error: { message: string } }).error.message;
    const body = JSON.stringify({ username: 'olga', password: 'vale-parool' });
    expect(await readMessage('/api/login', { method: 'POST', ...russian, body })).toBe(
      'Неверное имя пользователя или пароль',
    );
    expect(await readMessage('/nothing?lang=fi', russian)).toBe('Tällaista sivua ei ole');
    const call = `/api/fn/emailCheckResponse?id=${createId()}&activation_key=${createKey()}`;
    expect(await readMessage(call, russian)).toBe('Ссылка устарела!');
    expect(await readMessage(call, {})).toBe('Link aegunud!');
  });
});

it('a driver who chose Finnish gets questions in Finnish, and so is the calendar', async () => {
  const driver = await createPerson(app, admin, { firstname: 'Aino' });
  const token = await app.login(driver.username);
  await must(app, 'mutation { setLanguage(language: fi) { language } }', {}, token);
  const bus = await createBus(app, admin);
  await startedJob(app, admin, driver.id, bus);
  const asked = await app.mail(driver.email, 'Uusi ajo');
  expect(asked.text).toContain('Hei Aino!');
  expect(asked.text).toMatch(/Lähtö: +\p{L}+ \d\d\.\d\d\.\d{4} \d\d:\d\d/u);
  const { createCalendarFeed } = await must<{ createCalendarFeed: string }>(
    app,
    'mutation { createCalendarFeed }',
    {},
    token,
  );
  const calendar = await (await app.fetch(new URL(createCalendarFeed).pathname)).text();
  expect(calendar).toContain('Aino: ajot');
  expect(calendar).toMatch(/Matka nro \d+/);
});
