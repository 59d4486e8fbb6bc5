import type { Person } from '../../testing/builders';
import { createBus, createPerson, inquiry, must, paide, submitInquiry, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

export interface DutyOffice {
  app: TestApp;
  admin: string;
  mari: Person;
  jaan: Person;
  bus: string;
}

/** A company of two drivers and a coach. */
export async function startOffice(): Promise<DutyOffice> {
  const app = await startTestApp();
  // A Monday; who is created now has been known for long when December comes.
  app.clock.set('2026-08-31T08:00:00Z');
  const admin = await app.login('admin');
  const mari = await createPerson(app, admin, { firstname: 'Mari' });
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const bus = await createBus(app, admin, 'Setra');
  return { app, admin, mari, jaan, bus };
}

/** A moment of a day of December 2026 in Estonia. */
export const december = (day: number, time: string) =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();

type By = Pick<DutyOffice, 'app' | 'admin'>;

/** A trip on a day of December 2026 through places, each with its departure in Estonia; the last has none. */
export async function trip({ app, admin }: By, day: number, stops: [typeof tallinn, string?][]): Promise<string> {
  const id = await submitInquiry(app, {
    ...inquiry(app),
    stops: stops.map(([place, time]) => ({ ...place, ...(time && { depart: december(day, time) }) })),
  });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}
export const shortTrip = (by: By, day: number) => trip(by, day, [[tallinn, '09:00'], [tartu, '15:00'], [tallinn]]);
/** From five in the morning to nine in the evening, no stop long enough for a night. */
export const longTrip = (by: By, day: number) =>
  trip(by, day, [[tallinn, '05:00'], [paide, '09:30'], [tartu, '14:00'], [paide, '19:00'], [tallinn]]);
