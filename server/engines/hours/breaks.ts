import { countInLocalHours } from './activity';
import type { Minute } from './activity';
import type { Stretch } from './clean';
import { isRidingBeside } from './ledger';
import type { Ledger, LedgerPause } from './ledger';
import type { Regime } from './regime';
import { toInfringement, limits, rules } from './rules';
import type { Infringement } from './rules';

/** Driving from the end of one whole break or rest to the begin of the next (art. 4(q), 7). */
export interface DrivingPeriod {
  start: Minute;
  /** End of the last driving in it. */
  end: Minute;
  driving: number;
  /** Driven up to the last minute alone between 22:00 and 06:00; 0 where there is none, or where it was not asked for. */
  untilNight: number;
  /** The longest part of a break so far, and whether all of it is occasional service under the text of 2024. */
  part: number;
  occasional: boolean;
  /** A whole break ended it; else it goes on. */
  whole: boolean;
}

const openPeriod = (start: Minute): DrivingPeriod => ({
  start,
  end: start,
  driving: 0,
  untilNight: 0,
  part: 0,
  occasional: true,
  whole: false,
});

/**
 * The driving periods of [from, to]. A break is whole at 45 minutes, at 30 after one of 15, or, in occasional service,
 * when two parts of at least 15 are 45 together (art. 7). Once it is whole the count begins afresh, even where it would
 * be kinder to count on (Court of Justice, C-116/92) [M]. Sitting 45 minutes beside the driving colleague is a break
 * [R].
 * `now`: time after the last work up to that moment is a break. `nights`: the caller needs `untilNight`. `anyParts`:
 * applies the text of 2024 on occasional service.
 */
export function listDrivingPeriods(
  ledger: Ledger,
  from: Minute = -Infinity,
  to: Minute = Infinity,
  { now, nights = false, anyParts = true }: { now?: Minute; nights?: boolean; anyParts?: boolean } = {},
): DrivingPeriod[] {
  const periods: DrivingPeriod[] = [];
  let period: DrivingPeriod | undefined;
  const pause = (length: number) => {
    if (!period || period.driving === 0 || length < limits.breakPart) return;
    const isWhole =
      length >= limits.wholeBreak ||
      (period.part > 0 && length >= limits.secondBreakPart) ||
      (anyParts && period.occasional && period.part > 0 && period.part + length >= limits.wholeBreak);
    if (isWhole) {
      period.whole = true;
      periods.push(period);
      period = undefined;
    } else period.part = Math.max(period.part, length);
  };
  let end = -Infinity;
  let beside = 0;
  for (const stretch of ledger.stretches) {
    if (stretch.end <= from) continue;
    if (stretch.start >= to) break;
    if (isBreakUnderAetr(stretch)) continue;
    if (stretch.start > end) pause(stretch.start - end);
    beside = isRidingBeside(stretch) ? (stretch.start > end ? 0 : beside) + stretch.end - stretch.start : 0;
    if (beside >= limits.wholeBreak) pause(beside);
    if (stretch.kind === 'driving' && !stretch.line) drive((period ??= openPeriod(stretch.start)), stretch, nights);
    end = stretch.end;
  }
  if (now !== undefined) pause(now - end);
  if (period) periods.push(period);
  return periods;
}

/** Waiting, and riding in the moving vehicle, a ferry or a train, are no other work and may be a break (AETR art. 7(3)) [R]. */
const isBreakUnderAetr = ({ kind, service }: Stretch) => kind === 'availability' && service?.regime === 'AETR';

function drive(period: DrivingPeriod, { start, end, service, multiManned }: Stretch, nights: boolean): void {
  period.end = end;
  period.driving += end - start;
  period.occasional &&= service?.kind === 'occasional' && service.regime === 'EU';
  const lastAlone = nights && !multiManned ? findLastNightMinute(start, end) : undefined;
  if (lastAlone !== undefined) period.untilNight = period.driving - (end - lastAlone);
}

/** The end of the last minute of [start, end) that lies between 22:00 and 06:00. */
function findLastNightMinute(start: Minute, end: Minute): Minute | undefined {
  const [from, to] = limits.nightOf12Days;
  const inAll = countInLocalHours(start, end, from, to);
  if (inAll === 0) return undefined;
  // The first moment by which all of them have passed.
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (countInLocalHours(start, middle, from, to) < inAll) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Too long driving without a break (art. 7). */
export function findDrivingWithoutBreak(ledger: Ledger): Infringement[] {
  return listDrivingPeriods(ledger).flatMap(
    ({ start, end, driving }) => toInfringement('drivingBreak', driving, start, end) ?? [],
  );
}

/** Driving periods that are legal only because two parts of a break may each be 15 minutes (art. 7 as amended by 2024/1258). */
export const listSavedByParts = (ledger: Ledger): { from: Minute; to: Minute }[] => {
  const broken = findMissingBreaks(ledger);
  return listDrivingPeriods(ledger, undefined, undefined, { anyParts: false })
    .filter(({ driving }) => driving > rules.drivingBreak.limit)
    .map(({ start, end }) => ({ from: start, to: end }))
    .filter(({ from, to }) => !broken.some((one) => one.rule === 'drivingBreak' && one.from < to && one.to > from));
};

const known = new WeakMap<Ledger, Infringement[]>();

/**
 * Breaks that are missing under any labels of the rests, each once: driving and work that have gone on too long lack
 * the same break.
 */
export function findMissingBreaks(ledger: Ledger): Infringement[] {
  const found = known.get(ledger);
  if (found) return found;
  const driving = findDrivingWithoutBreak(ledger);
  let left = driving;
  const work = findWorkWithoutBreak(ledger).filter(({ from, to }) => {
    const same = left.find((one) => one.from < to && one.to > from);
    left = left.filter((one) => one !== same);
    return !same;
  });
  known.set(ledger, [...driving, ...work]);
  return [...driving, ...work];
}

/** Driving by night alone while the weekly rest is put off (art. 8(6a)): 3 hours, not 4 and a half. */
export function findNightDrivingAlone(ledger: Ledger, from: Minute, to: Minute, regime: Regime): Infringement[] {
  return listDrivingPeriods(ledger, from, to, { nights: true }).flatMap(
    ({ start, end, untilNight }) => toInfringement('nightDrivingAlone', untilNight, start, end, regime) ?? [],
  );
}

/** More than 6 hours of work without a break of 15 minutes (2002/15 art. 5). Waiting is neither work nor break. */
export function findWorkWithoutBreak({ pauses }: Ledger): Infringement[] {
  return pauses.slice(1).flatMap(({ start, work }, index) => {
    const former = pauses[index] as LedgerPause;
    return toInfringement('workWithoutBreak', work - former.work, former.end, start) ?? [];
  });
}
