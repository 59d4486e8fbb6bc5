import { countInLocalHours, findWeekStart } from './activity';
import type { Minute } from './activity';
import type { KnownService, Stretch } from './clean';
import { limits } from './rules';

/** Rest or break: from the end of some work to the begin of the next. The first has no begin and the last no end. */
export interface Idle {
  start: Minute;
  end: Minute;
}

/** A break of working time (2002/15 art. 5), with the work before it. */
export interface LedgerPause extends Idle {
  work: number;
}

/** Minutes of each kind since the begin of time, up to some moment. */
export interface LedgerSums {
  /** Driving that 561/2006 counts. */
  driving: number;
  /** Of it: with nobody beside. */
  alone: number;
  /** Driving on lines up to 50 km, for 561/2006 other work (art. 6(5)). */
  lineDriving: number;
  /** Working time: driving of every kind and other work, not availability (2002/15 art. 3). */
  work: number;
  /** Of it: in the hours of night. */
  night: number;
  /** Work and availability that 561/2006 holds for. */
  scope: number;
  /** Work and availability with two drivers. */
  multiManned: number;
  /** Driving with two drivers under AETR. */
  aetrCrew: number;
}

const none: LedgerSums = {
  driving: 0,
  alone: 0,
  lineDriving: 0,
  work: 0,
  night: 0,
  scope: 0,
  multiManned: 0,
  aetrCrew: 0,
};

/**
 * In the moving bus beside the colleague who drives: from 45 minutes on a break (art. 7 third paragraph) and no working time,
 * for 561/2006 takes precedence (2002/15 art. 2(4); LS § 130 (3), (4)) [R].
 */
export const isRidingBeside = ({ kind, multiManned }: Stretch): boolean => kind === 'availability' && multiManned;

/** The sums of a timeline, so that what lies between two moments is a subtraction. */
export class Ledger {
  /** idles[k] lies before block k of work, idles[k + 1] after it. */
  readonly idles: Idle[] = [];
  /** Sums of all work before idles[k]. */
  readonly before: LedgerSums[] = [];
  /** In order: idles of at least 15 minutes, and rides beside the driving colleague of at least 45 (`isRidingBeside`). */
  readonly pauses: LedgerPause[] = [];
  /** Where a block is all of one service: the first block that is not of it. */
  readonly sameServiceUntil: number[] = [];
  readonly services: (KnownService | undefined)[] = [];
  private readonly sums: LedgerSums[] = [];
  private readonly weeks = new Map<number, number>();

  constructor(readonly stretches: Stretch[]) {
    let sums = none;
    let end = -Infinity;
    let isMixed = false;
    let ride: Idle = { start: 0, end: 0 };
    for (const stretch of stretches) {
      if (stretch.start > end || !isRidingBeside(stretch)) this.closeRide(ride, sums);
      if (!isRidingBeside(stretch)) ride = { start: stretch.end, end: stretch.end };
      else ride = { start: ride.end === stretch.start ? ride.start : stretch.start, end: stretch.end };
      if (stretch.start > end) {
        this.closeIdle({ start: end, end: stretch.start }, sums);
        this.services.push(stretch.service);
        isMixed = false;
      }
      isMixed ||= stretch.service !== this.services[this.services.length - 1];
      if (isMixed) this.services[this.services.length - 1] = undefined;
      this.sums.push(sums);
      sums = add(sums, stretch);
      end = stretch.end;
    }
    this.sums.push(sums);
    this.closeRide(ride, sums);
    this.closeIdle({ start: end, end: Infinity }, sums);
    for (let block = this.services.length - 1; block >= 0; block--) {
      const isSame = this.services[block] !== undefined && this.services[block] === this.services[block + 1];
      this.sameServiceUntil[block] = isSame ? (this.sameServiceUntil[block + 1] ?? block + 1) : block + 1;
    }
  }

  private closeIdle(idle: Idle, sums: LedgerSums) {
    if (idle.end - idle.start >= limits.breakPart) this.pauses.push({ ...idle, work: sums.work });
    this.idles.push(idle);
    this.before.push(sums);
  }

  private closeRide({ start, end }: Idle, { work }: LedgerSums) {
    if (end - start >= limits.wholeBreak) this.pauses.push({ start, end, work });
  }

  /** Minutes of breaks that lie in the work between two moments. */
  sumBreaks(from: Minute, to: Minute): number {
    let sum = 0;
    for (let index = findFirstAfter(this.pauses, from); index < this.pauses.length; index++) {
      const { start, end } = this.pauses[index] as LedgerPause;
      if (end > to) break;
      sum += end - start;
    }
    return sum;
  }

  /** The service that all blocks from `from` up to, not with, `to` belong to. */
  findService(from: number, to: number): KnownService | undefined {
    return (this.sameServiceUntil[from] ?? 0) >= to ? this.services[from] : undefined;
  }

  /** Minutes that 561/2006 holds for, from one idle to another. */
  countScopeBetweenIdles(from: number, to: number): number {
    return (this.before[to]?.scope ?? 0) - (this.before[from]?.scope ?? 0);
  }

  /** Minutes that 561/2006 holds for in a week. */
  countScopeInWeek(week: number): number {
    let known = this.weeks.get(week);
    if (known === undefined)
      this.weeks.set(week, (known = this.sumBetween('scope', findWeekStart(week), findWeekStart(week + 1))));
    return known;
  }

  /** Two drivers under AETR may reduce the weekly rest of each week (AETR art. 8(6)(c)) [R]: of this one and the one before. */
  mayReduceEach(week: number): boolean {
    if ((this.sums[this.sums.length - 1] as LedgerSums).aetrCrew === 0) return false;
    return [week - 1, week].every((each) => {
      const from = findWeekStart(each);
      const to = findWeekStart(each + 1);
      const driving = this.sumBetween('driving', from, to);
      return driving > 0 && this.sumBetween('aetrCrew', from, to) === driving;
    });
  }

  /** Minutes of one kind between two moments. */
  sumBetween(kind: keyof LedgerSums, from: Minute, to: Minute): number {
    return this.sumUntil(kind, to) - this.sumUntil(kind, from);
  }

  private sumUntil(kind: keyof LedgerSums, moment: Minute): number {
    const low = findFirstAfter(this.stretches, moment);
    const sum = (this.sums[low] as LedgerSums)[kind];
    const stretch = this.stretches[low];
    if (!stretch || stretch.start >= moment) return sum;
    return sum + add(none, { ...stretch, end: moment })[kind];
  }
}

/** The first of some stretches in order that ends after a moment. */
function findFirstAfter(stretches: readonly Idle[], moment: Minute): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as Idle).end <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

function add(sums: LedgerSums, { kind, start, end, line, multiManned, service }: Stretch): LedgerSums {
  const length = end - start;
  const isDriving = kind === 'driving' && !line;
  const isWork = kind !== 'availability';
  return {
    driving: sums.driving + (isDriving ? length : 0),
    alone: sums.alone + (isDriving && !multiManned ? length : 0),
    lineDriving: sums.lineDriving + (kind === 'driving' && line ? length : 0),
    work: sums.work + (isWork ? length : 0),
    night: sums.night + (isWork ? countInLocalHours(start, end, ...limits.night) : 0),
    scope: sums.scope + (line ? 0 : length),
    multiManned: sums.multiManned + (multiManned ? length : 0),
    aetrCrew: sums.aetrCrew + (isDriving && multiManned && service?.regime === 'AETR' ? length : 0),
  };
}
