import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { Customers1767620000000 } from './1767620000000-customers';
import { migrations } from '.';

let database: Database;
const before = migrations.slice(0, migrations.indexOf(Customers1767620000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
});
afterAll(() => database.close());

/** Made on 2026-10-01T12:00:00.123Z. */
const school = '01999fa4-c67b-7000-8000-000000000001';
const club = '01999fa4-c67b-7000-8000-000000000002';
const batch = '01999fa4-c67b-7000-8000-000000000003';

test('customers of the former system become records with one contact, and their import can still be taken back', async () => {
  const { dataSource } = database;
  await dataSource.query(
    `insert into known_customer (id, name, registration_number, vat_number, address, invoice_email, contact_name, email, phone) values
       ($1, 'Näidiskool MTÜ', '12345678', 'EE123456789', 'Kooli 1, Paide', 'arved@kool.example', 'Mari Maasikas', 'mari@kool.example', null),
       ($2, 'Klubi', null, null, null, null, null, null, null)`,
    [school, club],
  );
  await dataSource.query(
    `insert into "user" (id, username, firstname, role, password_hash) values ($1, 'maris', 'Maris', 'admin', '')`,
    [batch],
  );
  await dataSource.query(
    `insert into import_batch (id, kind, state, file_name, encoding, headings, mapping, row_count, created_at, created_by_id)
     values ($1, 'customers', 'imported', 'k.csv', 'utf-8', '[]', '{"name": 0, "registrationNumber": 1}', 1, now(), $1)`,
    [batch],
  );
  const after = { name: 'Näidiskool MTÜ', registrationNumber: '12345678' };
  await dataSource.query(
    `insert into import_row (batch_id, line, outcome, subject, problems, target_id, after) values ($1, 2, 'new', 'Näidiskool MTÜ', '[]', $2, $3)`,
    [batch, school, after],
  );
  const runner = dataSource.createQueryRunner();
  await new Customers1767620000000().up(runner);
  await runner.release();

  expect(
    await dataSource.query(
      `select id, changed_at as "changedAt", kind, name, registry_code as code, vat_number as vat, address, invoice_email as "invoiceEmail",
         prepayment_percent as percent, payment_days as days, merged_into_id as merged from customer order by id`,
    ),
  ).toMatchObject([
    {
      id: school,
      changedAt: new Date('2025-10-01T12:00:00.123Z'),
      kind: 'company',
      name: 'Näidiskool MTÜ',
      code: '12345678',
      vat: 'EE123456789',
      address: 'Kooli 1, Paide',
      invoiceEmail: 'arved@kool.example',
      percent: 0,
      days: null,
      merged: null,
    },
    { id: club, name: 'Klubi', code: null },
  ]);
  expect(
    await dataSource.query('select customer_id as id, name, email, phone, position from customer_contact'),
  ).toEqual([{ id: school, name: 'Mari Maasikas', email: 'mari@kool.example', phone: null, position: 0 }]);
  const [row]: { after: object; before: object | null }[] = await dataSource.query(
    'select before, after from import_row',
  );
  expect(row?.before).toBeNull();
  expect(row?.after).toEqual({
    name: 'Näidiskool MTÜ',
    registryCode: '12345678',
    kind: 'company',
    eInvoiceFormat: null,
    eInvoiceAddress: null,
    paymentDays: null,
    prepaymentPercent: 0,
    prepaymentDaysBefore: 7,
    priceAgreement: '',
    notes: '',
    language: 'et',
    contactRole: '',
    otherContacts: 0,
  });
  const [{ mapping }]: [{ mapping: object }] = await dataSource.query('select mapping from import_batch');
  expect(mapping).toEqual({ name: 0, registryCode: 1 });
});
