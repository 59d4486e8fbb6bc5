import { toLoginPath } from './returnPath';

const from = (pathname: string, search = '', hash = '') => toLoginPath({ pathname, search, hash });

it('asks to be led back to the page that was wanted', () => {
  const login = new URL(from('/platform/job/0190AB', '?date=2026-12-05&a=1', '#x'), 'http://portal');
  // server/edge/http/drawn/returnPath.ts reads it.
  expect(login.searchParams.get('tagasi')).toBe('/platform/job/0190AB?date=2026-12-05&a=1#x');
  expect(from('/platform')).toBe('/login');
});
