import { addDays } from '../../../../server/platform/values/localDay';
import { useAddressParams } from '../../../lib/navigation/addressParams';
import { readId } from '../../../lib/navigation/urlParam';
import { toLocalDate } from '../../../lib/texts/time';

/** The roadside asks for 28 days or 56. */
export const lengths = [28, 56] as const;

export interface Range {
  driverId: string | undefined;
  /** First day, YYYY-MM-DD. */
  from: string;
  days: number;
  /** It ends today: nothing was chosen. */
  isNow: boolean;
}

/** A part that is left out stays; null and '' take it out of the address. */
export interface RangeChange {
  driverId?: string | null;
  from?: string;
  days?: number;
}

const isDate = (text: string | null): text is string => /^20\d\d-\d{2}-\d{2}$/.test(text ?? '');

/** The address holds driver and days; by default they end today. */
export function readRange(params: URLSearchParams, now: Date): Range {
  const days = lengths.find((length) => String(length) === params.get('paevi')) ?? lengths[0];
  const chosen = params.get('algus');
  const from = isDate(chosen) ? chosen : addDays(toLocalDate(now), 1 - days);
  return { driverId: readId(params.get('juht')), from, days, isNow: !isDate(chosen) };
}

/** The range of the open page, the function that changes it, and the address of a driver. */
export function useRange(now = new Date()) {
  const [params, changeParams] = useAddressParams();
  return [
    readRange(params, now),
    (change: RangeChange) =>
      changeParams((newest) => {
        if (change.driverId === null) newest.delete('juht');
        else if (change.driverId !== undefined) newest.set('juht', change.driverId);
        if (change.days !== undefined) newest.set('paevi', String(change.days));
        if (change.from === '') newest.delete('algus');
        else if (change.from !== undefined) newest.set('algus', change.from);
      }),
    (driverId: string) => {
      const next = new URLSearchParams(params);
      next.set('juht', driverId);
      return `?${next.toString()}`;
    },
  ] as const;
}
