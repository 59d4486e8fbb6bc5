import { structuredCopy } from './oracleMemory.fixture';
import type { Memory } from './oracleMemory.fixture';
import type { Timeline } from '../activity';
import {
  above,
  below,
  belowTurned,
  boarded,
  cost,
  H,
  Minutes,
  never,
  weekNumber,
  weeks,
} from './oracleMinutes.fixture';
import type { Pause } from './oracleMinutes.fixture';
import { countDay, lacks, periods } from './oracleDay.fixture';
import type { Lack, OracleDay } from './oracleDay.fixture';

/**
 * The law once more, slowly: minute by minute, every way to call the rests tried one after another. It shares nothing with
 * the engine but the form of a timeline; its numbers and its grades are written here from the text a second time. It takes
 * sound timelines only: in order, no overlaps.
 */
export interface Verdict {
  /** Risk points of the best labelling with all that no labelling changes, and how many infringements there are. */
  points: number;
  count: number;
  /** Those that no labelling changes, as 'rule severity actual'. */
  fixed: string[];
}

export function oracle(timeline: Timeline): Verdict {
  const minutes = new Minutes(timeline);
  const fixed = weeks(minutes);
  const fixedCost = fixed.reduce((sum, one) => sum + cost(one.split(' ')[1] as 'MI'), 0);
  const missing = lacks(minutes).reduce((sum, { points }) => sum + points, 0);
  const total = fixedCost + missing + new Labels(minutes).best();
  return { points: Math.floor(total / 1000), count: total % 1000, fixed: fixed.sort() };
}

/** Every way to call the rests. */
class Labels {
  private readonly rests: Pause[];
  private least = Infinity;
  private readonly seen = new Map<string, number>();
  private readonly lacks: Lack[];
  private readonly days = new Map<string, OracleDay>();

  constructor(private readonly minutes: Minutes) {
    this.lacks = lacks(minutes);
    const whole = minutes.gaps.map((gap): Pause => ({ ...gap, holes: [], weekly: 'any' }));
    const onFerries = minutes.gaps.flatMap((gap, index) => boarded(minutes, gap, index));
    this.rests = [...whole.filter(({ start, end }) => end - start >= 7 * H), ...onFerries].sort(
      (one, other) => one.start - other.start || one.end - other.end,
    );
    this.rests.push({ start: minutes.end, end: Infinity, holes: [], weekly: 'any' });
  }

  best(): number {
    const start = this.minutes.first;
    const week = weekNumber(start);
    const monday = (week * 7 - 3) * 1440;
    const claims: [number, boolean][] = [
      [week - 1, true],
      [week - 1, true],
    ];
    if (start > monday) claims.push([week, true], [week, true]);
    const memory = { reduced: 0, extended: {}, longDays: {}, weekly: start, putOff: '', claims, out: [], debts: [] };
    // First only what costs next to nothing: a labelling that is found so cannot be beaten by one that was left out.
    for (const points of [1, 12, 31, 62, 124, 250, 1000, Infinity]) {
      const bound = points * 1000;
      this.least = bound;
      this.seen.clear();
      this.go(start, 0, memory, 0);
      for (const id of this.long(start)) this.go(start, 0, { ...memory, putOff: id }, 0);
      if (this.least < bound) break;
    }
    return this.least;
  }

  /** Services whose drivers may put off the weekly rest, of the work that begins at this minute. */
  private long(m: number): string[] {
    const service = this.minutes.service(m);
    if (service?.kind !== 'occasional' || service.end - service.start <= 144 * H) return [];
    return service.law === 'EU' || (service.abroad ?? 24 * H) >= 24 * H ? [service.id] : [];
  }

  private go(start: number, from: number, memory: Memory, paid: number): void {
    if (paid >= this.least) return;
    const key = JSON.stringify([start, memory]);
    if ((this.seen.get(key) ?? Infinity) <= paid) return;
    this.seen.set(key, paid);
    // 'Any period of rest of at least 9 hours' is a daily rest (art. 4(g)): nobody goes on with the day after it.
    const over = this.minutes.gaps.find((gap) => gap.start > start && gap.end - gap.start >= 9 * H)?.start ?? Infinity;
    for (const [index, rest] of this.rests.entries()) {
      if (index < from || rest.start <= start) continue;
      if (rest.start > over) break;
      // Thirty hours without a rest break the law once each in any case.
      if (paid + Math.floor((rest.start - start) / (30 * H)) * cost('VSI') >= this.least) continue;
      this.rest(start, rest, index, memory, paid);
    }
  }

