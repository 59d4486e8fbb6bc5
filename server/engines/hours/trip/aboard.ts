import type { Activity, Minute } from '../activity';

/** A part of a drive as it is laid out: how long what is done. */
export type Piece = [kind: 'driving' | 'break' | 'rest' | 'otherWork', minutes: number];

/** A passage of an empty drive: after this many minutes of driving the bus waits for a ship and is on it. */
export interface Aboard {
  after: number;
  minutes: number;
}

export const countTimeAboard = (aboard: readonly Aboard[] = []): number =>
  aboard.reduce((sum, { minutes }) => sum + minutes, 0);

/** Pieces one after the other from a moment on, with waits for a ship and time aboard between them. */
export function toActivities(
  pieces: readonly Piece[],
  from: Minute,
  common: Omit<Activity, 'kind' | 'start' | 'end'>,
  aboard: readonly Aboard[] = [],
): Activity[] {
  const activities: Activity[] = [];
  const passages = [...aboard];
  let at = from;
  let driven = 0;
  const put = (kind: Piece[0], minutes: number) => {
    if (minutes > 0) activities.push({ kind, start: at, end: at + minutes, ...common });
    at += Math.max(0, minutes);
  };
  for (const [kind, minutes] of pieces) {
    let left = minutes;
    while (kind === 'driving' && passages[0] && passages[0].after < driven + left) {
      const first = Math.max(0, passages[0].after - driven);
      put(kind, first);
      driven += first;
      left -= first;
      at += passages.shift()?.minutes ?? 0;
    }
    put(kind, left);
    if (kind === 'driving') driven += left;
  }
  return activities;
}
