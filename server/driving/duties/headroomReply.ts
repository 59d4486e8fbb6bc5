import { averageWork, headroom } from '../../engines/hours';
import type { Minute, Timeline } from '../../engines/hours';
import type { HoursHeadroom } from './hoursTypes';
import { owedRests } from './owed';

export const momentOf = (minute: Minute): Date => new Date(minute * 60_000);

/** The remaining time of a driver at a moment. */
export function headroomReply(timeline: Timeline, now: Minute): HoursHeadroom {
  const left = headroom(timeline, now);
  return {
    ...left,
    at: momentOf(left.at),
    dailyRestBy: momentOf(left.dailyRestBy),
    shortDailyRestBy: momentOf(left.shortDailyRestBy),
    weeklyRestBy: momentOf(left.weeklyRestBy),
    owed: owedRests(left.owed),
    averageWork: averageWork(timeline, now),
  };
}
