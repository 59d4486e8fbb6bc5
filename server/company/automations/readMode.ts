import type { EntityManager } from 'typeorm';
import { ALL_AUTOMATIONS, Automation } from '../../model/system/automation.entity';
import type { AutomationMode } from '../../model/system/automation.entity';
import type { AutomationKind } from './automationKinds';

/** How far a kind is trusted, and the admin in whose name it acts. */
export interface Trust {
  mode: AutomationMode;
  setById: string | null;
  /** It failed too often, and stopped itself. */
  isStopped: boolean;
}

/**
 * How far each kind of act is trusted now. A new installation begins with `suggest`. An automation
 * that stopped itself only prepares; while the one switch is off, all of them do.
 */
export async function readTrust(manager: EntityManager): Promise<(kind: string) => Trust> {
  const rows = await manager.find(Automation);
  const isSwitchedOff = rows.some(({ kind, mode }) => kind === ALL_AUTOMATIONS && mode === 'off');
  return (kind) => {
    const { mode = 'suggest', setById = null, stoppedAt = null } = rows.find((row) => row.kind === kind) ?? {};
    const isStopped = stoppedAt !== null;
    return { setById, isStopped, mode: mode === 'automatic' && (isSwitchedOff || isStopped) ? 'suggest' : mode };
  };
}

/** How far one kind of act is trusted now. */
export const readMode = async (manager: EntityManager, kind: AutomationKind): Promise<AutomationMode> =>
  (await readTrust(manager))(kind).mode;
