import { createLogger } from './platform/log/logger';
import { preloadWhileIdle } from './preload';

const read: string[] = [];
const library = (name: string) => async () => void read.push(name);
jest.mock('./company/pictures', () => ({ loadImageLibrary: () => Promise.reject(new Error('gone')) }));
jest.mock('./access', () => ({
  loadPasswordLibrary: () => library('password')(),
  loadPasskeyLibrary: () => library('passkey')(),
}));
jest.mock('./platform/files/pdf', () => ({ loadPdfLibrary: () => library('pdf')() }));
const programs = { drawer: library('drawer') };

beforeEach(() => {
  jest.useFakeTimers();
  read.length = 0;
});
afterEach(() => jest.useRealTimers());

test('large libraries are read one by one, and only while nobody waits for a reply', async () => {
  let isIdle = false;
  preloadWhileIdle(() => isIdle, createLogger('silent'), programs);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toEqual([]);
  isIdle = true;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(read).toEqual(['drawer']);
  isIdle = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toEqual(['drawer']);
  isIdle = true;
  // One that cannot be read does not stop the others.
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toEqual(['drawer', 'pdf', 'password', 'passkey']);
});

test('ends on its signal', async () => {
  preloadWhileIdle(() => true, createLogger('silent'), programs)();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toEqual([]);
});
