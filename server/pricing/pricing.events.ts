import type { Deps } from '../access/context';
import type { PlanStop } from '../hours';
import type { Point } from '../maps/provider';

/** Where and when a trip stops, as whoever plans it knows: it may not be an order yet. */
export interface LawStop extends Point {
  /** ISO 8601; null where nobody knows. */
  arrive: string | null;
  depart: string | null;
  /** What the office says of the driver there; who only asks for a price says nothing. */
  driverAtStop?: PlanStop['driver'] | null;
}

/**
 * Asked of who knows the law of driving and rest, of any number of trips at once: which may not have one rested driver, but
 * two. One statement, however many trips.
 */
export type SecondDriverCheck = (deps: Deps, trips: readonly (readonly LawStop[])[]) => Promise<boolean[]>;
