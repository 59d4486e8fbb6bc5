import { findNavigationPath, listNavigation, platformPages } from './platformPages';

const entries = listNavigation('admin', platformPages).map(({ path }) => path);
const markedAt = (pathname: string) => findNavigationPath(pathname, platformPages);

it('marks where one is, on every page of the back office', () => {
  for (const { path } of platformPages)
    expect([path, entries]).toEqual([path, expect.arrayContaining([markedAt(path)])]);
});

it.each([
  ['/platform', '/platform'],
  ['/platform/job/0190AB', '/platform'],
  ['/platform/answeredQuery/0190AB', '/platform'],
  ['/platform/arrangement/0190AB', '/platform/schedule'],
  ['/platform/arrangements/new', '/platform/schedule'],
  ['/platform/createBus', '/platform/resources'],
  ['/platform/nowhere', undefined],
])('%s belongs to %s', (pathname, marked) => {
  expect(markedAt(pathname)).toBe(marked);
});
