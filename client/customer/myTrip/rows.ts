import type { ComponentType } from 'react';
import { changeRows } from './changes/changeRows';
import { AgainRow } from './again/AgainRow';
import { PassengersRow } from './passengers/PassengersRow';
import { CancelRow } from './cancel/CancelRow';
import { ChangeRequestRow } from './changeRequest/ChangeRequestRow';
import type { TripRowProps } from './useMyTrip';

/**
 * What can be done with a trip, in the order of the page. A room of its own shows a TripRow, or nothing where it cannot be done
 * now: one line each.
 */
export const rows: readonly ComponentType<TripRowProps>[] = [
  ...changeRows,
  ChangeRequestRow,
  PassengersRow,
  AgainRow,
  CancelRow,
];
