import { isClientDocument } from '../../../access/knownDocuments';
import { answer, createBus, createPerson, must, startedJob, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

// Pages that were open before an update use former names. When the list of known documents (`publicDocuments.json`)
// forgets a document, its test and its former name can go.

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const jobLink = `query JobLink($id: UUID!, $confirmationKey: Key!) {
  jobLink(id: $id, confirmationKey: $confirmationKey) { alreadyAnswered order { ...LinkTrip } }
}
fragment LinkTrip on Order {
  id start end passengers clientNotes driverNotes groupFullName groupPhone
  stops { city address arrive depart driverAtStop }
  job { id tripNumber buses { id name } }
}`;

test('a driver’s link', async () => {
  const mati = await createPerson(app, admin);
  const id = await startedJob(app, admin, mati.id, await createBus(app, admin), 100);
  const link = (await app.mail(mati.email, 'Uus töö')).links.find(({ pathname }) => pathname === '/portal/confirmJob');
  const variables = { id, confirmationKey: link?.searchParams.get('confirmation_key') };
  const ask = () => must<{ jobLink: { alreadyAnswered: boolean } }>(app, jobLink, variables, null);
  expect(isClientDocument(jobLink)).toBe(true);
  expect((await ask()).jobLink.alreadyAnswered).toBe(false);
  const confirm = 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }';
  await must(app, confirm, { id, key: variables.confirmationKey }, null);
  expect((await ask()).jobLink.alreadyAnswered).toBe(true);
});

test('an offer’s link', async () => {
  const id = await submitInquiry(app);
  const key = await answer(app, admin, id);
  const ask = 'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { alreadyAnswered } }';
  expect(await must(app, ask, { id, key }, null)).toEqual({ offerLink: { alreadyAnswered: false } });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  expect(await must(app, ask, { id, key }, null)).toEqual({ offerLink: { alreadyAnswered: true } });
});
