import { createPerson, inquiry, must, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const languageOf = async (id: string) =>
  (await must<{ order: { language: string } }>(app, 'query($id: UUID!) { order(id: $id) { language } }', { id }, admin))
    .order.language;

describe('the language of an order', () => {
  it('is that of the inquiry, Estonian where none is said', async () => {
    expect(await languageOf(await submitInquiry(app))).toBe('et');
    expect(await languageOf(await submitInquiry(app, { ...inquiry(app), language: 'ru' }))).toBe('ru');
  });

  it('is corrected with the inquiry', async () => {
    const first = { ...inquiry(app), language: 'ru' };
    const id = await submitInquiry(app, first);
    await submitInquiry(app, { ...first, language: 'fi' });
    expect(await languageOf(id)).toBe('fi');
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
          ...{ passengers: 12, fullname: 'Õie', email: 'oie@kaja.example', phone: '+37255512345', language },
        }),
      });
    const reply = (await (await post('ru')).json()) as { content: { id: string } };
    expect(await languageOf(reply.content.id)).toBe('ru');
    expect((await post('sv')).status).toBe(400);
  });
});

describe('the language of a user', () => {
  const own = async (token: string) =>
    (await must<{ currentUser: { language: string } }>(app, '{ currentUser { language } }', {}, token)).currentUser
      .language;

  it('is chosen by the user, and edited by an admin; who does not say keeps it', async () => {
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
