import { KnownCustomer } from '../../../model/customer/knownCustomer.entity';
import { selectLatestOffer } from '../../../model/orders/latestOffer';
import { query, raw, sql } from '../../../platform/sql';
import type { ImportRun } from './kind';

/** A trip that is in the portal already. */
export interface KnownTrip {
  id: string;
  startsAt: Date;
  company: string | null;
  fullName: string;
  email: string;
  phone: string;
  passengers: number;
  from: string;
  to: string;
  price: number | null;
}

const fold = (text: string | null): string => (text ?? '').trim().toLowerCase();

/** Trips are the same when they start at one moment, for one customer, from and to the same towns. */
export const toTripKey = ({
  startsAt,
  company,
  fullName,
  from,
  to,
}: Omit<KnownTrip, 'id' | 'email' | 'phone' | 'passengers' | 'price'>) =>
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

/** The customers of former imports, by name. Their contacts and invoice data stand in for what a file of trips lacks. */
export async function readCustomers({ manager }: ImportRun): Promise<Map<string, KnownCustomer>> {
  return new Map((await manager.find(KnownCustomer)).map((row) => [fold(row.name), row]));
}

export const findCustomer = (
  customers: ReadonlyMap<string, KnownCustomer>,
  name: string | null,
): KnownCustomer | undefined => customers.get(fold(name));
