import { createCustomerCalls } from '../../company/customers/customers.fixture';
import { inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { runKeeping } from './runKeeping';

let app: TestApp;
let admin: string;
let customers: ReturnType<typeof createCustomerCalls>;
beforeEach(async () => {
  app = await startTestApp();
  await signIn();
});
afterEach(() => app.stop());

async function signIn(): Promise<void> {
  admin = await app.login('admin');
  customers = createCustomerCalls(app, admin);
}
async function goTo(inDays: number): Promise<void> {
  app.clock.set(new Date(app.clock.now().getTime() + inDays * 86_400_000));
  await signIn();
}
const confirm = (kind: string, months: number) =>
  must(
    app,
    'mutation($kind: KeepingKind!, $months: Int!) { confirmKeepingRule(kind: $kind, months: $months) { nextRunAt } }',
    { kind, months },
    admin,
  );
const contacts = [{ name: 'Mari Mets', email: 'mari@mets.example' }];

it('contacts and notes of an idle customer go, and those of one with a recent trip stay', async () => {
  const idle = await customers.create('Vaikne OÜ', {
    notes: 'Helistada õhtul',
    invoiceEmail: 'arved@vaikne.example',
    contacts,
  });
  const busy = await customers.create('Sõitev OÜ', { notes: 'Helistada hommikul', contacts });
  await customers.tie(
    await submitInquiry(app, { ...inquiry(app, 300 * 24), email: 'muu@soitev.example', company: 'Muu nimi' }),
    busy.id,
  );
  await confirm('contacts', 12);
  await goTo(400);
  await runKeeping(app.deps);
  expect(await customers.read(idle.id)).toMatchObject({ name: 'Vaikne OÜ', notes: '', contacts: [] });
  expect(await customers.read(busy.id)).toMatchObject({
    notes: 'Helistada hommikul',
    contacts: [{ name: 'Mari Mets' }],
  });
});

it('a private customer loses the name after the time of accounting, a company never', async () => {
  const person = await customers.create('Mari Mets', { kind: 'person', address: 'Kase 7', contacts });
  const company = await customers.create('Mets OÜ', { address: 'Kase 8' });
  await confirm('accounting', 84);
  await goTo(365 * 7);
  await runKeeping(app.deps);
  expect(await customers.read(person.id)).toMatchObject({ name: 'Mari Mets', address: 'Kase 7' });
  await goTo(2 * 366);
  await runKeeping(app.deps);
  expect(await customers.read(person.id)).toMatchObject({ name: '(kustutatud)', address: null });
  expect(await customers.read(company.id)).toMatchObject({ name: 'Mets OÜ', address: 'Kase 8' });
});

describe('a person who is erased', () => {
  const erase = () =>
    app.graphql(
      `mutation { erasePerson(person: { kind: customer, value: "mari@mets.example" }, withNames: false, typedName: "Mari Mets") { id } }`,
      {},
      admin,
    );

  it('leaves the records of customers, as contact and as private customer', async () => {
    const company = await customers.create('Mets OÜ', { contacts: [...contacts, { name: 'Jüri' }] });
    const person = await customers.create('Mari Mets', { kind: 'person', address: 'Kase 7', notes: 'Koer', contacts });
    const { personFile } = await must<{ personFile: string }>(
      app,
      'query { personFile(person: { kind: customer, value: "mari@mets.example" }) }',
      {},
      admin,
    );
    expect((JSON.parse(personFile) as { customerRecords: object[] }).customerRecords).toMatchObject([
      { name: 'Mari Mets', customer: { name: 'Mets OÜ' } },
      { name: 'Mari Mets', customer: { name: 'Mari Mets', address: 'Kase 7', notes: 'Koer' } },
    ]);
    expect((await erase()).errors).toBeUndefined();
    expect(await customers.read(company.id)).toMatchObject({ name: 'Mets OÜ', contacts: [{ name: 'Jüri' }] });
    expect(await customers.read(person.id)).toMatchObject({
      name: '(kustutatud)',
      address: null,
      notes: '',
      contacts: [],
    });
  });

  it('stays while a trip is ahead', async () => {
    const person = await customers.create('Mari Mets', { kind: 'person', contacts });
    const id = await submitInquiry(app, {
      ...inquiry(app),
      company: '',
      fullName: 'Mari Mets',
      email: 'mari@mets.example',
    });
    await customers.tie(id, person.id);
    await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
    expect((await erase()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await customers.read(person.id)).toMatchObject({ name: 'Mari Mets', contacts: [{ name: 'Mari Mets' }] });
  });
});
