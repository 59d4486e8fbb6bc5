import type { Piece } from './aboard';
import { limits, rules } from '../rules';
import { findRegime } from '../regime';
import type { PlanSettings, PlanTrip } from './plan';
import { aloneLimits, crewLimits, measureWholeBreak } from './wheel';
import type { DayLimits, Wheel } from './wheel';

export interface LayOut {
  settings: PlanSettings;
  splits: boolean;
  most: DayLimits;
  /** No break before the drive begins, for people wait at the stop. */
  onTheWay?: boolean;
}

export const toContext = (trip: PlanTrip, settings: PlanSettings): LayOut => ({
  settings,
  splits: trip.kind === 'occasional' && findRegime(trip) === 'EU',
  most: trip.crew ? crewLimits : aloneLimits,
});

/** The nights that are tried: a whole rest, then a reduced one, then none. */
export const nightsTried = [rules.dailyRest.limit, rules.reducedDailyRest.limit, 0];

/** Not worth driving before a night. */
const SHORTEST_DRIVE = 60;

/** How long pieces last. */
export const sumLengths = (pieces: readonly Piece[]): number => pieces.reduce((sum, [, minutes]) => sum + minutes, 0);
/** How much longer they last than the drive alone. */
export const sumAdded = (pieces: readonly Piece[]): number => sumLengths(pieces.filter(([kind]) => kind !== 'driving'));

/**
 * A drive of this many minutes with the breaks of article 7, and with nights of `night` minutes where a day would be
 * too long; 0: without nights. A break comes before the drive where that needs no more of them than on the way.
 */
export function layOut(wheel: Wheel, minutes: number, night: number, context: LayOut): Piece[] {
  const { settings, splits, most, onTheWay } = context;
  const pieces: Piece[] = [];
  const { dutyStart, dutyEnd } = settings;
  const isFresh = !Number.isFinite(wheel.end);
  let driven = wheel.driving;
  let today = wheel.day.driving;
  let now = isFresh ? 0 : wheel.end;
  let begin = (isFresh ? 0 : wheel.day.start) - dutyStart;
  let left = minutes;
  let whole = measureWholeBreak(wheel, splits);
  const put = (kind: Piece[0], length: number) => {
    if (length <= 0) return;
    pieces.push([kind, length]);
    now += length;
  };
  const pauseFor = (length: number) => {
    put('break', length);
    driven = 0;
    whole = limits.wholeBreak;
  };
  while (left > 0) {
    const breaks = countBreaks(driven, left, most.stretch);
    const ends = now + left + breaks * limits.wholeBreak + dutyEnd;
    const finishes = night === 0 || (today + left <= most.extendedDay && ends - begin <= most.longSpread);
    const room = Math.min(most.day - today, most.spread - dutyEnd - (now - begin));
    if (!finishes && (room < SHORTEST_DRIVE || (pieces.length === 0 && today > 0))) {
      put('otherWork', dutyEnd);
      put('rest', night);
      put('otherWork', dutyStart);
      driven = 0;
      today = 0;
      begin = now - dutyStart;
      whole = limits.wholeBreak;
      continue;
    }
    if (driven >= most.stretch) pauseFor(whole);
    const wanted = finishes ? left : Math.min(left, room);
    const first = pieces.length === 0 && !onTheWay ? measureFirstBreak(wheel, { wanted, whole, settings, most }) : 0;
    if (first > 0) {
      if (first >= whole) pauseFor(first);
      else put('break', first);
    }
    const length = Math.min(wanted, most.stretch - driven);
    put('driving', length);
    driven += length;
    today += length;
    left -= length;
  }
  return pieces;
}

const countBreaks = (driven: number, minutes: number, stretch: number): number =>
  Number.isFinite(stretch) ? Math.max(0, Math.ceil((driven + minutes) / stretch) - 1) : 0;

/** Minutes of break before the drive begins: what article 7 wants, else what so much work wants (2002/15 art. 5). */
function measureFirstBreak(
  wheel: Wheel,
  asked: { wanted: number; whole: number; settings: PlanSettings; most: DayLimits },
): number {
  const { wanted, whole, most } = asked;
  const { dutyStart, dutyEnd } = asked.settings;
  if (!Number.isFinite(wheel.end) || !Number.isFinite(most.stretch)) return 0;
  const breaks = countBreaks(wheel.driving, wanted, most.stretch);
  if (breaks > 0) return 1 + countBreaks(0, wanted, most.stretch) <= breaks ? whole : 0;
  const work = wheel.day.work + dutyStart + wanted + dutyEnd;
  const least = work > limits.workFor45 ? 45 : work > limits.workFor30 ? 30 : 0;
  const lacks = least - wheel.day.breaks;
  if (lacks > 0) return Math.max(lacks, limits.breakPart);
  return wheel.work + wanted + dutyEnd > rules.workWithoutBreak.limit ? limits.breakPart : 0;
}
