import { above, belowTurned, cost, H, Minutes, never } from './oracleMinutes.fixture';
import type { Gap, Pause } from './oracleMinutes.fixture';

/** A day of the slow oracle: what it lacks in breaks, and what it costs whatever its rest is called. */

/** Driving periods of [from, to): what was driven in each, and what of it before its last minute alone by night. */
export function periods(
  minutes: Minutes,
  from: number,
  to: number,
): { driven: number; night: number; start: number; end: number }[] {
  const found: ReturnType<typeof periods> = [];
  let driven = 0;
  let night = 0;
  let part = 0;
  let pause = 0;
  let beside = 0;
  let start = 0;
  let end = 0;
  let occasional = true;
  const close = () => {
    if (driven > 0) found.push({ driven, night, start, end });
    [driven, night, part, occasional] = [0, 0, 0, true];
  };
  for (let m = Math.max(from, minutes.first); m < Math.min(to, minutes.end); m++) {
    // Under AETR to wait is no other work, and so may be a break.
    if (minutes.at(m) === '' || (minutes.at(m) === 'availability' && minutes.service(m)?.law === 'AETR')) {
      pause++;
      beside = 0;
      continue;
    }
    if (pause >= 45 || (part > 0 && pause >= 30) || (occasional && part > 0 && pause >= 15 && part + pause >= 45))
      close();
    else if (pause >= 15 && driven > 0) part = Math.max(part, pause);
    pause = 0;
    const activity = minutes.of[m - minutes.first];
    beside = minutes.rides(m) ? beside + 1 : 0;
    if (beside >= 45) close();
    if (!minutes.drives(m)) continue;
    if (driven === 0) start = m;
    driven++;
    end = m + 1;
    const service = minutes.service(m);
    if (service?.kind !== 'occasional' || service.law !== 'EU') occasional = false;
    const hour = minutes.clock(m);
    if (!activity?.multiManned && (hour >= 22 || hour < 6)) night = driven;
  }
  close();
  return found;
}

/** Minutes from a moment on in which nothing but riding beside the driver is done, where they are at least 45. */
function ride(minutes: Minutes, m: number, to: number): number {
  let end = m;
  while (end < to && minutes.rides(end)) end++;
  return end - m >= 45 ? end - m : 0;
}

/** A break that is missing: where, and what that costs. */
export interface Lack {
  start: number;
  end: number;
  points: number;
}

/** Breaks after which driving or work goes on, of at least 15 minutes, or beside the driver. */
function restsFromWork(minutes: Minutes, from: number, to: number): Gap[] {
  const found: Gap[] = [];
  let pause = 0;
  for (let m = from; m < to; m++) {
    const length = minutes.rides(m) && !minutes.rides(m - 1) ? ride(minutes, m, to) : 0;
    if (length > 0) found.push({ start: m, end: m + length });
    pause = minutes.at(m) === '' ? pause + 1 : 0;
    if (pause >= 15 && minutes.at(m + 1) !== '' && m + 1 < to) found.push({ start: m + 1 - pause, end: m + 1 });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Breaks that are missing: over 4 hours 30 of driving (561/2006), over 6 hours of work (2002/15). Two that are one count once. */
export function lacks(minutes: Minutes): Lack[] {
  const driving = periods(minutes, minutes.first, minutes.end).flatMap(
    ({ driven, start, end }): (Lack & { free: boolean })[] => {
      const points = cost(above(driven, 270, [0, 300, 360, never]));
      return points > 0 ? [{ start, end, points, free: true }] : [];
    },
  );
  const found: Lack[] = [...driving];
  let begin = minutes.first;
  for (const { start, end } of [
    ...restsFromWork(minutes, minutes.first, minutes.end),
    { start: minutes.end, end: Infinity },
  ]) {
    if (minutes.count(begin, start, (m) => minutes.works(m)) > 360) {
      const same = driving.find((one) => one.free && one.start < start && one.end > begin);
      if (same) same.free = false;
      else found.push({ start: begin, end: start, points: cost('MI') });
    }
    begin = end;
  }
  return found;
}

/** The extra cost when all breaks of a day's work are too short together, beyond its missing breaks. */
export function tooLittleBreak(
  minutes: Minutes,
  all: Lack[],
  work: number,
  exempt: boolean,
  day: Gap,
  stop: number,
): number {
  const rested = restsFromWork(minutes, day.start, day.end).reduce((sum, { start, end }) => sum + end - start, 0);
  const whole =
    work > 540 && !exempt
      ? cost(belowTurned(rested, 45, 30, 20))
      : work > 360
        ? cost(belowTurned(rested, 30, 20, 10))
        : 0;
  const lacking = all.filter(({ start, end }) => start < stop && end > day.start);
  return Math.max(0, whole - Math.max(0, ...lacking.map(({ points }) => points)));
}

export type OracleDay = ReturnType<typeof countDay>;

export function countDay(minutes: Minutes, all: Lack[], start: number, rest: Pause) {
  const stop = rest.holes[rest.holes.length - 1]?.end ?? rest.start;
  const count = (what: (m: number) => boolean, to = stop) => minutes.count(start, to, what);
  const driving = count((m) => minutes.drives(m));
  const work = count((m) => minutes.works(m));
  const line = count((m) => minutes.at(m) !== '' && !minutes.line(m)) === 0;
  const multi = (m: number) => minutes.of[m - minutes.first]?.multiManned === true;
  const two =
    !line &&
    count((m) => minutes.at(m) !== '' && multi(m)) > 0 &&
    minutes.count(start + 60, stop, (m) => minutes.drives(m) && !multi(m)) === 0;
  const ids = new Set<string>();
  for (let m = start; m < stop; m++) if (minutes.at(m) !== '') ids.add(minutes.of[m - minutes.first]?.service ?? '?');
  const inDay = minutes.gaps.filter((gap) => gap.start > start && gap.end < rest.start);
  // An interruption of a ferry rest belongs to the day before it, but its pauses belong to the rest.
  let fixed = tooLittleBreak(minutes, all, work, line, { start, end: rest.start }, stop);
  const lineDriving = count((m) => minutes.at(m) === 'driving' && minutes.line(m));
  fixed += cost(above(lineDriving, 540, [0, 600, 660, 810]));
  const day = Math.min(stop, start + 24 * H);
  const byNight = count((m) => minutes.works(m) && minutes.clock(m) < 6, day) > 0;
  if (byNight && !line)
    fixed += cost(
      above(
        count((m) => minutes.works(m), day),
        600,
        [0, 660, 780, never],
      ),
    );
  return { driving, line, two, service: ids.size === 1 ? ([...ids][0] ?? '?') : '?', inDay, fixed };
}
