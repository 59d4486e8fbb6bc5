import { addDays } from '../../platform/values/localDay';

/** The most days that the newest bank file may be old: on an older one the payment may be missing. */
const FRESH_DAYS = 2;

/** Whether the bank files tell of days that are recent enough to remind anybody. Null: there is no file. */
export const isBankFresh = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && lastDay >= addDays(today, -FRESH_DAYS);
