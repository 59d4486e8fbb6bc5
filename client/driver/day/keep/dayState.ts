import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import type { DriverDayQuery } from '../../../generated/plain';
import type { KeptAct, KeptDay } from './dayDatabase';

export type Trip = DriverDayQuery['myTripsAround'][number];

/** The line to the server, as the last request found it. */
export type Line = 'unknown' | 'open' | 'closed' | 'signedOut';

export interface DayState {
  isOpened: boolean;
  line: Line;
  kept?: KeptDay;
  /** Own acts on this phone, in their order. */
  acts: readonly KeptAct[];
  /** All acts that count, of other phones too. */
  events: readonly TripEvent[];
  /** Acts whose photo is still on this phone. */
  unsentPhotos: readonly string[];
  /** An act could not be recorded. */
  hasFailed: boolean;
  /** The browser keeps nothing for this page. */
  hasNoStorage: boolean;
  /** Acts that waited when the browser took the storage away, until the driver has read it. */
  lost: number;
}

type ActDetails = Pick<KeptAct, 'stop' | 'amount' | 'note' | 'report' | 'busId' | 'mayNotDrive'>;

export interface NewAct extends Pick<KeptAct, 'kind' | 'orderId'>, Partial<ActDetails> {
  photo?: Blob;
}

/** Acts that wait, and photos of acts that have arrived. */
export const countUnsent = ({ acts, unsentPhotos }: DayState): number =>
  acts.filter(({ id, state }) => state === 'waiting' || unsentPhotos.includes(id)).length;

/** The part of a trip that a driver must hear about when it changes. */
export const describeRoute = ({ stops, job }: Trip): string =>
  JSON.stringify([
    stops.map(({ address, arrive, depart }) => [address, arrive, depart]),
    job?.buses.map(({ id }) => id),
  ]);

export const emptyState: DayState = {
  isOpened: false,
  line: 'unknown',
  acts: [],
  events: [],
  unsentPhotos: [],
  hasFailed: false,
  hasNoStorage: false,
  lost: 0,
};
