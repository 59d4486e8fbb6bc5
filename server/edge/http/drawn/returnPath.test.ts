import { returnPath } from './returnPath';

const through = (wanted: string) => returnPath(new URLSearchParams({ tagasi: wanted }));

test('leads to the page that was wanted', () => {
  expect(through('/platform/job/0190AB?date=2026-12-05&a=1#x')).toBe('/platform/job/0190AB?date=2026-12-05&a=1#x');
  expect(through('/day/')).toBe('/day/');
  expect(returnPath(new URLSearchParams())).toBe('/platform');
});

test.each([
  'https://evil.example/platform',
  '//evil.example/platform',
  '/\\evil.example/platform',
  '\\\\evil.example',
  'javascript:alert(1)//platform',
  'http://localhost:1/platform',
  '/platform/../login',
  '/platform/%2e%2e/inquery',
  '/platformed',
  '/days/',
  '/login',
  '/inquery',
  'platform/job/1',
  'http://[',
  '',
])('leads to the dashboard when the address asks for %p', (wanted) => {
  // Without a scheme and a slash it is still a page of ours.
  expect(through(wanted)).toBe(wanted === 'platform/job/1' ? '/platform/job/1' : '/platform');
});
