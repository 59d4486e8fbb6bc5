import { sql } from '../../../platform/sql';
import { conflict } from '../../../texts/messages';
import { PortalError } from '../../../platform/errors';
import { confirmPlan, planDrafts } from '../../planning';
import type { TodayKind } from '../todayKind';

/** An accepted trip waits for driver and bus, or for its drafted plan to be confirmed. */
export const plan: TodayKind<'plan'> = {
  name: 'plan',
  description: 'An accepted trip waits for driver and bus.',
  trigger: (_deps, now) => ({
    from: sql`"order" o left join plan_draft d on d.order_id = o.id
      where o.status = 'accepted' and o.deleted_at is null and o.ends_at > ${now}`,
    subject: 'o.id',
    order: 'o.id',
    mark: `concat_ws(' ', o.version, d.mark)`,
    due: `o.starts_at - interval '48 hours'`,
    since: `coalesce((select max(f.decided_at) from offer f where f.order_id = o.id), o.created_at)`,
  }),
  async propose(deps) {
    const drafts = await planDrafts(deps);
    return new Map(
      drafts.map(({ orderId, drivers, buses, light, lines }) => {
        const who = [...drivers, ...buses].join(' · ');
        const act = light === 'green' ? 'confirmPlan' : 'open';
        return [orderId, { act, who, doubt: light === 'green' ? null : (lines[0] ?? null) }];
      }),
    );
  },
  async take(deps, viewer, { subjectId: orderId }) {
    const draft = (await planDrafts(deps)).find((found) => found.orderId === orderId);
    if (!draft) throw conflict('today.movedOn');
    const [confirmed] = await confirmPlan(deps, viewer, { trips: [{ orderId, mark: draft.mark }] });
    if (confirmed?.problem) throw new PortalError('CONFLICT', confirmed.problem);
  },
};
