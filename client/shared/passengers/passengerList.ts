import type { PassengerReason } from '../../generated/graphql';

export interface ShownPassenger {
  name: string;
  document: string;
  bornOn?: string | null;
  repeated: boolean;
}

/** A list of passengers as pages show it. */
export interface ShownPassengerList {
  reasons: readonly PassengerReason[];
  expected: number;
  version: number;
  open: boolean;
  deletedOn: string;
  text: string;
  passengers: readonly ShownPassenger[];
}
