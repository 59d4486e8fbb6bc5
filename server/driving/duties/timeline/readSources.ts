import { setImmediate as otherWork } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { workOfWeeks } from '../../../engines/hours';
import type { Minute } from '../../../engines/hours';
import { addDays } from '../../../platform/values/localDay';
import { after, days, startOfLocalDate } from '../../../platform/time';
import { minuteOf } from './reported';
import type { DriverSources, SourceRows, TimelineStop } from './sources';
import { dutySettings, sourceRows } from './sources';
import { driverTimeline, planSettings } from './timelines';

/** The average of 48 hours runs over four months (2002/15 art. 4): the weeks before the first one that is judged. */
const averageDays = 17 * 7;

interface SourcesQuestion {
  driverIds: readonly string[] | 'everybody';
  /** The interval that is judged. */
  from: Date;
  to: Date;
  /** The interval that is read whole, before and after it. */
  daysBefore: number;
  daysAfter: number;
  now: Date;
}

/**
 * Drivers as the law looks at them. Earlier work is read along and kept as sums of weeks, so that every page comes to
 * the same average of four months.
 */
export async function readSources(
  manager: EntityManager,
  { driverIds, from, to, daysBefore, daysAfter, now }: SourcesQuestion,
): Promise<{ drivers: DriverSources[]; settings: Awaited<ReturnType<typeof dutySettings>> }> {
  const settings = await dutySettings(manager);
  const rows = await sourceRows(manager, driverIds, after(from, -days(averageDays)), after(to, days(daysAfter)));
  const whole = minuteOf(after(from, -days(daysBefore)));
  const drivers: DriverSources[] = [];
  for (const row of rows) {
    drivers.push(summed(row, whole, { settings: planSettings(settings), now: minuteOf(now) }));
    // Each takes some of a millisecond; others get on in between.
    await otherWork();
  }
  return { drivers, settings };
}

/** The sources with all that ended before a moment as sums of weeks. */
function summed(
  row: SourceRows,
  whole: Minute,
  { settings, now }: { settings: ReturnType<typeof planSettings>; now: Minute },
): DriverSources {
  const endOf = (stops: TimelineStop[] | null) => stops?.at(-1)?.arrive ?? Infinity;
  const all = asTheyAre(row);
  const part = (isIn: (end: Minute) => boolean): DriverSources => ({
    ...all,
    trips: row.trips.filter(({ stops }) => isIn(endOf(stops))),
    occurrences: row.occurrences.filter(({ end }) => isIn(end)),
    entries: row.entries.filter(({ end }) => isIn(end)),
  });
  const former = part((end) => end <= whole);
  const { timeline } = driverTimeline(former, settings, { now, before: now });
  const knownSince = timeline.activities[0]?.start;
  return {
    ...part((end) => end > whole),
    weeks: workOfWeeks(timeline),
    ...(knownSince !== undefined && { knownSince }),
  };
}

/** The sources without a look back. */
export const asTheyAre = ({ away, ...rows }: SourceRows): DriverSources => ({
  ...rows,
  weeks: [],
  absences: mergedAbsences(away),
});

/** Days of leave and illness as minutes; what touches or overlaps is one. */
function mergedAbsences(away: SourceRows['away']): DriverSources['absences'] {
  const merged: { start: Minute; end: Minute }[] = [];
  for (const { firstDay, lastDay } of away) {
    const start = minuteOf(startOfLocalDate(firstDay));
    const end = minuteOf(startOfLocalDate(addDays(lastDay, 1)));
    const former = merged.at(-1);
    if (former && start <= former.end) former.end = Math.max(former.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
