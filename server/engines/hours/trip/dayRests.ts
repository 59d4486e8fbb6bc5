import { toMinutes, countInLocalHours } from '../activity';
import type { Minute } from '../activity';
import { findBounds, toStay } from './plan';
import type { PlanSettings, PlanTrip } from './plan';

/** From ten in the evening to eight in the morning, in minutes of the day; the second passes midnight. */
const night = [toMinutes(22), toMinutes(32)] as const;

/** Stops whose length alone makes them a rest, most of it by day: the plan counts on it, and nobody has said it. */
export function listDayRests(
  { stops, exempt }: PlanTrip,
  settings: PlanSettings,
): { stop: number; from: Minute; to: Minute }[] {
  if (exempt) return [];
  return stops.slice(0, -1).flatMap((each, stop) => {
    if (stop === 0 || each.driver) return [];
    const { arrive, depart } = findBounds(each);
    const rest = toStay(arrive, depart, undefined, settings).find(([kind]) => kind === 'rest');
    if (!rest) return [];
    const [, from, to] = rest;
    return countInLocalHours(from, to, ...night) * 2 < to - from ? [{ stop, from, to }] : [];
  });
}
