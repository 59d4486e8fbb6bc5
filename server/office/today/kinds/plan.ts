import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { PlanDraft } from '../../../model/planning/planDraft.entity';
import { PlanSuggestion } from '../../../model/planning/planSuggestion.entity';
import { startJob } from '../../../orders';
import { PortalError } from '../../../platform/errors';
import { sql } from '../../../platform/sql';
import { conflict } from '../../../texts/messages';
import { confirmPlan, planDrafts } from '../../planning';
import { markProposal } from '../proposalMark';
import type { Proposal, TodayKind, WaitingRow } from '../todayKind';

/** An accepted trip waits for driver and bus: its drafted plan is confirmed, else the suggested pair is assigned. */
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
  async propose(deps, rows) {
    return new Map([...(await readSuggested(deps.db.dataSource.manager, rows)), ...(await readDrafted(deps))]);
  },
  take: (deps, viewer, { subjectId: orderId }, { mark }) =>
    deps.db.transaction(async (manager) => {
      if (await manager.existsBy(PlanDraft, { orderId })) return confirmDraft(deps, viewer, orderId);
      const found = await manager.findOneBy(PlanSuggestion, { orderId });
      if (!found?.driverId || !found.busId || toMark(found) !== mark) throw conflict('today.movedOn');
      const input = { driver: found.driverId, bus: found.busId, otherDrivers: [], otherBuses: [] };
      await startJob(deps, viewer, { id: orderId, version: found.orderVersion, input });
    }),
};

async function readDrafted(deps: Deps): Promise<[string, Proposal][]> {
  const drafts = await planDrafts(deps);
  return drafts.map(({ orderId, drivers, buses, light, lines }): [string, Proposal] => {
    const who = [...drivers, ...buses].join(' · ');
    const isGreen = light === 'green';
    return [orderId, { act: isGreen ? 'confirmPlan' : 'open', who, doubt: isGreen ? null : (lines[0] ?? null) }];
  });
}

async function readSuggested(manager: EntityManager, rows: readonly WaitingRow[]): Promise<[string, Proposal][]> {
  const found = await manager.find(PlanSuggestion, {
    where: { orderId: In(rows.map(({ subjectId }) => subjectId)) },
    relations: { driver: true, bus: true, order: true },
  });
  return found.flatMap((suggestion): [string, Proposal][] => {
    const { orderId, orderVersion, order, driver, bus } = suggestion;
    if (!driver || !bus || order.version !== orderVersion) return [];
    const who = `${driver.firstname} ${driver.lastname}`.trim();
    return [[orderId, { act: 'confirmPlan', who: `${who} · ${bus.name}`, mark: toMark(suggestion) }]];
  });
}

/** Another pair is another decision. */
const toMark = ({ driverId, busId }: PlanSuggestion): string => markProposal(driverId, busId);

async function confirmDraft(deps: Deps, viewer: Viewer, orderId: string): Promise<void> {
  const draft = (await planDrafts(deps)).find((found) => found.orderId === orderId);
  if (!draft) throw conflict('today.movedOn');
  const [confirmed] = await confirmPlan(deps, viewer, { trips: [{ orderId, mark: draft.mark }] });
  if (confirmed?.problem) throw new PortalError('CONFLICT', confirmed.problem);
}
