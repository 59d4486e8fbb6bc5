import type { PassengersOfTripQuery } from '../../generated/plain';

/** A list of passengers as pages show it. */
export type ShownPassengerList = PassengersOfTripQuery['passengersOfTrip'];
