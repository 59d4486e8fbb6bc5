import { Role } from '../../model/people/user.entity';
import { createId } from '../../platform/ids';
import { LiveList } from './liveTypes';
import type { LoggedChange } from './stream';
import { LiveStream, MOST_CHANGES } from './stream';

let cursor = 0;
const ended = jest.fn();
const createStream = (role: Role, id = createId()) =>
  new LiveStream(
    { id, role, username: 'x', firstname: 'X', tokenHash: 'x' },
    createId(),
    () => `cursor ${(cursor += 1)}`,
    ended,
  );
const change = (orderId: string | null, version: number | null, ...lists: LiveList[]): LoggedChange => ({
  orderId,
  version,
  lists,
  driverIds: [],
});
const { jobs, archive, fleet } = LiveList;

test('sends changes that came meanwhile at once, and those of one order as one', async () => {
  const stream = createStream(Role.admin);
  const id = createId();
  stream.push([change(id, 3, jobs), change(null, null, fleet)]);
  stream.push([change(id, 2, jobs, archive), change(null, null, fleet)]);
  expect((await stream.next()).value).toMatchObject({
    missed: false,
    changes: [
      { orderId: id, version: 3, lists: [jobs, archive] },
      { orderId: null, lists: [fleet] },
    ],
  });
  const next = stream.next();
  stream.push([change(id, 4, jobs)]);
  expect((await next).value.changes).toEqual([{ orderId: id, version: 4, lists: [jobs] }]);
});

test('limits the changes that wait for a reader: too many become "read everything again"', async () => {
  const stream = createStream(Role.admin);
  for (let round = 0; round < 50; round += 1)
    stream.push(Array.from({ length: MOST_CHANGES }, () => change(createId(), 1, jobs)));
  expect(JSON.stringify(stream).length).toBeLessThan(1000);
  expect((await stream.next()).value).toMatchObject({ missed: true, changes: [] });
  stream.push([change('a', 1, jobs)]);
  expect((await stream.next()).value).toMatchObject({ missed: false, changes: [{ orderId: 'a' }] });
});

test('a driver hears of own jobs alone', async () => {
  const stream = createStream(Role.driver, 'me');
  stream.push([change('a', 1, jobs), { ...change('b', 1, jobs), driverIds: ['other'] }, change(null, null, fleet)]);
  stream.push([{ ...change('c', 1, jobs), driverIds: ['other', 'me'] }]);
  expect((await stream.next()).value.changes).toEqual([{ orderId: 'c', version: 1, lists: [jobs] }]);
});

test('sends presence when it has changed', async () => {
  const stream = createStream(Role.admin);
  const mari = { id: 'm', name: 'Mari', kind: 'looksAtOrder' as never, subject: 'a' };
  stream.pushPresent([]);
  stream.refresh();
  expect((await stream.next()).value.present).toBeNull();
  stream.pushPresent([mari]);
  expect((await stream.next()).value.present).toEqual([mari]);
  stream.pushPresent([mari]);
  stream.push([change('a', 1, jobs)]);
  expect((await stream.next()).value.present).toBeNull();
  stream.pushPresent([]);
  expect((await stream.next()).value.present).toEqual([]);
});

test('sends an end to a waiting reader, once', async () => {
  const stream = createStream(Role.admin);
  const next = stream.next();
  stream.end();
  await stream.return();
  expect((await next).done).toBe(true);
  expect(ended.mock.calls.filter(([each]) => each === stream)).toHaveLength(1);
});

test('reports the end of a session, and nothing after it', async () => {
  const stream = createStream(Role.admin);
  stream.push([change('a', 1, jobs)]);
  stream.signOut();
  stream.push([change('b', 1, jobs)]);
  expect((await stream.next()).value).toMatchObject({ signedOut: true, changes: [] });
  expect((await stream.next()).done).toBe(true);
});
