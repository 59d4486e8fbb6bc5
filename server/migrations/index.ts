import { First1763700000000 } from './1763700000000-first';
import { Photos1763710000000 } from './1763710000000-photos';
import { ListKeys1763720000000 } from './1763720000000-listKeys';
import { MapsAnswer1763800000000 } from './1763800000000-mapsAnswer';
import { Recurring1763900000000 } from './1763900000000-recurring';
import { CalendarFeed1763910000000 } from './1763910000000-calendarFeed';
import { ServiceDays1763950000000 } from './1763950000000-serviceDays';
import { OrderTally1763960000000 } from './1763960000000-orderTally';
import { ApiTokens1764000000000 } from './1764000000000-apiTokens';
import { Accounting1764000100000 } from './1764000100000-accounting';
import { Webhooks1764000200000 } from './1764000200000-webhooks';

/** In the order in which they run. */
export const migrations = [
  First1763700000000,
  Photos1763710000000,
  ListKeys1763720000000,
  MapsAnswer1763800000000,
  Recurring1763900000000,
  CalendarFeed1763910000000,
  ServiceDays1763950000000,
  OrderTally1763960000000,
  ApiTokens1764000000000,
  Accounting1764000100000,
  Webhooks1764000200000,
];
