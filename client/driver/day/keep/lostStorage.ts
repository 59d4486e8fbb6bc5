import type { DayDatabase } from './dayDatabase';
import type { DayState } from './dayState';

// A browser may take the phone's database away: when the phone is short of storage, or on a person's word.

/** A connection that the browser has closed; Safari on a phone calls it unknown. */
export const isGone = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

interface Held {
  state: Pick<DayState, 'kept' | 'acts'>;
  clockOffsetMs: number;
  photos: ReadonlyMap<string, Blob>;
}

/** Puts into the database whatever of the day that the page shows is not there, the acts in their order. */
export async function putBack(database: DayDatabase, { state, clockOffsetMs, photos }: Held): Promise<void> {
  const { kept, acts } = state;
  if (!kept) return;
  const change = database.transaction(['days', 'acts', 'photos', 'phone'], 'readwrite');
  const days = change.objectStore('days');
  if (!(await days.get(kept.driverId))) {
    await days.put(kept);
    await change.objectStore('phone').put(kept.driverId, 'driverId');
    await change.objectStore('phone').put(clockOffsetMs, 'clockOffsetMs');
  }
  const known = await change.objectStore('acts').index('driverId').getAll(kept.driverId);
  const ids = known.map(({ id }) => id);
  for (const { seq: _former, ...act } of acts) {
    if (ids.includes(act.id)) continue;
    await change.objectStore('acts').add(act);
    const photo = photos.get(act.id);
    if (photo) await change.objectStore('photos').put(photo, act.id);
  }
  await change.done;
}

/** Stands beside the database, and is often left when that one is taken. */
const KEY = 'day-unsent';

/** Remembers how many acts wait. */
export function noteUnsent(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // A full storage is said where an act cannot be kept.
  }
}

/** The number of acts that waited when the page was open last. */
export const readUnsent = (): number => Number(localStorage.getItem(KEY) ?? 0);
