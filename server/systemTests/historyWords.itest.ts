import { ask as askChange } from '../customer/changeRequests/changeRequests.fixture';
import type { Person } from '../testing/builders';
import { startJobDocument, tripKey } from '../testing/builders';
import { longTrip, startOffice } from '../driving/duties/duties.fixture';
import type { Language } from '../platform/language';
import { askIn } from '../testing/askIn';
import type { TestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
let mari: Person;
let bus: string;
beforeAll(async () => {
  ({ app, admin, mari, bus } = await startOffice());
});
afterAll(() => app.stop());

interface Entry {
  action: string;
  changes: Record<string, [before: unknown, after: unknown]>;
}

async function historyIn(language: Language, id: string): Promise<Entry[]> {
  const document = 'query($id: UUID!) { orderHistory(id: $id) { action changes } }';
  const { orderHistory } = await askIn<{ orderHistory: { action: string; changes: string }[] }>(
    app,
    language,
    document,
    { id },
    admin,
  );
  return orderHistory.map(({ action, changes }) => ({ action, changes: JSON.parse(changes) as Entry['changes'] }));
}
const readStored = async (id: string, action: string): Promise<Entry['changes'] | undefined> => {
  const rows = await app.deps.db.dataSource.query<{ changes: Entry['changes'] }[]>(
    'select changes from order_event where order_id = $1 and action = $2',
    [id, action],
  );
  return rows[0]?.changes;
};

it('keeps a wanted change as data and tells it in the language of each reader', async () => {
  const id = await longTrip({ app, admin }, 5);
  const key = await tripKey(app, id);
  await askChange(app, id, key, { start: '2026-12-06T06:00:00Z', passengers: 52, note: 'Ratastool {x}' });
  expect((await readStored(id, 'askChange'))?.['changeRequest']?.[1]).toEqual([
    {
      key: 'history.departure',
      values: {
        before: { moment: expect.stringMatching(/^2026-12-05T/) },
        after: { moment: '2026-12-06T06:00:00.000Z' },
      },
    },
    { key: 'history.passengers', values: { before: expect.any(Number), after: 52 } },
    { key: 'history.words', values: { words: 'Ratastool {x}' } },
  ]);
  const wantedIn = async (language: Language) => (await historyIn(language, id))[0]?.changes['changeRequest']?.[1];
  expect(await wantedIn('et')).toEqual([
    expect.stringMatching(/^Väljumine: 05\.12\.2026 \d\d:\d\d → 06\.12\.2026 08:00$/),
    expect.stringMatching(/^Reisijaid: \d+ → 52$/),
    '„Ratastool {x}“',
  ]);
  expect(await wantedIn('en')).toEqual([
    expect.stringMatching(/^Departure: 05\/12\/2026 \d\d:\d\d → 06\/12\/2026 08:00$/),
    expect.stringMatching(/^Passengers: \d+ → 52$/),
    '“Ratastool {x}”',
  ]);
});

it("keeps the law's objections as data", async () => {
  const id = await longTrip({ app, admin }, 8);
  const input = { driver: mari.id, bus, hoursReason: ' Klient muudab veel ' };
  await askIn(app, 'en', startJobDocument, { id, input }, admin);
  expect((await readStored(id, 'startJob'))?.['hoursOverride']?.[1]).toMatchObject({
    reason: 'Klient muudab veel',
    objections: [{ who: 'Mari', line: { key: 'duty.tooLong' } }],
  });
  const lineIn = async (language: Language) =>
    (await historyIn(language, id))[0]?.changes['hoursOverride']?.[1] as { objections: { line: string }[] };
  expect((await lineIn('et')).objections[0]?.line).toMatch(/tööpäev: üks juht ei tohi$/);
  expect((await lineIn('en')).objections[0]?.line).toMatch(/one driver may not/);
});

it('tells the portal’s own reason in the language of the reader, and a stored sentence as it is', async () => {
  const id = await longTrip({ app, admin }, 11);
  await app.deps.db.dataSource.query(`update order_event set changes = $2 where order_id = $1 and action = 'submit'`, [
    id,
    JSON.stringify({
      hoursOverride: [
        null,
        { reason: { key: 'history.tripChanged' }, objections: [{ who: 'Mari', line: '15 h tööpäev' }] },
      ],
      changeRequest: [null, 'Reisijaid 52 (praegu 38)'],
    }),
  ]);
  expect((await historyIn('en', id)).at(-1)?.changes).toEqual({
    hoursOverride: [
      null,
      { reason: 'the trip changed after assignment', objections: [{ who: 'Mari', line: '15 h tööpäev' }] },
    ],
    changeRequest: [null, 'Reisijaid 52 (praegu 38)'],
  });
});
