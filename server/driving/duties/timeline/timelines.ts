import { printRouteTitle } from '../../../platform/values/routeTitle';
import { planDefaults, buildTimeline } from '../../../engines/hours';
import type { Minute, PlanSettings, PlanTrip, Timeline } from '../../../engines/hours';
import { listPlannedTrips, toOccurrenceId, toTripId, addEmptyDrives } from './planTrips';
import type { DriverTrip } from './planTrips';
import { applyReported } from './reported';
import type { ReportedDay, SourcedActivity, TripReport } from './reported';
import type { DriverSources } from './timelineSources';

/** The arrangement and day behind an occurrence id of the timeline. */
export interface OccurrenceTitle {
  title: string;
  orderId?: string;
  tripNumber?: number | null;
  arrangementId?: string;
}

/** One driver's time as we know it. */
export interface DriverTimeline {
  timeline: Timeline;
  activities: SourcedActivity[];
  titles: Map<string, OccurrenceTitle>;
  reported: ReportedDay[];
}

/** The past that road checks ask for: the tachograph's records of the day and 56 days before (165/2014 art. 36). */
const RECORDED_DAYS = 56;

export const planSettings = ({ begin, end }: { begin: number; end: number }): PlanSettings => ({
  ...planDefaults,
  dutyStart: begin,
  dutyEnd: end,
});

/**
 * A driver's timeline from all sources. Reported hours replace the plan once the day is over (`now`). `before`: the
 * moment whose past matters; the timeline marks gaps in the weeks before it. `with`: a trip that the driver does not
 * have yet.
 */
export function buildDriverTimeline(
  sources: DriverSources,
  settings: PlanSettings,
  options: { now: Minute; before: Minute; exceptOrderId?: string; with?: DriverTrip },
): DriverTimeline {
  const { now, before, exceptOrderId } = options;
  const trips = listPlannedTrips(sources, exceptOrderId, options.with);
  const planned = listSourced(trips, addEmptyDrives(trips), settings);
  const titles = new Map<string, OccurrenceTitle>();
  const reports: TripReport[] = [];
  for (const row of sources.trips) {
    const { stops, orderId, tripNumber, reported: hours, firstDay } = row;
    const service = toTripId(row);
    titles.set(service, { title: printRouteTitle(stops), orderId, tripNumber });
    const isOver = (stops.at(-1)?.arrive ?? 0) <= now;
    if (hours && orderId !== exceptOrderId && isOver) reports.push({ service, firstDay, hours });
  }
  const mended = applyReported(planned.activities, reports);
  for (const row of sources.occurrences)
    titles.set(toOccurrenceId(row), { title: row.name, arrangementId: row.arrangementId });
  const entered = sources.entries.map(({ kind, start, end }): SourcedActivity => ({
    kind,
    start,
    end,
    source: 'entered',
  }));
  const all = mended.activities.concat(entered).sort((one, other) => one.start - other.start);
  const knownFrom = Math.min(sources.createdAt, sources.knownSince ?? Infinity, all[0]?.start ?? Infinity);
  return {
    timeline: {
      ...planned.timeline,
      activities: all,
      workElsewhere: sources.weeks,
      absences: sources.absences,
      ...(knownFrom > before - RECORDED_DAYS * 1440 && { knownFrom }),
    },
    activities: all,
    titles,
    reported: mended.days,
  };
}

function listSourced(trips: DriverTrip[], plans: PlanTrip[], settings: PlanSettings) {
  const timeline = buildTimeline(plans, settings);
  const exempt = new Set(trips.flatMap((trip) => (trip.exempt ? [trip.plan.id] : [])));
  const activities = timeline.activities.map((one): SourcedActivity => {
    const { start, end, service, multiManned } = one;
    const isDriven = one.kind === 'driving' && service !== undefined && exempt.has(service);
    // Named one by one: hundreds are made for each driver of a list, and to copy with `...` takes ten times as long.
    return { kind: isDriven ? 'otherWork' : one.kind, start, end, service, multiManned, source: 'plan' };
  });
  return { timeline: { ...timeline, activities }, activities };
}
