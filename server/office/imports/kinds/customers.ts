import type { EntityManager } from 'typeorm';
import { CustomerContactInput, CustomerInput, lockCustomers } from '../../../company/customers';
import { Customer } from '../../../model/customer/customer.entity';
import { CustomerContact } from '../../../model/customer/customerContact.entity';
import { selectFirstContact } from '../../../model/customer/firstContact';
import { insertRows } from '../../../platform/database/insertRows';
import { createId } from '../../../platform/ids';
import { query, raw, sql } from '../../../platform/sql';
import { readEmail, readText, emailColumn, phoneColumn } from '../columns';
import type { Column } from '../columns';
import { createFlatKind } from './flatKind';
import { fill, findProblems } from './kind';

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'importColumn.customerName',
    read: readText,
    isRequired: true,
    headings: ['klient', 'firma', 'ettevõte', 'nimi', 'company', 'customer', 'клиент', 'фирма', 'asiakas', 'yritys'],
    sample: 'Näidiskool MTÜ',
  },
  {
    key: 'registryCode',
    title: 'importColumn.registryCode',
    read: readText,
    headings: ['registrikood', 'reg nr', 'regkood', 'registrinumber', 'рег код', 'y-tunnus'],
    sample: '12345678',
  },
  {
    key: 'vatNumber',
    title: 'importColumn.vatNumber',
    read: (text) => ({ value: text.replace(/\s/g, '').toUpperCase() }),
    headings: ['kmkr', 'kmkr nr', 'käibemaksukohustuslase number', 'vat', 'ндс номер', 'alv-numero'],
    sample: 'EE123456789',
  },
  {
    key: 'address',
    title: 'importColumn.address',
    read: readText,
    headings: ['aadress', 'address', 'адрес', 'osoite'],
    sample: 'Kooli 1, Paide',
  },
  {
    key: 'invoiceEmail',
    title: 'importColumn.invoiceEmail',
    read: readEmail,
    headings: ['arve e-post', 'arve email', 'invoice e-mail', 'laskutus sähköposti'],
    sample: 'arved@naidiskool.example',
  },
  {
    key: 'contactName',
    title: 'importColumn.contactName',
    read: readText,
    headings: ['kontaktisik', 'kontakt', 'contact', 'контактное лицо', 'yhteyshenkilö'],
    sample: 'Mari Maasikas',
  },
  { ...emailColumn, sample: 'mari@naidiskool.example' },
  phoneColumn,
];

const fold = (text: unknown): string => String(text).trim().toLowerCase();

/** Fields that a file does not have. A batch can be taken back while they hold these values. */
const untold = {
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
};

type Contact = Record<'contactName' | 'email' | 'phone', string | null>;
/** A customer with its first contact. */
type StoredCustomer = typeof untold &
  Contact &
  Pick<Customer, 'id' | 'name' | 'registryCode' | 'vatNumber' | 'address' | 'invoiceEmail'>;

/** A merged record of another name stands for the name that a file still has. */
const readStored = (manager: EntityManager): Promise<StoredCustomer[]> =>
  query<StoredCustomer>(
    manager,
    sql`select c.id, c.kind, c.name, c.registry_code as "registryCode", c.vat_number as "vatNumber", c.address,
          c.invoice_email as "invoiceEmail", c.e_invoice_format as "eInvoiceFormat", c.e_invoice_address as "eInvoiceAddress",
          c.payment_days as "paymentDays", c.prepayment_percent as "prepaymentPercent",
          c.prepayment_days_before as "prepaymentDaysBefore", c.price_agreement as "priceAgreement", c.notes, c.language,
          nullif(k.name, '') as "contactName", k.email, k.phone, coalesce(k.role, '') as "contactRole",
          (select greatest(count(*) - 1, 0)::int from customer_contact a where a.customer_id = c.id) as "otherContacts"
        from customer c left join lateral ${raw(selectFirstContact('k.name, k.email, k.phone, k.role'))} k on true
        left join customer m on m.id = c.merged_into_id
        where m.id is null or lower(m.name) <> lower(c.name)`,
  );

const toCustomer = ({ id, name, registryCode, vatNumber, address, invoiceEmail }: StoredCustomer) => ({
  id,
  name,
  registryCode,
  vatNumber,
  address,
  invoiceEmail,
});

const hasContact = ({ contactName, email, phone }: Contact): boolean => Boolean(contactName ?? email ?? phone);

const toContact = ({ contactName, email, phone }: Contact) => ({ name: contactName ?? '', email, phone });

/** Customers of the former system (docs/product/imports.md, 'Customers'). */
export const customers = createFlatKind({
  columns,
  table: 'customer',
  defaults: {
    ...Object.fromEntries(columns.map(({ key }) => [key, null])),
    ...untold,
  },
  readStored: async ({ manager }) => {
    await lockCustomers(manager);
    return readStored(manager);
  },
  // The rules of the customer's form.
  check: (fields) => {
    const { name, registryCode, vatNumber, address, contactName } = fields as unknown as StoredCustomer;
    const input = fill(CustomerInput, {
      name,
      registryCode,
      vatNumber,
      address,
      contacts: [fill(CustomerContactInput, { name: contactName ?? '' })],
    });
    return findProblems(input, { contacts: 'contactName' });
  },
  listKeys: ({ name, registryCode }) => [...(registryCode ? [`code ${fold(registryCode)}`] : []), `name ${fold(name)}`],
  // Of two with one name, the codes tell which is meant.
  isSame: (stored, given) => !stored.registryCode || !given.registryCode || stored.registryCode === given.registryCode,
  subject: ({ name = '' }) => String(name),
  insert: async ({ manager }, rows) => {
    const added = rows as unknown as StoredCustomer[];
    await insertRows(manager, Customer, added.map(toCustomer));
    await insertRows(
      manager,
      CustomerContact,
      added.filter(hasContact).map((row) => ({ id: createId(), customerId: row.id, ...toContact(row) })),
    );
  },
  update: async ({ manager }, fields) => {
    const row = fields as unknown as StoredCustomer;
    await manager.update(Customer, { id: row.id }, { ...toCustomer(row), version: () => 'version + 1' });
    await writeFirstContact(manager, row);
  },
});

async function writeFirstContact(manager: EntityManager, row: StoredCustomer): Promise<void> {
  const first = await manager.findOne(CustomerContact, {
    where: { customerId: row.id },
    order: { position: 'ASC', id: 'ASC' },
  });
  if (!first && hasContact(row))
    await manager.insert(CustomerContact, { id: createId(), customerId: row.id, ...toContact(row) });
  else if (first && hasContact(row)) await manager.update(CustomerContact, { id: first.id }, toContact(row));
  else if (first) await manager.delete(CustomerContact, { id: first.id });
}
