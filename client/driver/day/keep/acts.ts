import type { DayDatabase, KeptAct, KeptDay } from './dayDatabase';
import type { Answer } from './sendActs';

/** The acts of a driver in the order of the phone. */
export const listActs = (database: DayDatabase, driverId: string): Promise<KeptAct[]> =>
  database.getAllFromIndex('acts', 'driverId', driverId);

/** Changes the kept day of a driver in one step: a tap and a reply may come at the same moment. Undefined changes nothing. */
export async function changeDay(
  database: DayDatabase,
  driverId: string,
  change: (latest: KeptDay | undefined) => KeptDay | undefined,
): Promise<void> {
  const { store, done } = database.transaction('days', 'readwrite');
  const changed = change(await store.get(driverId));
  if (changed) await store.put(changed);
  await done;
}

/** An act and its photo are kept together or not at all. */
export async function keepAct(database: DayDatabase, act: KeptAct, photo: Blob | undefined): Promise<void> {
  // Most acts wait for nothing but their own store: a page may be gone a moment after the tap.
  if (!photo) return void (await database.add('acts', act));
  const change = database.transaction(['acts', 'photos'], 'readwrite');
  await Promise.all([
    change.objectStore('acts').add(act),
    change.objectStore('photos').put(photo, act.id),
    change.done,
  ]);
}

export async function keepAnswers(database: DayDatabase, driverId: string, answers: readonly Answer[]): Promise<void> {
  const change = database.transaction('acts', 'readwrite');
  for (const act of await change.store.index('driverId').getAll(driverId)) {
    const answer = answers.find(({ id }) => id === act.id);
    if (!answer) continue;
    const refusal = answer.refusal ?? undefined;
    await change.store.put({ ...act, ...(refusal === undefined ? { state: 'taken' } : { state: 'refused', refusal }) });
  }
  await change.done;
}

/** Takes a driver's day, acts and photos off the phone. */
export async function forgetDriver(database: DayDatabase, driverId: string): Promise<void> {
  const change = database.transaction(['days', 'acts', 'photos', 'phone'], 'readwrite');
  await change.objectStore('days').delete(driverId);
  await change.objectStore('phone').delete('driverId');
  for (const { seq, id } of await change.objectStore('acts').index('driverId').getAll(driverId)) {
    await change.objectStore('photos').delete(id);
    await change.objectStore('acts').delete(seq!);
  }
  await change.done;
}
