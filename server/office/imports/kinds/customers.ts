import { KnownCustomer } from '../../../model/customer/knownCustomer.entity';
import { OrderDetailsInput } from '../../../orders';
import { insertRows } from '../../../platform/database/insertRows';
import { isBlank } from '../../../platform/api/notBlank';
import { message } from '../../../texts/messages';
import { readEmail, readPhone, readText } from '../columns';
import type { Column } from '../columns';
import { createFlatKind } from './flatKind';
import { fill, findProblems, problem } from './kind';

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
    key: 'registrationNumber',
    title: 'importColumn.registrationNumber',
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
  {
    key: 'email',
    title: 'importColumn.email',
    read: readEmail,
    headings: ['e-post', 'email', 'e-mail', 'meil', 'эл почта', 'sähköposti'],
    isGuessedByValues: true,
    sample: 'mari@naidiskool.example',
  },
  {
    key: 'phone',
    title: 'importColumn.phone',
    read: readPhone,
    headings: ['telefon', 'tel', 'mobiil', 'phone', 'телефон', 'puhelin'],
    isGuessedByValues: true,
    sample: '+372 5551 2345',
  },
];

const fields = columns.map(({ key }) => key);
const fold = (text: unknown): string => String(text).trim().toLowerCase();

/** Customers of the former system (docs/product/imports.md, 'Customers'). */
export const customers = createFlatKind({
  columns,
  table: 'known_customer',
  usual: Object.fromEntries(fields.map((name) => [name, null])),
  readStored: async ({ manager }) => {
    // Two imports of customers come one after the other, so that none is there twice.
    await manager.query(`select pg_advisory_xact_lock(hashtext('knownCustomers'))`);
    return (await manager.find(KnownCustomer)).map((row) => ({ ...row }));
  },
  check: ({ name, registrationNumber, vatNumber, address, invoiceEmail, contactName }) => {
    if (isBlank(String(name))) return [problem('name', message('form.nameMissing'))];
    const texts = { registrationNumber, vatNumber, address, invoiceEmail, contactName } as Record<
      string,
      string | null
    >;
    // The rules of an order's form, which shows the same fields.
    const input = fill(OrderDetailsInput, {
      company: String(name),
      companyRegistrationNumber: texts.registrationNumber ?? undefined,
      companyVatNumber: texts.vatNumber ?? undefined,
      companyAddress: texts.address ?? undefined,
      fullName: texts.contactName ?? undefined,
    });
    return findProblems(input, {
      company: 'name',
      companyRegistrationNumber: 'registrationNumber',
      companyVatNumber: 'vatNumber',
      companyAddress: 'address',
      fullName: 'contactName',
    });
  },
  listKeys: ({ name, registrationNumber }) => [
    ...(registrationNumber ? [`code ${fold(registrationNumber)}`] : []),
    `name ${fold(name)}`,
  ],
  // Of two with one name, the codes tell which is meant.
  isSame: (stored, given) =>
    !stored.registrationNumber || !given.registrationNumber || stored.registrationNumber === given.registrationNumber,
  subject: ({ name = '' }) => String(name),
  insert: ({ manager }, rows) => insertRows(manager, KnownCustomer, rows),
  update: async ({ manager }, { id, ...changed }) => void (await manager.update(KnownCustomer, { id }, changed)),
});
