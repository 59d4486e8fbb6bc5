import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import type { KeptDay } from '../keep/dayDatabase';
import type { Trip } from '../keep/dayState';
import type { DayStore } from '../keep/dayStore';

/** The props of a screen about a trip. */
export interface TripScreenProps {
  store: DayStore;
  kept: KeptDay;
  trip: Trip;
  events: readonly TripEvent[];
  /** By the server's clock. */
  now: number;
}

/** An act that wants a number or words. */
export interface Ask {
  kind: 'people' | 'odometer' | 'fuel' | 'cash' | 'defect' | 'decline' | 'papers';
}

/** A report as the driver has filled it in so far: the hours of each day, and how the trip went. */
export interface ReportDraft {
  typed: readonly string[];
  wentWell?: boolean;
  comment: string;
}
