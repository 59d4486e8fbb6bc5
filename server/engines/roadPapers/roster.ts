import { addDays } from '../../platform/values/localDay';

/** A run of a regular service; lengths in minutes. */
export interface RosterRun {
  /** Local date of its beginning, YYYY-MM-DD. */
  date: string;
  name: string;
  start: Date;
  end: Date;
  driving: number;
  otherWork: number;
  availability: number;
  breaks: number;
}

export interface RosterDay {
  date: string;
  /** None on a day without a run. */
  runs: RosterRun[];
}

/** Each day of a roster with its runs, the earliest first: article 16(3) wants all days, also those without one. */
export function layRoster(from: string, days: number, runs: readonly RosterRun[]): RosterDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const own = runs.filter((run) => run.date === date);
    return { date, runs: own.sort((one, other) => one.start.getTime() - other.start.getTime()) };
  });
}
