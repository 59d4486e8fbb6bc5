import type { EntityManager } from 'typeorm';
import type { ActivityKind } from '../../../engines/hours';
import type { RosterRun } from '../../../engines/roadPapers';
import { startOfLocalDate } from '../../../platform/time';
import { addDays } from '../../../platform/values/localDay';
import { toMinute } from './reported';
import { readDutySettings, readSourceRows } from './timelineSources';
import { toOccurrenceId } from './planTrips';
import { toSources } from './readSources';
import { buildDriverTimeline, planSettings } from './timelines';

/** A driver with the runs of arrangements, as the duty roster of article 16 shows them. */
export interface DriverRoster {
  driverId: string;
  name: string;
  runs: RosterRun[];
}

/** Runs of arrangements between two local days, of these drivers or of all. A driver without a run is left out. */
export async function readRosters(
  manager: EntityManager,
  driverIds: readonly string[] | 'everybody',
  { from, days }: { from: string; days: number },
): Promise<DriverRoster[]> {
  const end = startOfLocalDate(from, days);
  const rows = await readSourceRows(manager, driverIds, startOfLocalDate(from), end);
  const duty = planSettings(await readDutySettings(manager));
  return rows.flatMap((row) => {
    // Runs alone: what is driven with a tachograph stands on the card.
    const occurrences = row.occurrences.filter(({ date }) => date >= from && date < addDays(from, days));
    if (occurrences.length === 0) return [];
    const sources = { ...toSources(row), trips: [], entries: [], occurrences };
    const { activities } = buildDriverTimeline(sources, duty, { now: toMinute(end), before: -Infinity });
    const runs = occurrences.map((run): RosterRun => {
      const own = activities.filter(({ service }) => service === toOccurrenceId(run));
      const sum = (kind: ActivityKind) =>
        own.reduce((total, one) => total + (one.kind === kind ? one.end - one.start : 0), 0);
      return {
        date: run.date,
        name: run.name,
        start: toMoment(own[0]?.start ?? run.start),
        end: toMoment(own.at(-1)?.end ?? run.end),
        driving: sum('driving'),
        otherWork: sum('otherWork'),
        availability: sum('availability'),
        breaks: sum('break'),
      };
    });
    return [{ driverId: row.driverId, name: row.name, runs }];
  });
}

const toMoment = (minute: number) => new Date(minute * 60_000);
