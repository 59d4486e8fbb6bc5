import type { Activity, FerryLeg, Service, Timeline } from '../activity';

/** The law by the minute, for the slow oracle: what was done in each, and all that no name of a rest changes. */

type Grades = [number, number, number, number];
const POINTS = { MI: 1, SI: 10, VSI: 30, MSI: 90 };
export const never = NaN;

/** Grade of something that may not be more than limit: from just above it MI, then by lower bounds. */
export function above(x: number, limit: number, [mi, si, vsi, msi]: Grades): keyof typeof POINTS | '' {
  if (x <= limit) return '';
  if (x >= msi) return 'MSI';
  if (x >= vsi) return 'VSI';
  if (x >= si || Number.isNaN(mi)) return 'SI';
  return 'MI';
}
export function below(x: number, limit: number, si: number, vsi: number): keyof typeof POINTS | '' {
  return x >= limit ? '' : x < vsi ? 'VSI' : x < si ? 'SI' : 'MI';
}
export function belowTurned(x: number, limit: number, si: number, vsi: number): keyof typeof POINTS | '' {
  return x >= limit ? '' : x <= vsi ? 'VSI' : x <= si ? 'SI' : 'MI';
}
export const cost = (severity: keyof typeof POINTS | '') => (severity === '' ? 0 : POINTS[severity] * 1000 + 1);

export const H = 60;
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' ');
export const weekNumber = (minute: number) => Math.floor((minute / 1440 + 3) / 7);

export interface Gap {
  start: number;
  end: number;
}

/** The activity of each minute, from the first of work to the last. */
export class Minutes {
  readonly kind: string[] = [];
  readonly of: (Activity | undefined)[] = [];
  readonly first: number;
  readonly end: number;
  readonly services: Map<string, Service & { start: number; end: number; law: 'EU' | 'UK' | 'AETR' }>;
  readonly gaps: Gap[] = [];
  readonly ferries: FerryLeg[];
  private readonly hour = new Map<number, number>();

  constructor(timeline: Timeline) {
    const work = timeline.activities.filter(({ kind }) => kind !== 'rest' && kind !== 'break');
    this.first = Math.min(...work.map(({ start }) => start));
    this.end = Math.max(...work.map(({ end }) => end));
    for (const activity of work)
      for (let m = activity.start; m < activity.end; m++) {
        this.kind[m - this.first] = activity.kind;
        this.of[m - this.first] = activity;
      }
    this.ferries = timeline.ferries ?? [];
    this.services = new Map(
      (timeline.services ?? []).map((service) => {
        const own = work.filter((activity) => activity.service === service.id);
        const start = service.start ?? Math.min(...own.map((activity) => activity.start));
        const end = service.end ?? Math.max(...own.map((activity) => activity.end));
        const abroad = (service.countries ?? []).filter((country) => !EU.includes(country));
        const law = abroad.length === 0 ? 'EU' : abroad.every((country) => country === 'GB') ? 'UK' : 'AETR';
        return [service.id, { ...service, start, end, law }];
      }),
    );
    let from = -1;
    for (let m = this.first; m <= this.end; m++) {
      const idle = m < this.end && this.at(m) === '';
      if (idle && from < 0) from = m;
      if (!idle && from >= 0) {
        this.gaps.push({ start: from, end: m });
        from = -1;
      }
    }
  }

  at(m: number): string {
    return this.kind[m - this.first] ?? '';
  }
  service(m: number) {
    return this.services.get(this.of[m - this.first]?.service ?? '');
  }
  line(m: number): boolean {
    return this.service(m)?.kind === 'regularUpTo50';
  }
  /** Driving of an exempt line is other work to 561/2006. */
  drives(m: number): boolean {
    return this.at(m) === 'driving' && !this.line(m);
  }
  /** Beside the colleague who drives. */
  rides(m: number): boolean {
    return this.at(m) === 'availability' && this.of[m - this.first]?.multiManned === true;
  }
  works(m: number): boolean {
    return this.at(m) === 'driving' || this.at(m) === 'otherWork';
  }
  count(from: number, to: number, what: (m: number) => boolean): number {
    let sum = 0;
    for (let m = Math.max(from, this.first); m < Math.min(to, this.end); m++) if (what(m)) sum++;
    return sum;
  }
  /** The hour of the Estonian clock, from the time zone database and not from a rule of ours. */
  clock(m: number): number {
    const full = Math.floor(m / 60);
    let hour = this.hour.get(full);
    if (hour === undefined) {
      hour = Number(clockFormat.format(new Date(full * 3_600_000)));
      this.hour.set(full, hour);
    }
    return hour;
  }
}

const clockFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Tallinn', hour: '2-digit', hourCycle: 'h23' });

export function weeks(minutes: Minutes): string[] {
  const found: string[] = [];
  const worked: number[] = [];
  let former = 0;
  for (let week = weekNumber(minutes.first); week <= weekNumber(minutes.end - 1); week++) {
    const monday = (week * 7 - 3) * 1440;
    const driven = minutes.count(monday, monday + 10080, (m) => minutes.drives(m));
    const work = minutes.count(monday, monday + 10080, (m) => minutes.works(m));
    worked.push(work);
    found.push(...broken('weeklyDriving', above(driven, 56 * H, [0, 60 * H, 65 * H, 70 * H]), driven));
    const both = driven + former;
    found.push(...broken('fortnightDriving', above(both, 90 * H, [0, 100 * H, 105 * H, 112.5 * H]), both));
    const sixty = work > 60 * H ? (work >= 70 * H ? 'MSI' : work >= 65 * H ? 'VSI' : 'MI') : '';
    found.push(...broken('workWeek60', sixty, work));
    const average = worked.slice(-17).reduce((sum, one) => sum + one, 0) / 17;
    if (average > 48 * H && sixty === '')
      found.push(...broken('workWeek48', above(work, 48 * H, [0, 56 * H, 60 * H, never]), work));
    former = driven;
  }
  return found;
}

const broken = (rule: string, severity: string, actual: number) =>
  severity === '' ? [] : [`${rule} ${severity} ${actual}`];

export interface Pause extends Gap {
  /** Work within it, when a ferry rest is interrupted; and the longest weekly rest that it may be. */
  holes: Gap[];
  weekly: 'any' | 'reduced';
}

/** Art. 9: a rest on board, interrupted at most twice and for an hour in all, to get on and off. */
export function boarded(minutes: Minutes, first: Gap, index: number): Pause[] {
  const { gaps, ferries } = minutes;
  const berths = (gap: Gap) =>
    ferries.filter((leg) => leg.berth !== 'none' && leg.start < gap.end && leg.end > gap.start);
  const found: Pause[] = [];
  let legs = berths(first);
  const holes: Gap[] = [];
  for (const next of [...gaps.slice(index + 1, index + 3), { start: minutes.end, end: Infinity }].slice(0, 2)) {
    const before = gaps[gaps.indexOf(next as Gap) - 1] ?? gaps[gaps.length - 1];
    if (!before || next.start <= first.start) break;
    holes.push({ start: before.end, end: next.start });
    if (holes.reduce((sum, hole) => sum + hole.end - hole.start, 0) > 60) break;
    if (berths(before).length + berths(next).length === 0) break;
    legs = [...legs, ...berths(next)];
    const cabin = legs.some((leg) => leg.berth === 'cabin' && leg.end - leg.start >= 8 * H);
    found.push({ start: first.start, end: next.end, holes: [...holes], weekly: cabin ? 'any' : 'reduced' });
  }
  return found;
}
