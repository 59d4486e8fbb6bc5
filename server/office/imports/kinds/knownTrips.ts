import type { Customer } from '../../../model/customer/customer.entity';
import { selectFirstContact } from '../../../model/customer/firstContact';
import { selectLatestOffer } from '../../../model/orders/latestOffer';
import { query, raw, sql } from '../../../platform/sql';
import type { ImportRun } from './kind';
import type { Order } from '../../../model/orders/order.entity';

/** A trip that is in the portal already. */
export interface KnownTrip extends Pick<
  Order,
  'id' | 'startsAt' | 'company' | 'fullName' | 'email' | 'phone' | 'passengers'
> {
  from: string;
  to: string;
  price: number | null;
}

const fold = (text: string | null): string => (text ?? '').trim().toLowerCase();

type KeyFields = 'startsAt' | 'company' | 'fullName' | 'from' | 'to';

/** Trips are the same when they start at one moment, for one customer, from and to the same towns. */
export const toTripKey = ({ startsAt, company, fullName, from, to }: Pick<KnownTrip, KeyFields>) =>
  [startsAt.toISOString(), fold(company) || fold(fullName), fold(from), fold(to)].join('|');

/** Reads the trips that start at these moments, by their keys. */
export async function readKnownTrips({ manager }: ImportRun, starts: readonly Date[]): Promise<Map<string, KnownTrip>> {
  const rows = await query<KnownTrip>(
    manager,
    sql`select o.id, o.starts_at as "startsAt", o.company, o.full_name as "fullName", o.email, o.phone, o.passengers,
          a.city as "from", z.city as "to",
          ${raw(selectLatestOffer('f.price'))} as price
        from "order" o
        join stop a on a.order_id = o.id and a.position = 0
        join lateral (select s.city from stop s where s.order_id = o.id order by s.position desc limit 1) z on true
        where o.deleted_at is null and o.status <> 'rejected' and o.starts_at = any(${starts}::timestamptz[])
        order by o.created_at desc`,
  );
  return new Map(rows.map((row) => [toTripKey(row), row]));
}

/** A customer with its first contact. */
export interface TripCustomer extends Pick<Customer, 'id' | 'registryCode' | 'vatNumber' | 'address' | 'invoiceEmail'> {
  contactName: string | null;
  email: string | null;
  phone: string | null;
}

/** Customers by name, and by the former name of a merged one. Contacts and invoice data stand in for what a file of trips lacks. */
export async function readCustomers({ manager }: ImportRun): Promise<Map<string, TripCustomer>> {
  const rows = await query<TripCustomer & { key: string }>(
    manager,
    sql`select n.name as key, c.id, c.registry_code as "registryCode", c.vat_number as "vatNumber", c.address,
          c.invoice_email as "invoiceEmail", nullif(k.name, '') as "contactName", k.email, k.phone
        from customer n join customer c on c.id = coalesce(n.merged_into_id, n.id)
        left join lateral ${raw(selectFirstContact('k.name, k.email, k.phone'))} k on true
        order by n.merged_into_id is null, n.id`,
  );
  return new Map(rows.map(({ key, ...row }) => [fold(key), row]));
}

export const findCustomer = (
  customers: ReadonlyMap<string, TripCustomer>,
  name: string | null,
): TripCustomer | undefined => customers.get(fold(name));
