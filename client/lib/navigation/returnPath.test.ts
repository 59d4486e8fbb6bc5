import { loginPathFrom, returnPath } from './returnPath';

const from = (pathname: string, search = '', hash = '') => loginPathFrom({ pathname, search, hash });
const through = (login: string) => returnPath(login.replace('/login', ''));

it('leads back to the page that was wanted', () => {
  expect(through(from('/platform/job/0190AB', '?date=2026-12-05&a=1', '#x'))).toBe(
    '/platform/job/0190AB?date=2026-12-05&a=1#x',
  );
  expect(from('/platform')).toBe('/login');
  expect(through('/login')).toBe('/platform');
});

it.each([
  'https://evil.example/platform',
  '//evil.example/platform',
  '/\\evil.example/platform',
  '\\\\evil.example',
  'javascript:alert(1)//platform',
  'http://localhost:1/platform',
  '/platform/../login',
  '/platform/%2e%2e/inquery',
  '/platformed',
  '/login',
  '/inquery',
  'platform/job/1',
  'http://[',
  '',
])('leads to the dashboard when the address asks for %p', (wanted) => {
  const path = returnPath(`?${new URLSearchParams({ tagasi: wanted })}`);
  // Without a scheme and a slash it is a page of ours all the same.
  expect(path).toBe(wanted === 'platform/job/1' ? '/platform/job/1' : '/platform');
});
