import type { IntervalJob } from '../../platform/intervalJob';
import { PerPortal } from '../../platform/perPortal';
import type { TextKey } from '../../texts/texts';

/** A job's name; its text for people stands under the same name in the catalogue. */
export type SystemJobName = TextKey extends infer Key ? (Key extends `systemJob.${infer Name}` ? Name : never) : never;

/** The parts of a running portal that its system page shows and uses. `services.ts` sets them. */
export interface PortalSystem {
  startedAt: Date;
  intervalJobs: readonly IntervalJob<SystemJobName>[];
  /** Looks for waiting messages at once. */
  kickQueues(): void;
}

export const portalSystems = new PerPortal<PortalSystem>('system');
