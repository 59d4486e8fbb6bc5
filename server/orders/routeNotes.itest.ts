import { inquiry, submitInquiry, tallinn } from '../testing/builders';
import type { Language } from '../platform/language';
import { askIn } from '../testing/askIn';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const kuressaare = { lat: 58.2481, lng: 22.5039, city: 'Kuressaare', address: 'Kuressaare' };
const inAWeek = () => new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();

const ask = <Data>(language: string, query: string, variables: object) =>
  askIn<Data>(app, language as Language, query, variables, admin);

const readNotes = async (id: string, language: string): Promise<string[]> => {
  const document = 'query($id: UUID!) { order(id: $id) { estimateNotes } }';
  return (await ask<{ order: { estimateNotes: string[] } }>(language, document, { id })).order.estimateNotes;
};
const submitToIsland = () =>
  submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart: inAWeek() }, kuressaare] });
const stored = async (id: string): Promise<unknown> => {
  const [row] = await app.deps.db.dataSource.query<{ notes: unknown }[]>(
    'select estimate_notes as notes from "order" where id = $1',
    [id],
  );
  return row?.notes;
};

const inLanguages = {
  et: ['Praam Virtsu–Kuivastu: ülesõit umbes 27 min, lisaks ooteaeg umbes 20 min.'],
  en: ['Ferry Virtsu–Kuivastu: the crossing takes about 27 min, plus about 20 min of waiting.'],
  ru: ['Паром Virtsu–Kuivastu: переправа около 27 мин, ожидание ещё около 20 мин.'],
  fi: ['Lautta Virtsu–Kuivastu: ylitys noin 27 min, lisäksi odotusta noin 20 min.'],
};

it.each(Object.entries(inLanguages))('prints the notes of an estimate in %s', async (language, notes) => {
  const document = 'query($stops: [EstimateStopInput!]!) { estimateRoute(stops: $stops) { notes } }';
  const { lat, lng } = kuressaare;
  const stops = [
    { lat: tallinn.lat, lng: tallinn.lng, depart: inAWeek() },
    { lat, lng },
  ];
  expect(await ask(language, document, { stops })).toEqual({ estimateRoute: { notes } });
});

it('stores a note as data and prints it in the language of each reader', async () => {
  const id = await submitToIsland();
  expect(await stored(id)).toEqual([
    {
      key: 'routeNote.ferry',
      values: { name: 'Virtsu–Kuivastu', crossing: { minutes: 27 }, waiting: { minutes: 20 } },
    },
  ]);
  for (const [language, notes] of Object.entries(inLanguages)) expect(await readNotes(id, language)).toEqual(notes);
});

it('shows a note that was stored as a sentence as it is, and still sees its ferry', async () => {
  const id = await submitToIsland();
  const sentence = 'Praam Virtsu–Kuivastu: ülesõit umbes 27 min, lisaks ooteaeg umbes 20 min.';
  await app.deps.db.dataSource.query('update "order" set estimate_notes = $2::jsonb where id = $1', [
    id,
    JSON.stringify([sentence]),
  ]);
  expect(await readNotes(id, 'en')).toEqual([sentence]);
  const list = 'query($id: UUID!) { passengerList(orderId: $id) { reasons } }';
  expect(await ask('en', list, { id })).toEqual({ passengerList: { reasons: ['ferry'] } });
});

it('leaves the notes out of the history when a new route has the same ones', async () => {
  const id = await submitToIsland();
  const edit = `mutation($id: UUID!, $stops: [StopInput!]!) {
    updateRoute(id: $id, stops: $stops) { id } }`;
  const later = { ...tallinn, depart: new Date(Date.parse(inAWeek()) + 3_600_000).toISOString() };
  expect(await ask('et', edit, { id, stops: [later, kuressaare] })).toMatchObject({ updateRoute: { id } });
  const history = 'query($id: UUID!) { orderHistory(id: $id) { changes } }';
  const { orderHistory } = await ask<{ orderHistory: { changes: string }[] }>('et', history, { id });
  expect(orderHistory).toHaveLength(2);
  expect(JSON.parse(orderHistory[0]?.changes ?? '')).not.toHaveProperty('estimateNotes');
});
