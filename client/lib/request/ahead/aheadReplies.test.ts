import { forgetAhead, isAhead, findAhead, keepAhead, takeAhead } from './aheadReplies';
import type { Reply } from '../request';

const reply = { data: { order: 1 } };
const pageIsOpen = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
beforeEach(() => void pageIsOpen(0));
afterEach(() => jest.restoreAllMocks());

it('gives a page the reply that is still on its way', async () => {
  let come = (_: Reply): void => undefined;
  keepAhead('Order', { id: '1' }, new Promise<Reply>((resolve) => (come = resolve)));
  expect([isAhead('Order', { id: '1' }), isAhead('Order', { id: '2' })]).toEqual([true, false]);
  expect(findAhead('Order', { id: '1' })).toBeUndefined();
  const taken = takeAhead('Order', { id: '1' });
  come(reply);
  expect(await taken).toBe(reply);
  expect(isAhead('Order', { id: '1' })).toBe(false);
});

it('shows a reply that is here, and keeps it for the caller that takes it', async () => {
  keepAhead('Order', {}, Promise.resolve(reply));
  await Promise.resolve();
  expect(findAhead('Order', {})).toBe(reply.data);
  expect(await takeAhead('Order', {})).toBe(reply);
});

it('forgets a reply that failed, one that is five seconds old, and all after a change', async () => {
  keepAhead('Order', {}, Promise.reject(new TypeError('away')));
  await Promise.resolve().then(() => Promise.resolve());
  expect(isAhead('Order', {})).toBe(false);
  keepAhead('Order', {}, reply);
  pageIsOpen(5001);
  expect(takeAhead('Order', {})).toBeUndefined();
  keepAhead('Order', {}, reply);
  forgetAhead();
  expect(isAhead('Order', {})).toBe(false);
});
