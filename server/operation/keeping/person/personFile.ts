import type { Deps } from '../../../access';
import { query, raw, sql } from '../../../platform/sql';
import type { Sql } from '../../../platform/sql';
import { requirePerson } from './identity';
import type { PersonKey } from './identity';
import { findMentions } from './mentions';
import { cutAround } from './previewErasure';
import { toPattern } from './needles';

const ofOrders =
  (table: string, without: string[] = []) =>
  (ids: readonly string[]) =>
    sql`select to_jsonb(t) - ${without}::text[] as row from ${raw(`"${table}"`)} t where t.order_id = any(${ids}::uuid[])`;

/** Tables of a customer's orders; hashes of links are no data of a person. */
const orderTables: Record<string, (ids: readonly string[]) => Sql> = {
  orders: (ids) =>
    sql`select to_jsonb(t) - ${['inquiry_hash', 'form_key_hash', 'forgotten', 'deleted_by_id']}::text[] as row
        from "order" t where t.id = any(${ids}::uuid[]) order by t.created_at`,
  stops: ofOrders('stop'),
  catering: ofOrders('order_food'),
  offers: ofOrders('offer', ['key_hash', 'reminder_key_hashes', 'sent_by_id', 'decided_by_id']),
  changeRequests: ofOrders('change_request', ['answered_by_id']),
  acceptances: ofOrders('acceptance', ['admin_id']),
  history: ofOrders('order_event', ['user_id']),
};

/** Rows `t` that belong to the invoices `i` of orders. */
const ofInvoices = (from: string, without: string[]) => (ids: readonly string[]) =>
  sql`select to_jsonb(t) - ${without}::text[] as row from ${raw(from)}
        where exists (select from invoice_trip x where x.invoice_id in (i.id, i.credit_of_id) and x.order_id = any(${ids}::uuid[]))
          and i.status = 'issued' order by i.serial`;

const moneyTables: Record<string, (ids: readonly string[]) => Sql> = {
  invoices: ofInvoices('invoice i join invoice t on t.id = i.id', ['seller', 'made_by_id', 'issued_by_id']),
  invoiceLines: ofInvoices('invoice i join invoice_line t on t.invoice_id = i.id', []),
  payments: ofInvoices(
    `invoice i join (select b.invoice_id, b.cents, p.source, p.received_on, p.receipt_number, p.note, e.payer_name, e.payer_iban, e.text
       from payment_booking b join payment p on p.id = b.payment_id left join bank_entry e on e.id = p.bank_entry_id) t on t.invoice_id = i.id`,
    [],
  ),
  reminders: ofInvoices('invoice i join reminder t on t.invoice_id = i.id', ['sent_by_id']),
};

const ofUser =
  (table: string, column: string, without: string[] = []) =>
  (id: string) =>
    sql`select to_jsonb(t) - ${without}::text[] as row from ${raw(`"${table}"`)} t where t.${raw(column)} = ${id}`;

const userTables: Record<string, (id: string) => Sql> = {
  user: ofUser('user', 'id', ['password_hash']),
  documents: ofUser('driver_record', 'driver_id'),
  assignments: ofUser('driver_assignment', 'driver_id', ['key_hash', 'feedback_key_hash']),
  reports: ofUser('feedback', 'driver_id'),
  activities: ofUser('activity_entry', 'driver_id'),
  absences: ofUser('absence', 'driver_id'),
  reportedDefects: ofUser('defect', 'reported_by_id'),
  journeySheets: ofUser('journey_sheet', 'written_by_id'),
  tripEvents: ofUser('trip_event', 'driver_id'),
  positions: ofUser('position', 'source_id'),
  sessions: ofUser('session', 'user_id', ['token_hash']),
  passkeys: ofUser('passkey', 'user_id', ['credential_id', 'public_key']),
  signIns: ofUser('access_event', 'user_id', ['actor_id']),
  photo: (id) =>
    sql`select jsonb_build_object('jpeg', encode(bytes, 'base64'), 'updated_at', updated_at) as row from photo
        where kind = 'driver' and owner_id = ${id}`,
};

/** Contacts with these addresses, each with the customer's record; of a company only its name. */
const selectCustomerRecords = (emails: readonly string[]): Sql =>
  sql`select to_jsonb(k) || jsonb_build_object('customer',
          case when c.kind = 'person' then to_jsonb(c) else jsonb_build_object('name', c.name) end) as row
      from customer_contact k join customer c on c.id = k.customer_id
      where lower(k.email) = any(${emails.map((email) => email.toLowerCase())})`;

/** Mails from these addresses. */
const selectMails = (emails: readonly string[]): Sql =>
  sql`select jsonb_build_object('from', m.sender_address, 'sentAt', m.sent_at, 'text', m.text) as row from received_mail m
      where lower(m.sender_address) = any(${emails.map((email) => email.toLowerCase())}) order by m.sent_at`;

/**
 * Everything that the portal keeps of a person, as readable JSON (GDPR, articles 15 and 20). Notes about the person belong to
 * it; other people of the same lists do not (article 15(4)). Errors: BAD_USER_INPUT at `value`.
 */
export const writePersonFile = ({ db, clock, settings }: Deps, key: PersonKey): Promise<string> =>
  db.transaction(async (manager) => {
    const person = await requirePerson(manager, key);
    const read = async (statement: Sql) => (await query<{ row: object }>(manager, statement)).map(({ row }) => row);
    const data: Record<string, unknown> = {
      preparedAt: clock.now().toISOString(),
      by: settings().companyName,
      person: { names: person.names, emails: person.emails, phones: person.phones },
    };
    if (person.orderIds.length > 0)
      for (const [name, select] of Object.entries({ ...orderTables, ...moneyTables }))
        data[name] = await read(select(person.orderIds));
    if (person.kind === 'user')
      for (const [name, select] of Object.entries(userTables)) data[name] = await read(select(person.value));
    if (person.emails.length > 0) data.customerRecords = await read(selectCustomerRecords(person.emails));
    if (person.emails.length > 0) data.mails = await read(selectMails(person.emails));
    const pattern = toPattern(person.needles, true) ?? '';
    data.passengerLists = await read(
      sql`select to_jsonb(p) - 'position' as row from passenger p where fold(p.name) ~ ${pattern}`,
    );
    const scope = { withNames: true, except: person.orderIds, isPreview: true as const };
    const found = await findMentions(manager, person.needles, scope);
    data.mentions = found.map((row) => ({ in: row.table, order: row.orderId, text: cutAround(row, pattern) }));
    return `${JSON.stringify(data, null, 2)}\n`;
  });
