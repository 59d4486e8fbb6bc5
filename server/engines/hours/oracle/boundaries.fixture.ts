import type { Activity, FerryLeg, Service, Timeline } from '../activity';

/** Monday 2026-01-05 07:00 in Estonia. */
export const start = Date.UTC(2026, 0, 5, 5) / 60_000;

interface Surroundings {
  /** Minutes after `start`. */
  from?: number;
  service?: Partial<Service>;
  twoDrivers?: boolean;
}

/**
 * A timeline in short: 'D270 B45 O10 A30', in minutes: driving, break or rest, other work, availability. 'a', 'd': with a
 * second driver. 'F480': rest on a ferry with a bunk, 'C480' with a cabin, 'G480' with neither.
 */
export function timeline(text: string, { from = 0, service, twoDrivers }: Surroundings = {}): Timeline {
  const kinds = {
    D: 'driving',
    O: 'otherWork',
    A: 'availability',
    B: 'break',
    F: 'rest',
    C: 'rest',
    G: 'rest',
  } as const;
  const berths = { F: 'bunk', C: 'cabin', G: 'none' } as const;
  const activities: Activity[] = [];
  const ferries: FerryLeg[] = [];
  let at = start + from;
  for (const part of text.trim().split(/\s+/)) {
    const letter = part.charAt(0).toUpperCase() as keyof typeof kinds;
    const length = Number(part.slice(1));
    const multiManned = twoDrivers === true || part.charAt(0) !== letter;
    activities.push({
      kind: kinds[letter],
      start: at,
      end: at + length,
      multiManned,
      ...(service && { service: 'one' }),
    });
    if (letter in berths) ferries.push({ start: at, end: at + length, berth: berths[letter as 'F'] });
    at += length;
  }
  return { activities, ferries, services: service ? [{ id: 'one', kind: 'occasional', ...service }] : [] };
}

/** So much driving, with a whole break after each four and a half hours. */
export const drive = (minutes: number): string => (minutes <= 270 ? `D${minutes}` : `D270 B45 ${drive(minutes - 270)}`);

/** A day of little work that lasts so long: five hours of work and four pauses shorter than three hours. */
export function spread(minutes: number, letter = 'O'): string {
  const pauses = Math.floor((minutes - 300) / 4);
  const last = minutes - 300 - 3 * pauses;
  return [pauses, pauses, pauses, last].map((pause) => `${letter}60 B${pause}`).join(' ') + ` ${letter}60`;
}

export const times = (count: number, text: string): string => Array<string>(count).fill(text).join(' ');
