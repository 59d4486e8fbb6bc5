import { inLocalHours, weekStart } from './activity';
import type { Minute } from './activity';
import type { KnownService, Stretch } from './clean';
import { limits } from './rules';

/** Rest or break: from the end of some work to the begin of the next. The first has no begin and the last no end. */
export interface Idle {
  start: Minute;
  end: Minute;
}

/** Minutes of each kind since the begin of time, up to some moment. */
export interface Sums {
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
}

const none: Sums = { driving: 0, alone: 0, lineDriving: 0, work: 0, night: 0, scope: 0, multiManned: 0 };

/** The sums of a timeline, so that what lies between two moments is a subtraction. */
export class Ledger {
  /** idles[k] lies before block k of work, idles[k + 1] after it. */
  readonly idles: Idle[] = [];
  /** Sums of all work before idles[k], and minutes of breaks of at least 15 in all idles before it. */
  readonly before: Sums[] = [];
  readonly breaks: number[] = [0];
  /** Where a block is all of one service: the first block that is not of it. */
  readonly sameServiceUntil: number[] = [];
  readonly services: (KnownService | undefined)[] = [];
  private readonly sums: Sums[] = [];
  private readonly weeks = new Map<number, number>();

  constructor(readonly stretches: Stretch[]) {
    let sums = none;
    let end = -Infinity;
    let mixed = false;
    for (const stretch of stretches) {
      if (stretch.start > end) {
        this.closeIdle({ start: end, end: stretch.start }, sums);
        this.services.push(stretch.service);
        mixed = false;
      }
      mixed ||= stretch.service !== this.services[this.services.length - 1];
      if (mixed) this.services[this.services.length - 1] = undefined;
      this.sums.push(sums);
      sums = add(sums, stretch);
      end = stretch.end;
    }
    this.sums.push(sums);
    this.closeIdle({ start: end, end: Infinity }, sums);
    for (let block = this.services.length - 1; block >= 0; block--) {
      const same = this.services[block] !== undefined && this.services[block] === this.services[block + 1];
      this.sameServiceUntil[block] = same ? (this.sameServiceUntil[block + 1] ?? block + 1) : block + 1;
    }
  }

  private closeIdle(idle: Idle, sums: Sums) {
    const length = idle.end - idle.start;
    const counted = Number.isFinite(length) && length >= limits.breakPart ? length : 0;
    this.breaks.push((this.breaks[this.breaks.length - 1] ?? 0) + counted);
    this.idles.push(idle);
    this.before.push(sums);
  }

  /** The service that all blocks from `from` up to, not with, `to` belong to. */
  service(from: number, to: number): KnownService | undefined {
    return (this.sameServiceUntil[from] ?? 0) >= to ? this.services[from] : undefined;
  }

  /** Minutes that 561/2006 holds for, from one idle to another. */
  scopeBetweenIdles(from: number, to: number): number {
    return (this.before[to]?.scope ?? 0) - (this.before[from]?.scope ?? 0);
  }

  /** Minutes that 561/2006 holds for in a week. */
  scopeOfWeek(week: number): number {
    let known = this.weeks.get(week);
    if (known === undefined)
      this.weeks.set(week, (known = this.between('scope', weekStart(week), weekStart(week + 1))));
    return known;
  }

  /** Minutes of one kind between two moments. */
  between(kind: keyof Sums, from: Minute, to: Minute): number {
    return this.until(kind, to) - this.until(kind, from);
  }

  private until(kind: keyof Sums, moment: Minute): number {
    let [low, high] = [0, this.stretches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.stretches[middle] as Stretch).end <= moment) low = middle + 1;
      else high = middle;
    }
    const sum = (this.sums[low] as Sums)[kind];
    const stretch = this.stretches[low];
    if (!stretch || stretch.start >= moment) return sum;
    return sum + add(none, { ...stretch, end: moment })[kind];
  }
}

function add(sums: Sums, { kind, start, end, line, multiManned }: Stretch): Sums {
  const length = end - start;
  const driving = kind === 'driving' && !line;
  const work = kind !== 'availability';
  return {
    driving: sums.driving + (driving ? length : 0),
    alone: sums.alone + (driving && !multiManned ? length : 0),
    lineDriving: sums.lineDriving + (kind === 'driving' && line ? length : 0),
    work: sums.work + (work ? length : 0),
    night: sums.night + (work ? inLocalHours(start, end, ...limits.night) : 0),
    scope: sums.scope + (line ? 0 : length),
    multiManned: sums.multiManned + (multiManned ? length : 0),
  };
}
