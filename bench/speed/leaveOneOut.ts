import type { Services } from '../../server/services';
import type { Api } from '../../server/demo/actions/api';
import type { Viewer } from '../../server/access/viewer';

/** How far the prices that the portal proposes are from those that were offered, as shares: 0.04 is 4 %. */
export interface Errors {
  /** Offers that were looked at. */
  offers: number;
  /** Of the price list, for all of them that it has a price for. */
  byRules: { count: number; median: number };
  /** Of the median of similar trips, for those that have eight of them beside themselves. */
  bySimilar: { count: number; median: number };
  /** Of similar trips where they know, else of the price list. */
  proposed: { count: number; median: number };
}

/** Asks about each trip that was offered what its price would be from all the others, and compares. */
export async function leaveOneOut(api: Api, admin: Viewer, { db }: Services['deps']): Promise<Errors> {
  const sent: { id: string; price: number }[] = await db.dataSource.query(
    `select distinct on (f.order_id) f.order_id as id, f.price / 100.0::float8 as price
     from offer f join "order" o on o.id = f.order_id and o.deleted_at is null
     where f.price > 0 order by f.order_id, f.sent_at`,
  );
  const rules: number[] = [];
  const similar: number[] = [];
  const proposed: number[] = [];
  for (const { id, price } of sent) {
    const found = await api.run<{ similarTrips: { median: number | null }; proposedPrice: { price: number | null } }>(
      admin,
      'query($id: UUID!) { similarTrips(orderId: $id) { median } proposedPrice(orderId: $id) { price } }',
      { id },
    );
    const errorOf = (guess: number | null) => (guess === null ? null : Math.abs(guess - price) / price);
    const byRules = errorOf(found.proposedPrice.price);
    const bySimilar = errorOf(found.similarTrips.median);
    if (byRules !== null) rules?.push(byRules);
    if (bySimilar !== null) similar?.push(bySimilar);
    const best = bySimilar ?? byRules;
    if (best !== null) proposed?.push(best);
  }
  const of = (errors: number[] = []) => ({ count: errors.length, median: middleOf(errors) });
  return { offers: sent.length, byRules: of(rules), bySimilar: of(similar), proposed: of(proposed) };
}

const middleOf = (errors: number[]): number =>
  [...errors].sort((one, other) => one - other)[Math.floor(errors.length / 2)] ?? NaN;
