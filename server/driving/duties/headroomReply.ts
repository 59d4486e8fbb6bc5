import { computeAverageWork, computeHeadroom } from '../../engines/hours';
import type { Minute, Timeline } from '../../engines/hours';
import type { HoursHeadroom } from './hoursTypes';
import { toOwedRests } from './owed';

export const toMoment = (minute: Minute): Date => new Date(minute * 60_000);

/** The remaining time of a driver at a moment. */
export function toHeadroomReply(timeline: Timeline, now: Minute): HoursHeadroom {
  const left = computeHeadroom(timeline, now);
  return {
    ...left,
    at: toMoment(left.at),
    dailyRestBy: toMoment(left.dailyRestBy),
    shortDailyRestBy: toMoment(left.shortDailyRestBy),
    weeklyRestBy: toMoment(left.weeklyRestBy),
    owed: toOwedRests(left.owed),
    averageWork: computeAverageWork(timeline, now),
  };
}
