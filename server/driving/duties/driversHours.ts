import { setImmediate as otherWork } from 'node:timers/promises';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { judgeTimeline, riskPoints } from '../../engines/hours';
import type { Infringement, Minute, Severity } from '../../engines/hours';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { startOfLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { toHeadroomReply } from './headroomReply';
import { HoursHeadroom, SeverityEnum } from './hoursTypes';
import { readAround, requireShownDays } from './shownSpan';
import { toMinute } from './timeline/reported';
import { readSources } from './timeline/readSources';
import type { DriverTimeline } from './timeline/timelines';
import { buildDriverTimeline, planSettings } from './timeline/timelines';

@ObjectType({ description: 'Short summary of one day of a driver, in minutes.', simpleResolvers: true })
export class HoursStripDay {
  @Field(() => LocalDateScalar, { description: 'The date.' })
  date: string;
  @Field(() => Int, { description: 'Driving.' })
  driving: number;
  @Field(() => Int, { description: 'Working time: driving and other work, in minutes.' })
  work: number;
  @Field(() => SeverityEnum, {
    nullable: true,
    description:
      'The most serious infringement that begins on this day. On the first day also one that began earlier and still lasts. Null without one.',
  })
  severity: Severity | null;
}

@ObjectType({ description: 'Short summary of one driver’s driving, rest and working time.', simpleResolvers: true })
export class HoursStrip {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;
  @Field(() => String, { description: 'Name of the driver.' })
  name: string;
  @Field(() => [HoursStripDay], { description: 'The days in order.' })
  days: HoursStripDay[];
  @Field(() => Int, { description: 'The number of infringements on these days.' })
  infringements: number;
  @Field(() => Int, { description: 'Points that the infringements would add to the risk score in a single check.' })
  riskPoints: number;
  @Field(() => HoursHeadroom, { description: 'The driver’s remaining time now.' })
  headroom: HoursHeadroom;
}

/**
 * All drivers who are not hidden, and admins who drive. The worst come first: most risk points, then least driving left this week.
 * Errors: BAD_USER_INPUT.
 */
export async function readDriversHours(
  deps: Deps,
  { from, days }: { from: string; days: number },
): Promise<HoursStrip[]> {
  requireShownDays(days);
  const now = deps.clock.now();
  const first = startOfLocalDate(from);
  const end = startOfLocalDate(from, days);
  // One reading serves both: the remaining time needs what leads up to the present.
  const begin = first < now ? first : now;
  const until = end > now ? end : now;
  const { drivers, settings } = await readSources(deps.db.dataSource.manager, {
    driverIds: 'everybody',
    from: begin,
    to: until,
    now,
    ...readAround,
  });
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const edges = [...dates, addDays(from, days)].map((date) => toMinute(startOfLocalDate(date)));
  const shownFrom = toMinute(first);
  const shownTo = toMinute(end);
  const strips: HoursStrip[] = [];
  for (const sources of drivers) {
    const isIdle = sources.trips.length + sources.occurrences.length + sources.entries.length === 0;
    if (sources.role !== 'driver' && isIdle) continue;
    const found = buildDriverTimeline(sources, planSettings(settings), { now: toMinute(now), before: shownFrom });
    const infringements = judgeTimeline(found.timeline).infringements.filter(
      (one) => one.from < shownTo && one.to > shownFrom,
    );
    strips.push({
      driverId: sources.driverId,
      name: sources.name,
      days: stripDays(dates, edges, found, infringements),
      infringements: infringements.length,
      riskPoints: infringements.reduce((sum, { severity }) => sum + riskPoints[severity], 0),
      headroom: toHeadroomReply(found.timeline, toMinute(now)),
    });
    // Each takes some milliseconds; others get on in between.
    await otherWork();
  }
  return strips.sort(
    (one, other) =>
      other.riskPoints - one.riskPoints ||
      one.headroom.drivingThisWeek - other.headroom.drivingThisWeek ||
      one.name.localeCompare(other.name, 'et'),
  );
}

function stripDays(
  dates: readonly string[],
  edges: readonly Minute[],
  { activities }: DriverTimeline,
  infringements: readonly Infringement[],
): HoursStripDay[] {
  const days = dates.map((date): HoursStripDay => ({ date, driving: 0, work: 0, severity: null }));
  for (const { kind, start, end } of activities) {
    if (kind !== 'driving' && kind !== 'otherWork') continue;
    for (let index = findDay(edges, start); index < days.length; index += 1) {
      const day = days[index] as HoursStripDay;
      const minutes = Math.min(end, edges[index + 1] as Minute) - Math.max(start, edges[index] as Minute);
      if (minutes <= 0) break;
      day.work += minutes;
      if (kind === 'driving') day.driving += minutes;
    }
  }
  for (const { from, severity } of infringements) {
    const day = days[findDay(edges, from)];
    if (day && (!day.severity || riskPoints[severity] > riskPoints[day.severity])) day.severity = severity;
  }
  return days;
}

/** The day in which a moment lies; the first for what was before. */
function findDay(edges: readonly Minute[], moment: Minute): number {
  const next = edges.findIndex((edge) => edge > moment);
  return next === -1 ? edges.length : Math.max(0, next - 1);
}
