import { readWindowWidth } from './windowWidth';

test.each([
  [{ cookie: 'session=a; width=812' }, 812],
  [{ cookie: 'width=0' }, 1440],
  [{ cookie: 'width=9e99', 'user-agent': 'Mobile' }, 390],
  [{ cookie: 'width=<b>' }, 1440],
  [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' }, 390],
  [{}, 1440],
])('a browser with %o has a window of %i pixels', (headers, width) => expect(readWindowWidth(headers)).toBe(width));
