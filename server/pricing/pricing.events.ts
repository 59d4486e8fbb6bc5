import type { Deps } from '../access/context';

/** What the law of driving and rest says to an order with one rested driver. */
interface TripLaw {
  light: 'green' | 'amber' | 'red';
  secondDriverHelps: boolean;
}

/** Asked of who knows the law, whether an order needs a second driver. Errors: NOT_FOUND. */
export type TripLawCheck = (deps: Deps, orderId: string) => Promise<TripLaw>;
