import type { Line } from '../../platform/values/message';

/** A driver whom the law of driving and rest does not allow a trip, and one line why. */
export interface HoursObjection {
  driverId: string;
  who: string;
  line: Line;
}

/** Drivers and buses of a job, each in their order. */
export interface Crew {
  driverIds: readonly string[];
  busIds: readonly string[];
}

/** Days on which a driver or a bus cannot be had, both included. */
export interface EnteredAbsence {
  driverId?: string | null;
  busId?: string | null;
  firstDay: string;
  lastDay: string;
  kind: 'leave' | 'sick' | 'workshop' | 'other';
  note: string;
}

/** The intended crew of an order, whatever is assigned now. */
export interface CrewOfOrder extends Crew {
  orderId: string;
}

/** The law's verdict on a driver for an order, with one line of reason. */
export interface HoursLight {
  light: 'green' | 'amber' | 'red';
  line: Line;
  riskPoints: number;
}

/** The rest that the law wants after a working day; driving and length of that day in minutes. */
export interface DutyRest {
  start: Date;
  end: Date;
  driving: number;
  duty: number;
}

/** A plan as far as the law of driving and rest goes. */
export interface BoardHours {
  /** From now on the order is driven by these. */
  plan(crew: CrewOfOrder): void;
  /** Whether a driver may have the order beside all else that is planned; undefined for an unknown driver or order. */
  check(driverId: string, orderId: string, crew: Crew): HoursLight | undefined;
  riskPoints(driverId: string): number;
  rests(driverId: string): DutyRest[];
}

export interface BoardHoursQuestion {
  driverIds: readonly string[];
  busIds: readonly string[];
  /** Additional checks beside the plan. */
  orderIds: readonly string[];
  planned: readonly CrewOfOrder[];
  from: Date;
  to: Date;
  now: Date;
}

/** An order's trip as it is or would be; moments are ISO 8601. */
export interface JudgedTrip {
  orderId: string;
  passengers: number;
  stops: { lat: number; lng: number; city: string; arrive: string | null; depart: string | null }[];
}

/** The law's verdict on a driver. `who` is null without an assignment; then a rested driver is judged. */
export interface TripLight extends Pick<HoursLight, 'light' | 'line'> {
  who: string | null;
}