  private rest(start: number, rest: Pause, index: number, memory: Memory, paid: number): void {
    const key = `${start} ${index}`;
    let day = this.days.get(key);
    if (!day) this.days.set(key, (day = countDay(this.minutes, this.lacks, start, rest)));
    if (memory.putOff !== '' && day.service !== memory.putOff) return;
    if (paid + day.fixed >= this.least) return;
    const last = rest.end === Infinity;
    for (const [debts, from, to] of last
      ? [[memory.debts, rest.start, rest.end] as const]
      : this.repay(rest, memory.debts))
      for (const [name, extended, long, price] of this.names(start, rest, day, from, to)) {
        const now = structuredCopy(memory);
        now.debts = [...debts];
        if (name === 'reduced' && ++now.reduced > 3) continue;
        const week = weekNumber(start);
        if (extended && (now.extended[week] = (now.extended[week] ?? 0) + 1) > 2) continue;
        if (long > 0 && (now.longDays[day.service] = (now.longDays[day.service] ?? 0) + 1) > long) continue;
        this.weekly(start, rest, index, from, to, now, paid + day.fixed + price);
      }
  }

  /** Which debts are paid in this rest, before it or after it, and what of it then is the rest. */
  private repay(rest: Pause, debts: [number, number][]): [[number, number][], number, number][] {
    const ways: [[number, number][], number, number][] = [[debts, rest.start, rest.end]];
    if (rest.holes.length > 0) return ways;
    for (let choice = 1; choice < 2 ** debts.length; choice++) {
      const chosen = debts.filter((_, index) => (choice >> index) % 2 === 1);
      const left = debts.filter((_, index) => (choice >> index) % 2 === 0);
      const sum = chosen.reduce((all, [minutes]) => all + minutes, 0);
      const due = Math.min(...chosen.map(([, moment]) => moment));
      const end = Math.min(rest.end, due) - sum;
      if (end - rest.start >= 9 * H) ways.push([left, rest.start, end]);
      if (rest.start + sum <= due && rest.end - rest.start - sum >= 9 * H)
        ways.push([left, rest.start + sum, rest.end]);
    }
    return ways;
  }

  /** Names of the day and of its rest: [rest, ten hours, days of 25 hours allowed when this is one, cost]. */
  private names(start: number, rest: Pause, day: OracleDay, from: number, to: number) {
    const found: [string, boolean, number, number][] = [];
    const add = (name: string, long: number, price: number) => {
      found.push([name, false, long, price + cost(above(day.driving, 540, [0, 600, 660, 810]))]);
      if (day.driving > 540) found.push([name, true, long, price + cost(above(day.driving, 600, [0, 660, 720, 900]))]);
    };
    const within = (window: number) => {
      let end = start + window;
      let missed = 0;
      while (rest.start >= end) {
        // With no full rest in time, one of 7 hours ends the day.
        for (const gap of day.inDay)
          if (Math.min(gap.end, end) - Math.max(gap.start, end - window) >= 7 * H) return undefined;
        missed += cost('VSI');
        end += window;
      }
      const until = Math.min(end, to);
      const holes = rest.holes.reduce(
        (sum, hole) => sum + Math.max(0, Math.min(until, hole.end) - Math.min(until, hole.start)),
        0,
      );
      return { missed, has: Math.max(0, until - from - holes), begin: end - window };
    };
    if (day.two) {
      const crew = within(30 * H);
      if (!crew) return found;
      const { missed, has } = crew;
      add('two', 0, missed + cost(below(has, 540, 480, 420)));
      return found;
    }
    const service = this.minutes.services.get(day.service);
    const length = service ? service.end - service.start : 0;
    const longDays = length >= 192 * H ? 2 : length >= 144 * H ? 1 : 0;
    const mayBeLong =
      service?.kind === 'occasional' && service.law === 'EU' && day.driving <= 420 && rest.start - start < 25 * H;
    for (const window of mayBeLong && longDays > 0 ? [24, 25] : [24]) {
      const one = within(window * H);
      if (!one) continue;
      const { missed, has, begin } = one;
      const long = window === 25 ? longDays : 0;
      if (day.line) add('line', long, missed + cost(below(has, 540, 480, 420)));
      else if (rest.holes.length > 0) {
        if (has >= 660) add('regular', long, missed);
      } else {
        add('regular', long, missed + cost(below(has, 660, 600, 510)));
        add('reduced', long, missed + cost(below(has, 540, 480, 420)));
        if (day.inDay.some((gap) => gap.start >= begin && gap.end - gap.start >= 180))
          add('split', long, missed + cost(below(has, 540, 480, 420)));
      }
    }
    return found;
  }

