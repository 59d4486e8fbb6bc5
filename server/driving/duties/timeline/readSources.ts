import { setImmediate as otherWork } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { workOfWeeks } from '../../../engines/hours';
import type { Minute } from '../../../engines/hours';
import { addDays } from '../../../platform/values/localDay';
import { addMs, days, startOfLocalDate } from '../../../platform/time';
import { toMinute } from './reported';
import type { DriverSources, SourceRows, TimelineStop } from './timelineSources';
import { readDutySettings, readSourceRows } from './timelineSources';
import { buildDriverTimeline, planSettings } from './timelines';

/** The average of 48 hours runs over four months (2002/15 art. 4): the weeks before the first one that is judged. */
const AVERAGE_DAYS = 17 * 7;

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
): Promise<{ drivers: DriverSources[]; settings: Awaited<ReturnType<typeof readDutySettings>> }> {
  const settings = await readDutySettings(manager);
  const rows = await readSourceRows(manager, driverIds, addMs(from, -days(AVERAGE_DAYS)), addMs(to, days(daysAfter)));
  const whole = toMinute(addMs(from, -days(daysBefore)));
  const drivers: DriverSources[] = [];
  for (const row of rows) {
    drivers.push(sumSources(row, whole, { settings: planSettings(settings), now: toMinute(now) }));
    // Each takes some of a millisecond; others get on in between.
    await otherWork();
  }
  return { drivers, settings };
}

/** The sources with all that ended before a moment as sums of weeks. */
function sumSources(
  row: SourceRows,
  whole: Minute,
  { settings, now }: { settings: ReturnType<typeof planSettings>; now: Minute },
): DriverSources {
  const readEnd = (stops: TimelineStop[] | null) => stops?.at(-1)?.arrive ?? Infinity;
  const all = toSources(row);
  const pickPart = (isIn: (end: Minute) => boolean): DriverSources => ({
    ...all,
    trips: row.trips.filter(({ stops }) => isIn(readEnd(stops))),
    occurrences: row.occurrences.filter(({ end }) => isIn(end)),
    entries: row.entries.filter(({ end }) => isIn(end)),
  });
  const former = pickPart((end) => end <= whole);
  const { timeline } = buildDriverTimeline(former, settings, { now, before: now });
  const knownSince = timeline.activities[0]?.start;
  return {
    ...pickPart((end) => end > whole),
    weeks: workOfWeeks(timeline),
    ...(knownSince !== undefined && { knownSince }),
  };
}

/** The sources without a look back. */
export const toSources = ({ away, ...rows }: SourceRows): DriverSources => ({
  ...rows,
  weeks: [],
  absences: mergeAbsences(away),
});

/** Days of leave and illness as minutes; what touches or overlaps is one. */
function mergeAbsences(away: SourceRows['away']): DriverSources['absences'] {
  const merged: { start: Minute; end: Minute }[] = [];
  for (const { firstDay, lastDay } of away) {
    const start = toMinute(startOfLocalDate(firstDay));
    const end = toMinute(startOfLocalDate(addDays(lastDay, 1)));
    const former = merged.at(-1);
    if (former && start <= former.end) former.end = Math.max(former.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
