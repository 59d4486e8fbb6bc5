import type { Deps, Viewer } from '../../access';
import { ALL_AUTOMATIONS, Automation } from '../../model/system/automation.entity';
import type { AutomationMode } from '../../model/system/automation.entity';
import { query, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import { automationKinds } from './automationKinds';
import type { AutomationKind } from './automationKinds';
import type { AutomationList, AutomationRow } from './automationTypes';

const COUNTED_MS = days(30);

/** Also of acts that are no automation. */
type Counts = Pick<AutomationRow, 'automatic' | 'byPerson' | 'takenBack'> & { kind: string };

/** All automations with their modes, and what they did in the last 30 days. */
export async function readAutomations({ db, clock }: Deps): Promise<AutomationList> {
  const { manager } = db.dataSource;
  const stored = await manager.find(Automation, { relations: { setBy: true } });
  const counted = await query<Counts>(
    manager,
    sql`select kind, count(*) filter (where state = 'done' and is_automatic)::int as automatic,
          count(*) filter (where state = 'done' and not is_automatic)::int as "byPerson",
          count(*) filter (where state = 'takenBack')::int as "takenBack"
        from queued_act where ended_at > ${addMs(clock.now(), -COUNTED_MS)} group by kind`,
  );
  return {
    isOn: stored.find(({ kind }) => kind === ALL_AUTOMATIONS)?.mode !== 'off',
    rows: automationKinds.map((kind) => {
      const { mode = 'suggest', setBy, stoppedAt = null, stopReason } = stored.find((row) => row.kind === kind) ?? {};
      const { automatic = 0, byPerson = 0, takenBack = 0 } = counted.find((row) => row.kind === kind) ?? {};
      const reason = stoppedAt && stopReason ? { key: stopReason } : null;
      return {
        kind,
        mode,
        setBy: setBy?.firstname ?? null,
        stoppedAt,
        stopReason: reason,
        automatic,
        byPerson,
        takenBack,
      };
    }),
  };
}

/** Sets how far an automation is trusted. One that stopped itself begins again. */
export async function setAutomation(
  deps: Deps,
  viewer: Viewer,
  kind: AutomationKind,
  mode: AutomationMode,
): Promise<void> {
  await save(deps, { kind, mode, setById: viewer.id });
}

/** The one switch: while it is off, the portal does nothing by itself, and what waits is dropped when it is due. */
export const switchAutomations = (deps: Deps, viewer: Viewer, isOn: boolean): Promise<void> =>
  save(deps, { kind: ALL_AUTOMATIONS, mode: isOn ? 'suggest' : 'off', setById: viewer.id });

async function save({ db, events }: Deps, row: Pick<Automation, 'kind' | 'mode' | 'setById'>): Promise<void> {
  await db.dataSource.manager.save(Automation, { ...row, failures: 0, stoppedAt: null, stopReason: null });
  events.announce();
}
