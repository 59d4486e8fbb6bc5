import type { Database } from '../platform/database/database';
import { migrations } from '../migrations';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { TestClock } from '../testing/testClock';
import { createReplyCache } from './replyCache';
import { MapsReply } from '../model/system/mapsReply.entity';

let db: Database;
beforeAll(async () => (db = await openTestDatabase({ entities: [MapsReply], migrations })));
afterAll(() => db.close());
beforeEach(() => db.dataSource.query('delete from maps_reply'));

const clock = new TestClock();
const later = (hours: number): void => clock.set(new Date(clock.now().getTime() + hours * 3_600_000));
const count = () => db.dataSource.getRepository(MapsReply).count();

test('a reply kept by one copy of the server is found by another, by provider and question', async () => {
  const reply = [{ city: 'Võru', address: 'Kreutzwaldi 1, Võru \u0000', lat: 57.84, lng: 27.0 }];
  await createReplyCache(db, clock).keep('Photon', 'suggest võ\u0000', reply);
  const other = createReplyCache(db, clock);
  expect(await other.find('Photon', 'suggest võ\u0000')).toEqual(reply);
  expect(await other.find('Google', 'suggest võ\u0000')).toBeUndefined();
  expect(await other.find('Photon', 'geocode võ\u0000')).toBeUndefined();
});

test('that a provider knew nothing is kept as well', async () => {
  const cache = createReplyCache(db, clock);
  await cache.keep('OSRM', 'route', undefined);
  expect(await cache.find('OSRM', 'route')).toBeNull();
});

test('a reply is kept for a day, and a newer one replaces it', async () => {
  const cache = createReplyCache(db, clock);
  await cache.keep('OSRM', 'route', 'former');
  later(23);
  expect(await cache.find('OSRM', 'route')).toBe('former');
  later(2);
  expect(await cache.find('OSRM', 'route')).toBeUndefined();
  await cache.keep('OSRM', 'route', 'newer');
  expect(await cache.find('OSRM', 'route')).toBe('newer');
  expect(await count()).toBe(1);
});

test('the table stays small: the oldest go first', async () => {
  const cache = createReplyCache(db, clock, 5, 10);
  for (let index = 0; index < 20; index += 1) {
    await cache.keep('Photon', `question ${index}`, index);
    later(0.001);
  }
  expect(await count()).toBe(5);
  expect(await cache.find('Photon', 'question 14')).toBeUndefined();
  expect(await cache.find('Photon', 'question 15')).toBe(15);
});
