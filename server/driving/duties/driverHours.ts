import { addDays } from '../../platform/values/localDay';
import type { Deps, Viewer } from '../../access';
import { User } from '../../model/people/user.entity';
import { isAdmin } from '../../access';
import { judgeTimeline, riskPoints, findStateCode } from '../../engines/hours';
import type { Infringement, Minute } from '../../engines/hours';
import { forbidden, notFound } from '../../texts/messages';
import { startOfLocalDate } from '../../platform/time';
import { toHeadroomReply, toMoment } from './headroomReply';
import type { DriverHours, HoursActivity, HoursDay, HoursInfringement } from './hoursTypes';
import { readAround, requireShownDays } from './shownSpan';
import { toMinute } from './timeline/reported';
import type { DriverSources } from './timeline/timelineSources';
import { readSources } from './timeline/readSources';
import { buildDriverTimeline, planSettings } from './timeline/timelines';
import type { DriverTimeline } from './timeline/timelines';
import { tellInfringement, tellProblem, tellSeverity } from './tell/tellLaw';

/**
 * A driver's days as an inspector would read them: what is planned, in days gone by mended by what was reported, and what is
 * left now. Drivers see their own. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.
 */
export async function readDriverHours(
  deps: Deps,
  viewer: Viewer,
  { driverId, from, days }: { driverId: string; from: string; days: number },
): Promise<DriverHours> {
  if (!isAdmin(viewer) && driverId !== viewer.id) throw forbidden('hours.ownOnly');
  requireShownDays(days);
  const { manager } = deps.db.dataSource;
  const driver = await manager.findOneBy(User, { id: driverId });
  if (!driver) throw notFound('driver');
  const now = deps.clock.now();
  const read = async (from: Date, to: Date): Promise<DriverTimeline> => {
    const asked = { driverIds: [driverId], from, to, now, ...readAround };
    const { drivers, settings } = await readSources(manager, asked);
    const sources = drivers[0] as DriverSources;
    return buildDriverTimeline(sources, planSettings(settings), { now: toMinute(now), before: toMinute(from) });
  };
  const first = startOfLocalDate(from);
  const end = startOfLocalDate(from, days);
  const found = await read(first, end);
  const judgement = judgeTimeline(found.timeline);
  const shown = [toMinute(first), toMinute(end)] as const;
  const infringements = judgement.infringements.filter((one) => one.from < shown[1] && one.to > shown[0]);
  const problems = judgement.problems.filter((one) => one.from < shown[1] && one.to > shown[0]);
  const isNowShown = now >= first && now < end;
  const { restedBefore } = judgement;
  return {
    driver,
    from,
    days: Array.from({ length: days }, (_, index) => toDay(addDays(from, index), found)),
    activities: listActivities(found, ...shown),
    infringements: infringements.map((one) => toInfringementReply(one, found, toMinute(now))),
    problems: [...new Set(problems.map(({ kind }) => kind))].map((kind) => tellProblem({ kind })),
    riskPoints: infringements.reduce((sum, { severity }) => sum + riskPoints[severity], 0),
    restedBefore: restedBefore !== undefined && restedBefore > shown[0] ? toMoment(restedBefore) : null,
    headroom: toHeadroomReply((isNowShown ? found : await read(now, now)).timeline, toMinute(now)),
  };
}

function listActivities({ activities, titles }: DriverTimeline, from: Minute, to: Minute): HoursActivity[] {
  return activities
    .filter(({ start, end }) => start < to && end > from)
    .map(({ kind, start, end, source, service }) => {
      const about = service === undefined ? undefined : titles.get(service);
      return {
        kind,
        start: toMoment(start),
        end: toMoment(end),
        source,
        title: about?.title ?? null,
        orderId: about?.orderId ?? null,
      };
    });
}

function toDay(date: string, { activities, reported }: DriverTimeline): HoursDay {
  const start = startOfLocalDate(date);
  const end = startOfLocalDate(date, 1);
  const from = toMinute(start);
  const to = toMinute(end);
  const sum = (wanted: string[]) =>
    activities
      .filter((one) => wanted.includes(one.kind) && one.start < to && one.end > from)
      .reduce((all, one) => all + Math.min(one.end, to) - Math.max(one.start, from), 0);
  const own = reported.filter((one) => one.date === date);
  const sumHours = (of: 'planned' | 'reported') => (own.length > 0 ? own.reduce((all, one) => all + one[of], 0) : null);
  return {
    date,
    start,
    end,
    driving: sum(['driving']),
    work: sum(['driving', 'otherWork']),
    availability: sum(['availability']),
    planned: sumHours('planned'),
    reported: sumHours('reported'),
  };
}

function toInfringementReply(one: Infringement, found: DriverTimeline, now: Minute): HoursInfringement {
  // Infringements after a trip, such as a rest that is too short, belong to the trip before.
  const trip =
    found.activities.findLast(
      ({ service, start }) => service !== undefined && start < Math.max(one.to, one.from + 1) && start <= one.from,
    ) ?? found.activities.find(({ service, start }) => service !== undefined && start < one.to && start >= one.from);
  const about = trip?.service === undefined ? undefined : found.titles.get(trip.service);
  return {
    rule: one.rule,
    article: one.article,
    stateCode: findStateCode(one),
    severity: one.severity,
    severityName: tellSeverity(one.severity),
    sentence: tellInfringement(one, one.from < now),
    from: toMoment(one.from),
    to: toMoment(one.to),
    riskPoints: riskPoints[one.severity],
    orderId: about?.orderId ?? null,
    tripNumber: about?.tripNumber ?? null,
  };
}
