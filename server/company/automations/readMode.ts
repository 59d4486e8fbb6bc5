import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { ALL_AUTOMATIONS, Automation } from '../../model/system/automation.entity';
import type { AutomationMode } from '../../model/system/automation.entity';
import type { AutomationKind } from './automationKinds';

/**
 * How far a kind of act is trusted now. A new installation begins with `suggest`. An automation that
 * stopped itself only prepares; while the one switch is off, all of them do.
 */
export async function readMode(manager: EntityManager, kind: AutomationKind): Promise<AutomationMode> {
  const rows = await manager.findBy(Automation, { kind: In([kind, ALL_AUTOMATIONS]) });
  const own = rows.find((row) => row.kind === kind);
  if (own?.mode !== 'automatic') return own?.mode ?? 'suggest';
  const isSwitchedOff = rows.some((row) => row.kind === ALL_AUTOMATIONS && row.mode === 'off');
  return own.stoppedAt || isSwitchedOff ? 'suggest' : 'automatic';
}
