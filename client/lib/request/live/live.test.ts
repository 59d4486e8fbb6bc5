import { liveTransport, makeEventReader } from './eventStream';
import type { News } from './live';
import { forgetLive, joinLive, pauseLive } from './live';
import type { Reply } from '../request';
import { takeSentReplies } from '../ahead/sentReplies';

type Opened = Parameters<typeof liveTransport.open>[1] & {
  variables: { connection: string; since?: string; lastSeconds?: number };
  end: (how: 'ended' | 'refused') => void;
  fail: () => void;
};

/** The streams that were opened, the last one at the end. */
let opened: Opened[];
let hidden: jest.SpyInstance<boolean, []>;
const last = () => opened.at(-1) as Opened;
const push = (cursor: string, more: object = {}) =>
  last().heard({
    data: { liveNews: { cursor, missed: false, changes: [], present: null, signedOut: false, ...more } },
  });
const change = { lists: ['jobs'], orderId: 'a', version: 2 };

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  liveTransport.open = (body, reading) =>
    new Promise((done, failed) => {
      const { variables } = JSON.parse(body) as Pick<Opened, 'variables'>;
      opened.push({ ...reading, variables, end: done, fail: () => failed(new Error('gone')) });
      reading.signal.addEventListener('abort', () => failed(new Error('aborted')));
    });
});
afterEach(() => {
  hidden.mockRestore();
  jest.useRealTimers();
});

function page() {
  const news: News[] = [];
  return { news, leave: joinLive({ news: (each) => void news.push(each) }) };
}
const show = (isHidden: boolean) => {
  hidden.mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('pages of a tab share one stream, which ends when the last one leaves', async () => {
  const one = page();
  const other = page();
  expect(opened).toHaveLength(1);
  // The page asked for its data a moment before.
  expect(last().variables.lastSeconds).toBeGreaterThanOrEqual(5);
  push('1');
  push('2', { changes: [change] });
  expect([one.news, other.news]).toEqual(Array(2).fill([{ missed: false, changes: [change], isReopened: false }]));
  one.leave();
  await jest.advanceTimersByTimeAsync(10);
  expect(last().signal.aborted).toBe(false);
  other.leave();
  await jest.advanceTimersByTimeAsync(10);
  expect(last().signal.aborted).toBe(true);
});

test('a stream that was cut comes again with pauses that grow, and asks for the missed changes', async () => {
  const { news } = page();
  push('7');
  last().end('ended');
  await jest.advanceTimersByTimeAsync(400);
  expect(opened).toHaveLength(2);
  expect(last().variables).toMatchObject({ since: '7' });
  expect(last().variables.connection).not.toBe(opened[0]?.variables.connection);
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    last().fail();
    const before = opened.length;
    for (let ms = 0; opened.length === before; ms += 100) {
      pauses[tries] = ms;
      await jest.advanceTimersByTimeAsync(100);
    }
  }
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauses.at(-1)).toBeGreaterThan(10_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  push('9', { changes: [change] });
  expect(news).toEqual([{ missed: false, changes: [change], isReopened: true }]);
});

test('when the network is back nobody waits for the end of a pause', async () => {
  page();
  for (let tries = 0; tries < 8; tries += 1) {
    last().fail();
    await jest.advanceTimersByTimeAsync(tries < 7 ? 60_000 : 0);
  }
  const before = opened.length;
  dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(before + 1);
});

test('a tab that nobody sees holds no stream, and catches up when it is seen', async () => {
  page();
  push('3');
  show(true);
  expect(last().signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(opened).toHaveLength(1);
  show(false);
  expect(last().variables).toMatchObject({ since: '3' });
});

test('a line that says nothing for longer than the server may be silent is dead, also after the machine slept', async () => {
  page();
  push('4');
  await jest.advanceTimersByTimeAsync(30_000);
  last().alive();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(opened).toHaveLength(1);
  // Timers stood still for two hours.
  jest.setSystemTime(Date.now() + 7_200_000);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(opened).toHaveLength(2);
  expect(last().variables).toMatchObject({ since: '4' });
});

test('a client whose session ended does not try again; the pages read, and learn of it', async () => {
  const { news } = page();
  last().end('refused');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(opened).toHaveLength(1);
  expect(news).toEqual([{ missed: true, changes: [], isReopened: false }]);
});

test('opens no other stream when the session ends on an open one', async () => {
  const { news } = page();
  push('1');
  push('2', { signedOut: true });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(opened).toHaveLength(1);
  expect(last().signal.aborted).toBe(true);
  expect(news).toEqual([{ missed: true, changes: [], isReopened: false }]);
});

test('hears nothing more during a sign-out, and goes on when that failed', async () => {
  const { news } = page();
  push('1');
  const resume = pauseLive();
  await jest.advanceTimersByTimeAsync(120_000);
  expect([opened.length, last().signal.aborted, news]).toEqual([1, true, []]);
  resume();
  expect(last().variables).toMatchObject({ since: '1' });
});

test('results are read however they come in pieces, comments mean nothing', () => {
  const heard: Reply[] = [];
  const text =
    ':\n\nevent: next\ndata: {"data":{"a":1}}\n\n:\n\nevent: next\ndata: {"data":{"a":2}}\n\nevent: complete\ndata: \n\n';
  for (let size = 1; size < text.length; size += 1) {
    heard.length = 0;
    const read = makeEventReader((reply) => void heard.push(reply));
    for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size));
    expect(heard).toEqual([{ data: { a: 1 } }, { data: { a: 2 } }]);
  }
});

function comeWithReplies() {
  document.body.innerHTML = '<script type="application/json" id="sent">[]</script>';
  takeSentReplies();
}

test('a page with sent replies hears of all changes since it was asked for', () => {
  comeWithReplies();
  jest.setSystemTime(performance.timeOrigin + 20_000);
  forgetLive();
  const { news, leave } = page();
  expect(last().variables.lastSeconds).toBe(25);
  push('1');
  expect(news).toEqual([]);
  leave();
});

test('reads a page that is opened for the first time after hours again', () => {
  comeWithReplies();
  jest.setSystemTime(performance.timeOrigin + 2 * 3_600_000);
  forgetLive();
  const { news, leave } = page();
  expect(last().variables.lastSeconds).toBe(3600);
  push('1');
  expect(news).toEqual([{ missed: true, changes: [], isReopened: false }]);
  leave();
});
