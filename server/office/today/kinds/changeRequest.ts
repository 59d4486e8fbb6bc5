import { listChangeRequests, takeChange } from '../../../customer/changeRequests';
import { sql } from '../../../platform/sql';
import { message } from '../../../texts/messages';
import type { TodayKind } from '../todayKind';

/** A customer asked for a change. It is taken as it is where the law allows it and the price need not rise. */
export const changeRequest: TodayKind<'changeRequest'> = {
  name: 'changeRequest',
  description: 'A customer asked for a change.',
  trigger: (_deps, now) => ({
    from: sql`change_request c join "order" o on o.id = c.order_id
      where c.status = 'open' and o.deleted_at is null and o.ends_at > ${now}`,
    subject: 'c.id',
    order: 'o.id',
    mark: 'o.version',
    due: `least(o.starts_at, c.asked_at + interval '8 hours')`,
    since: 'c.asked_at',
    words: 'c.note',
  }),
  async propose(deps, rows) {
    const orderId = rows.length === 1 ? rows[0]?.orderId : null;
    const requests = await listChangeRequests(deps, orderId);
    return new Map(
      requests.map(({ id, price, proposed, amountDue, legality, problem, note }) => {
        const unlawful = legality.find(({ light }) => light === 'red')?.line;
        const isDearer = price === null || proposed === null || proposed > price;
        const doubt =
          unlawful ||
          problem ||
          (isDearer ? message('today.priceMayChange') : note === '' ? null : message('today.customerWrote'));
        return [
          id,
          doubt ? { act: 'open', cents: proposed, doubt } : { act: 'takeChange', cents: price, dueCents: amountDue },
        ];
      }),
    );
  },
  take: (deps, viewer, { subjectId: id }) => takeChange(deps, viewer, { id, words: '' }, null),
};
