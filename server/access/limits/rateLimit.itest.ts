import { printError } from '../../testing/printError';
import { migrations } from '../../migrations';
import { openTestDatabase } from '../../testing/databases/testDatabase';
import { TestClock } from '../../testing/testClock';
import type { Database } from '../../platform/database/database';
import { forgetExpired, acquireAttempt, consume } from './rateLimit';
import { RateLimit } from '../../model/system/rateLimit.entity';

let db: Database;
beforeAll(async () => (db = await openTestDatabase({ entities: [RateLimit], migrations })));
afterAll(() => db.close());
beforeEach(() => db.dataSource.query('delete from rate_limit'));

const clock = new TestClock();
const later = (seconds: number): void => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const acquire = (key = 'a'): Promise<string> =>
  consume({ db, clock }, key, 5, 60).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

test('of twenty calls at once exactly the allowed ones are acquired', async () => {
  const acquired = await Promise.all(Array.from({ length: 20 }, () => acquire()));
  expect(acquired.filter((each) => each === 'taken')).toHaveLength(5);
  expect(acquired.filter((each) => each === 'TOO_MANY_ATTEMPTS')).toHaveLength(15);
});

test('one key does not use up the attempts of another', async () => {
  for (let count = 0; count < 6; count += 1) await acquire();
  expect(await acquire()).toBe('TOO_MANY_ATTEMPTS');
  expect(await acquire('b')).toBe('taken');
});

test('the window begins with its first attempt and ends by itself, however often one knocks', async () => {
  for (let count = 0; count < 5; count += 1) expect(await acquire()).toBe('taken');
  later(30);
  const refused: unknown = await consume({ db, clock }, 'a', 5, 60).catch((error: unknown) => error);
  expect(printError(refused)).toMatch(/Palun proovige (29|30) sekundi pärast uuesti/);
  expect(refused).toMatchObject({ options: { retryAfterS: expect.any(Number) } });
  later(31);
  expect(await acquire()).toBe('taken');
});

test('a clock that is set back locks nobody out', async () => {
  const attempt = () => acquireAttempt({ db, clock }, 'b', { free: 2, windowS: 900 });
  for (let count = 0; count < 6; count += 1) await acquire();
  for (let count = 0; count < 9; count += 1) await attempt();
  expect([await acquire(), (await attempt()) > 0]).toEqual(['TOO_MANY_ATTEMPTS', true]);
  later(-3600);
  expect([await acquire(), await attempt()]).toEqual(['taken', 0]);
});

test('counts that no longer count are forgotten, the others stay', async () => {
  await acquire('old');
  later(50);
  await acquire('young');
  later(20);
  await forgetExpired({ db, clock });
  expect(await db.dataSource.getRepository(RateLimit).find({ select: { key: true } })).toEqual([{ key: 'young' }]);
});
