import type { Minute } from '../../engines/hours';
import type { OwedRest } from './hoursTypes';

/** The week ends on Sunday at 24:00 UTC, which is Monday in Estonia, but the last day is Sunday. */
export const toLastDay = (due: Minute): string => new Date((due - 1) * 60_000).toISOString().slice(0, 10);

export const toOwedRests = (owed: readonly { minutes: number; due: Minute }[]): OwedRest[] =>
  owed.map(({ minutes, due }) => ({ minutes, lastDay: toLastDay(due) }));
