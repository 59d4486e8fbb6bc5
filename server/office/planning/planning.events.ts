import type { Deps } from '../../access/context';
import type { Viewer } from '../../access/viewer';
import type { Planner } from './turns/planner';

/** Who drives an order and with what, the main ones first, and why it goes on where something speaks against it. */
export interface ConfirmedCrew {
  driverIds: readonly string[];
  busIds: readonly string[];
  overlapReason?: string;
  hoursReason?: string;
}

/** Assigns an order for good, as its page does: its drivers are told. */
export type AssignTrip = (
  deps: Deps,
  viewer: Viewer,
  order: { id: string; version: number; isJob: boolean },
  crew: ConfirmedCrew,
) => Promise<void>;

declare module '../../access/context' {
  interface Deps {
    /** Computes plans, one at a time. */
    planner: Planner;
    /** Assigns an order for good. */
    assignTrip: AssignTrip;
  }
}
