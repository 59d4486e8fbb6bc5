import type { EntityManager } from 'typeorm';
import type { TripPrice } from '../../engines/invoicing';
import { selectLatestOffer } from '../../model/orders/latestOffer';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { Language } from '../../platform/language';
import { query, raw, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import type { InvoiceBuyer } from './types/lineTypes';

/** The record of the customer, with its own terms. */
export interface TripCustomer {
  id: string;
  /** Null: the company's days. */
  paymentDays: number | null;
  /** Days before the departure on which a prepayment is due. */
  prepaymentDays: number;
  prepaymentPercent: number;
}

/** The agreement about a trip, as far as its invoice needs it. */
export interface AgreedTrip {
  orderId: string;
  tripNumber: number | null;
  route: string;
  startsAt: Date;
  endsAt: Date;
  language: Language;
  buyer: InvoiceBuyer;
  customer: TripCustomer | null;
  /** Null: no price is agreed, or the trip was cancelled without a fee. */
  price: TripPrice | null;
  /** Local date: of the arrival, or of the cancellation with a fee. */
  doneOn: string;
}

interface TripRow
  extends
    Pick<AgreedTrip, 'orderId' | 'tripNumber' | 'startsAt' | 'endsAt' | 'language' | 'customer'>,
    Pick<InvoiceBuyer, 'registryCode' | 'vatNumber' | 'address'> {
  route: string | null;
  status: OrderStatus;
  fullName: string;
  company: string | null;
  email: string;
  price: number | null;
  vatRate: number | null;
  fee: number | null;
  decidedAt: Date | null;
  food: TripPrice['food'];
}

/** Trips as they stand now, in the order of their departures; deleted ones are left out. */
export async function readAgreedTrips(manager: EntityManager, orderIds: readonly string[]): Promise<AgreedTrip[]> {
  const rows = await query<TripRow>(
    manager,
    sql`select o.id as "orderId", j.trip_number as "tripNumber", o.starts_at as "startsAt", o.ends_at as "endsAt", o.language, o.status,
          (select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id) as route,
          o.full_name as "fullName", coalesce(nullif(o.company, ''), case when c.kind = 'company' then c.name end) as company,
          coalesce(o.company_registration_number, c.registry_code) as "registryCode",
          coalesce(o.company_vat_number, c.vat_number) as "vatNumber", coalesce(o.company_address, c.address) as address,
          coalesce(o.invoice_email, c.invoice_email, o.email) as email,
          case when c.id is not null then json_build_object('id', c.id, 'paymentDays', c.payment_days,
            'prepaymentDays', c.prepayment_days_before, 'prepaymentPercent', c.prepayment_percent) end as customer,
          f.price, f.vat_rate as "vatRate", nullif(f.cancellation_fee, 0) as fee, f.decided_at as "decidedAt",
          coalesce((select json_agg(json_build_object('name', d.name, 'count', d.count, 'price', d.price) order by d.price, d.name)
            from order_food d where d.order_id = o.id), '[]') as food
        from "order" o left join job j on j.order_id = o.id left join customer c on c.id = o.customer_id
          left join lateral ${raw(selectLatestOffer('f.price, f.vat_rate, f.cancellation_fee, f.decided_at'))} f on true
        where o.id = any(${orderIds}::uuid[]) and o.deleted_at is null
        order by o.starts_at, o.id`,
  );
  return rows.map(toTrip);
}

function toTrip(row: TripRow): AgreedTrip {
  const { orderId, tripNumber, startsAt, endsAt, language, company, fullName, registryCode, vatNumber, address } = row;
  const isCancelled = row.status === 'rejected';
  const doneAt = isCancelled ? (row.decidedAt ?? endsAt) : endsAt;
  return {
    orderId,
    customer: row.customer,
    tripNumber,
    route: row.route ?? '',
    startsAt,
    endsAt,
    language,
    buyer: {
      name: company ?? fullName,
      registryCode,
      vatNumber,
      address,
      contact: company === null ? null : fullName,
      email: row.email || null,
    },
    price: toPrice(row, isCancelled),
    doneOn: toLocalDate(doneAt),
  };
}

/** A cancelled trip is priced by its fee alone. A fee without a price takes the VAT rate of its offer. */
function toPrice({ price, vatRate, fee, food }: TripRow, isCancelled: boolean): TripPrice | null {
  if (vatRate === null || (isCancelled ? fee === null : price === null)) return null;
  return { net: price ?? 0, vatRate, fee: isCancelled ? fee : null, food };
}
