import type { ComponentType } from 'react';
import { changeRows } from './changes/changeRows';
import { AgainRow } from './again/AgainRow';
import { PassengersRow } from './passengers/PassengersRow';
import { CancelRow } from './cancel/CancelRow';
import { ChangeRequestRow } from './changeRequest/ChangeRequestRow';
import type { TripRowProps } from './useMyTrip';

/**
 * Actions on a trip, in the order of the page. Each room shows a TripRow, or nothing when its action is not possible
 * now: one line each.
 */
export const rows: readonly ComponentType<TripRowProps>[] = [
  ...changeRows,
  ChangeRequestRow,
  PassengersRow,
  AgainRow,
  CancelRow,
];
