import type { Activity, ActivityKind, Minute, Service, Timeline } from './activity';
import { findRegime } from './regime';
import type { Regime } from './regime';
import { limits, rules } from './rules';

/** Contradictions. The time is judged by the reading that breaks most, and is never called legal. */
export interface Contradiction {
  kind: 'badTime' | 'reversed' | 'overlap' | 'twoServices' | 'unknownService' | 'serviceOutOfBounds';
  from: Minute;
  to: Minute;
}

/** A service with all that the rules ask of it. */
export interface KnownService extends Service {
  start: Minute;
  end: Minute;
  regime: Regime;
  /** Its drivers may put off the weekly rest for up to 12 days. */
  mayPutOff: boolean;
}

/** A stretch of work or availability; what lies between two is rest or break. */
export interface Stretch {
  start: Minute;
  end: Minute;
  kind: Exclude<ActivityKind, 'break' | 'rest'>;
  multiManned: boolean;
  service: KnownService | undefined;
  /** On a line up to 50 km, where 561/2006 does not hold (art. 3(a)) [S]. */
  line: boolean;
}

export interface Clean {
  stretches: Stretch[];
  problems: Contradiction[];
}

/** Of two activities in one minute, the one that leaves less rest counts. */
const weight: Record<ActivityKind, number> = { driving: 4, otherWork: 3, availability: 2, break: 1, rest: 0 };

/** From 1970 to the year 2200: what lies outside was meant otherwise, and would take its time to count through. */
const isMoment = (minute: Minute) => minute >= 0 && minute < 121_000_000;
/** Nobody does one thing for a year. */
const LONGEST = 366 * 1440;

/** A timeline in order, each minute once, with what was wrong with it. */
export function clean(timeline: Timeline): Clean {
  const problems: Contradiction[] = [];
  const sound: Activity[] = [];
  for (const activity of timeline.activities) {
    let start = Math.round(activity.start);
    let end = Math.round(activity.end);
    if (!isMoment(start) || !isMoment(end) || Math.abs(end - start) > LONGEST || !(activity.kind in weight)) {
      problems.push({ kind: 'badTime', from: activity.start, to: activity.end });
      continue;
    }
    // Compares the given times, not the rounded minutes: within one minute the order would be lost.
    if (activity.end < activity.start) {
      problems.push({ kind: 'reversed', from: end, to: start });
      [start, end] = [Math.min(start, end), Math.max(start, end)];
    }
    if (end === start) continue;
    sound.push(end === activity.end && start === activity.start ? activity : { ...activity, start, end });
  }
  sound.sort((one, other) => one.start - other.start);
  const areApart = sound.every((activity, index) => index === 0 || activity.start >= (sound[index - 1]?.end ?? 0));
  const once = areApart ? sound : dropOverlaps(sound, problems);
  const work = once.filter(({ kind }) => weight[kind] > 1);
  const services = listKnownServices(timeline.services ?? [], work, problems);
  const stretches = work.map(({ kind, start, end, multiManned, service }): Stretch => {
    const known = service === undefined ? undefined : services.get(service);
    if (service !== undefined && !known) problems.push({ kind: 'unknownService', from: start, to: end });
    return {
      kind: kind as Stretch['kind'],
      start,
      end,
      multiManned: multiManned === true,
      service: known,
      line: known?.kind === 'regularUpTo50',
    };
  });
  return { stretches, problems };
}

/** Cuts overlapping activities where one begins or ends, and keeps of each piece what weighs most. */
function dropOverlaps(sorted: Activity[], problems: Contradiction[]): Activity[] {
  const edges = [...new Set(sorted.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other);
  const result: Activity[] = [];
  let open: Activity[] = [];
  let next = 0;
  edges.forEach((from, index) => {
    const to = edges[index + 1];
    if (to === undefined) return;
    if (open.some(({ end }) => end <= from)) open = open.filter(({ end }) => end > from);
    for (; next < sorted.length && (sorted[next] as Activity).start <= from; next++)
      open.push(sorted[next] as Activity);
    if (open.length === 1) {
      const [only] = open as [Activity];
      result.push(only.start === from && only.end === to ? only : { ...only, start: from, end: to });
      return;
    }
    const [heaviest, ...others] = [...open].sort((one, other) => weight[other.kind] - weight[one.kind]);
    if (!heaviest) return;
    const working = others.filter(({ kind }) => weight[kind] > 1);
    if (working.some(({ service }) => service !== heaviest.service)) problems.push({ kind: 'twoServices', from, to });
    else if (others.length > 0 && weight[heaviest.kind] > 1) problems.push({ kind: 'overlap', from, to });
    // A second driver whom only one of the two knows of is none.
    const multiManned = heaviest.multiManned && working.every((other) => other.multiManned);
    result.push({ ...heaviest, start: from, end: to, multiManned });
  });
  return result;
}

function listKnownServices(
  services: Service[],
  work: Activity[],
  problems: Contradiction[],
): Map<string, KnownService> {
  const spans = new Map<string, { start: Minute; end: Minute }>();
  for (const { service, start, end } of work) {
    if (service === undefined) continue;
    const span = spans.get(service);
    if (span) span.end = Math.max(span.end, end);
    else spans.set(service, { start, end });
  }
  const known = new Map<string, KnownService>();
  for (const service of services) {
    const span = spans.get(service.id) ?? { start: 0, end: 0 };
    const { start = span.start, end = span.end } = service;
    if (start > span.start || end < span.end)
      problems.push({ kind: 'serviceOutOfBounds', from: span.start, to: span.end });
    const regime = findRegime(service);
    known.set(service.id, {
      id: service.id,
      kind: service.kind,
      countries: service.countries,
      start,
      end,
      regime,
      mayPutOff: mayPutOff(service, end - start, regime),
    });
  }
  return known;
}

/** One occasional service, longer than the weekly rest could wait anyway; only the text of 2024 does without a day abroad. */
function mayPutOff({ kind, abroad = limits.abroadFor12Days }: Service, length: number, regime: Regime): boolean {
  return (
    kind === 'occasional' &&
    length > rules.weeklyRestLate.limit &&
    (regime === 'EU' || abroad >= limits.abroadFor12Days)
  );
}
