import { toTallinn } from '../../time';

/** How many of the newest days, weeks and months with a backup keep one. */
export const keptPeriods = { days: 7, weeks: 5, months: 12 };

/**
 * The moments whose backups stay: the newest one of each of the last seven days, five weeks and twelve months that have any.
 * Days, weeks (from Monday) and months are those of Tallinn. A moment after `now` was written by a clock that was wrong: it
 * stays, and counts for nothing.
 */
export function chooseKept(moments: readonly Date[], now: Date): Set<Date> {
  const kept = new Set(moments.filter((moment) => moment > now));
  const newestFirst = moments.filter((moment) => moment <= now).sort((one, other) => other.getTime() - one.getTime());
  const keep = (most: number, namePeriod: (moment: Date) => string) => {
    const periods = new Set<string>();
    for (const moment of newestFirst) {
      const period = namePeriod(moment);
      if (periods.has(period)) continue;
      if (periods.size === most) return;
      periods.add(period);
      kept.add(moment);
    }
  };
  keep(keptPeriods.days, (moment) => toTallinn(moment).toFormat('yyyy-MM-dd'));
  keep(keptPeriods.weeks, (moment) => toTallinn(moment).toFormat('kkkk-WW'));
  keep(keptPeriods.months, (moment) => toTallinn(moment).toFormat('yyyy-MM'));
  return kept;
}
