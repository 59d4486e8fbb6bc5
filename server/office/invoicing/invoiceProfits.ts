import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { AmountScalar, UUIDScalar } from '../../platform/api/scalars';
import { query, sql } from '../../platform/sql';
import { readTripProfits } from '../../sales/pricing';

@ObjectType({
  description: 'The price of the trips of an invoice against their cost, in euros without VAT and catering.',
  simpleResolvers: true,
})
export class InvoiceProfit {
  @Field(() => UUIDScalar, { description: 'Id of the invoice.' })
  id: string;

  @Field(() => AmountScalar, { description: 'Price of its trips.' })
  price: number;

  @Field(() => AmountScalar, { description: 'Price less cost. Negative for a loss.' })
  profit: number;
}

/**
 * The profit of invoices of driven trips. Prepayments, credit notes and cancellations are left out, and all while the
 * settings lack the figures of costs.
 */
export async function readInvoiceProfits(deps: Deps, ids: readonly string[]): Promise<InvoiceProfit[]> {
  const rows = await query<{ id: string; orderIds: string[] }>(
    deps.db.dataSource.manager,
    sql`select t.invoice_id as id, array_agg(t.order_id) as "orderIds" from invoice_trip t join "order" o on o.id = t.order_id
        where t.invoice_id = any(${ids}::uuid[]) and t.part = 'trip'
        group by t.invoice_id having bool_and(o.status in ('job', 'archived') and o.deleted_at is null)`,
  );
  const orderIds = rows.flatMap(({ orderIds }) => orderIds);
  const profits = await readTripProfits(deps, orderIds);
  return rows.flatMap(({ id, orderIds }) => {
    const found = orderIds.map((orderId) => profits.get(orderId));
    let price = 0;
    let profit = 0;
    for (const trip of found) {
      if (trip?.profit == null) return [];
      price += trip.price;
      profit += trip.profit;
    }
    return [{ id, price, profit }];
  });
}