  private weekly(
    start: number,
    rest: Pause,
    index: number,
    from: number,
    to: number,
    memory: Memory,
    paid: number,
  ): void {
    if (paid >= this.least) return;
    const last = rest.end === Infinity;
    if (last) {
      let moment = rest.start + 9 * H;
      for (const [minutes, due] of [...memory.debts].sort((one, other) => one[1] - other[1]))
        if ((moment += minutes) > due) return;
    } else if (memory.debts.every(([, due]) => due > rest.start)) this.go(rest.end, index + 1, memory, paid);
    if (!last && memory.debts.some(([, due]) => due <= rest.start)) return;
    const base = to - from - rest.holes.reduce((sum, hole) => sum + hole.end - hole.start, 0);
    const touched = [];
    for (let week = weekNumber(rest.start); week <= (last ? weekNumber(rest.start) : weekNumber(rest.end - 1)); week++)
      touched.push(week);
    const edges = [...new Set([touched[0] ?? 0, touched[touched.length - 1] ?? 0])];
    const inScope =
      this.minutes.count(memory.weekly, rest.start, (m) => this.minutes.at(m) !== '' && !this.minutes.line(m)) > 0;
    const since = from - memory.weekly;
    const late =
      memory.putOff !== ''
        ? above(since, 288 * H, [0, 291 * H, 300 * H, never])
        : inScope
          ? above(since, 144 * H, [0, 147 * H, 156 * H, never])
          : '';
    const claim = (
      claims: [number, boolean][],
      debts: [number, number][],
      price: number,
      mayPutOff: boolean,
      out: number[] = [],
    ) => {
      const now = { ...structuredCopy(memory), reduced: 0, weekly: rest.end, putOff: '' };
      now.claims = [...memory.claims, ...claims].sort(
        (one, other) => one[0] - other[0] || Number(one[1]) - Number(other[1]),
      );
      now.debts = [...memory.debts, ...debts];
      now.out = [...memory.out, ...out];
      const sum = paid + cost(late) + price;
      if (last) return this.finish(now, sum);
      this.go(rest.end, index + 1, now, sum);
      if (mayPutOff) for (const id of this.long(rest.end)) this.go(rest.end, index + 1, { ...now, putOff: id }, sum);
    };
    const due = (week: number) => ((week + 4) * 7 - 3) * 1440;
    const all = (weeks: number[]) =>
      weeks.flatMap((week): [number, boolean][] => [
        [week, true],
        [week, true],
      ]);
    if (memory.putOff !== '') {
      const nights = periods(this.minutes, memory.weekly, rest.start).reduce(
        (sum, { night }) => sum + cost(above(night, 180, [never, 180, 270, never])),
        0,
      );
      const out = [];
      for (let week = weekNumber(memory.weekly); week <= weekNumber(rest.start); week++) out.push(week);
      const after: [number, boolean][] = base >= 168 * H ? all(touched) : touched.slice(1).map((week) => [week, true]);
      const short = belowTurned(base, 69 * H, 67 * H, 65 * H);
      if (short !== '' || base >= 90 * H) return claim(after, [], nights + cost(short), short === '', out);
      claim(after, [[90 * H - base, due(touched[0] ?? 0)]], nights, true, out);
      return claim(after, [], nights + cost(below(base - 45 * H, 45 * H, 42 * H, 36 * H)), false, out);
    }
    if (last || base >= 168 * H) return claim(all(touched), [], 0, true);
    for (const week of edges) {
      if (rest.weekly === 'any') claim([[week, true]], [], cost(below(base, 45 * H, 42 * H, 36 * H)), base >= 45 * H);
      if (base < 45 * H)
        claim([[week, false]], [[45 * H - base, due(week)]], cost(below(base, 24 * H, 22 * H, 20 * H)), false);
      else if (rest.weekly === 'reduced') claim([[week, false]], [], 0, false);
      if (base >= 69 * H && rest.weekly === 'any')
        for (const second of edges)
          claim(
            [
              [week, true],
              [second, base >= 90 * H],
            ],
            base >= 90 * H ? [] : [[90 * H - base, due(second)]],
            0,
            true,
          );
    }
  }

  /** Art. 8(6) over all pairs of weeks, once all weekly rests are known. */
  private finish(memory: Memory, paid: number): void {
    let sum = paid;
    const first = weekNumber(this.minutes.first);
    let former = { rests: 2, regular: true };
    for (let week = first; week < weekNumber(this.minutes.end); week++) {
      const monday = (week * 7 - 3) * 1440;
      const own = memory.claims.filter(([of]) => of === week);
      let now = { rests: Math.min(2, own.length), regular: own.some(([, regular]) => regular) };
      const work = this.minutes.count(
        monday,
        monday + 10080,
        (m) => this.minutes.at(m) !== '' && !this.minutes.line(m),
      );
      if (memory.out.includes(week) || work === 0) now = { rests: 2, regular: true };
      else if (former.rests + now.rests < 2 || !(former.regular || now.regular || this.twoUnderAetr(monday))) {
        sum += cost('VSI');
        now = { rests: Math.max(1, now.rests), regular: true };
      }
      former = now;
    }
    this.least = Math.min(this.least, sum);
  }

  /** In a week and the one before, all driving was by two drivers under AETR: each weekly rest may be reduced (8(6)(c)). */
  private twoUnderAetr(monday: number): boolean {
    const { minutes } = this;
    return [monday - 10080, monday].every((from) => {
      const driven = (crew: boolean) =>
        minutes.count(from, from + 10080, (m) => {
          const both = minutes.of[m - minutes.first]?.multiManned === true && minutes.service(m)?.law === 'AETR';
          return minutes.drives(m) && (both || !crew);
        });
      return driven(false) > 0 && driven(true) === driven(false);
    });
  }
}
