import { askIn } from '../../../testing/askIn';
import { must } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

test('settings of duties that are left out stay, and null empties the depot alone', async () => {
  const document =
    'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes endMinutes depot { address } } }';
  const update = async (input: object) =>
    (await must<{ updateDutySettings: object }>(app, document, { input }, admin)).updateDutySettings;
  const depot = { address: 'Tallinn', lat: 59.4, lng: 24.7 };

  expect(await update({ beginMinutes: null })).toEqual({ beginMinutes: 15, endMinutes: 15, depot: { address: null } });
  const kept = { beginMinutes: 20, endMinutes: 10, depot: { address: 'Tallinn' } };
  expect(await update({ beginMinutes: 20, endMinutes: 10, depot })).toEqual(kept);
  expect(await update({ beginMinutes: null, endMinutes: null })).toEqual(kept);
  expect(await update({})).toEqual(kept);
  expect(await update({ depot: null })).toEqual({ ...kept, depot: { address: null } });
});

test.each([
  ['et', 'Tööaega enne ja pärast sõitu on 0 kuni 180 minutit'],
  ['en', 'Work before and after the drive is 0 to 180 minutes'],
] as const)('refuses more than three hours before the first drive in the language %s', async (language, told) => {
  const document = 'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes } }';
  for (const input of [{ beginMinutes: 181 }, { endMinutes: -1 }])
    await expect(askIn(app, language, document, { input }, admin)).rejects.toThrow(told);
});
