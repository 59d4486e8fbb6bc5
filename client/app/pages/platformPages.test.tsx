import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../lib/navigation/paths';
import { officeFrames } from '../drawn/officeFrames';
import { findOfficePage, pageQueries, readOperationName } from './pageQueries';
import { findNavigationPath, listNavigation, platformPages } from './platformPages';
import { searchTargets } from './searchTargets';

const entries = listNavigation('admin', platformPages).flatMap(({ items }) => items.map(({ path }) => path));
const markedAt = (pathname: string) => findNavigationPath(pathname, platformPages);

it('marks where one is, on every page of the back office', () => {
  for (const { path } of platformPages)
    expect([path, entries]).toEqual([path, expect.arrayContaining([markedAt(path)])]);
});

it('has each page under an entry, or as an entry', () => {
  const both = platformPages.filter(({ path, under }) => under && entries.includes(path));
  expect(both.map(({ path }) => path)).toEqual([]);
});

it('lets the search find every page without an id', () => {
  // An account is that of the customer whose page leads there.
  const found = [...searchTargets.map(({ path }) => path), paths.account];
  const pages = platformPages.filter(({ path, admin }) => admin && !path.includes(':'));
  expect(pages.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([]);
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

describe('how a page begins', () => {
  it.each(['admin', 'driver'] as const)('is said of every page of %s', (role) => {
    const paths = platformPages.filter((page) => page[role]).map(({ path }) => path);
    for (const table of [pageQueries, officeFrames])
      expect(Object.keys(table[role]).toSorted()).toEqual(paths.toSorted());
  });

  it('names the modules that the table of pages loads', () => {
    const source = readFileSync('client/app/pages/platformPages.tsx', 'utf8').split('export const editSelf')[1] ?? '';
    const loaded = [...source.matchAll(/Page\(\(\) => import\('([^']+)'\)/g)].map(
      ([, path]) => `${join('app/pages', path!)}.tsx`,
    );
    const named = Object.values(officeFrames).flatMap((pages) => Object.values(pages).map(({ module }) => module));
    expect(new Set(named)).toEqual(new Set(loaded));
  });

  const now = new Date('2026-11-21T08:00:00Z');
  const listQueries = (address: string) =>
    findOfficePage('admin', new URL(address, 'http://portal'), now)?.queries.map((query) => [
      readOperationName(query),
      query.variables,
    ]);

  it.each([
    ['/platform/job/0190ab', 'OrderById', { id: '0190AB' }],
    ['/platform/job/0190AB', 'OrderHistory', { id: '0190ab' }],
    ['/platform/query/0190AB', 'ProposedPrice', { orderId: '0190ab' }],
    ['/platform/answeredQuery/0190AB', 'ProposedPrice', { orderId: '0190ab' }],
    ['/platform/job/0190AB', 'SuggestedCustomers', { orderId: '0190ab' }],
    ['/platform/confirmedQuery/0190AB', 'ChangeRequests', { orderId: '0190ab' }],
    ['/platform/confirmedQuery/0190AB', 'TripPaying', { id: '0190ab' }],
    ['/platform/query/0190AB', 'OrderMails', { orderId: '0190ab' }],
    ['/platform/plan', 'PlanBoard', { from: '2026-11-21', to: '2026-11-23' }],
    ['/platform/plan?paev=2026-12-01&paevi=7', 'PlanRests', { from: '2026-12-01', to: '2026-12-07' }],
    ['/platform/schedule?kuu=2026-12', 'CalendarMonth', { first: '2026-11-30', last: '2027-01-03' }],
    ['/platform/driverReports/hours?juht=AB', 'DriverHours', { driverId: 'ab', from: '2026-10-25', days: 28 }],
    ['/platform/driverReports', 'DriverReports', { first: '2026-11-01', last: '2026-11-30', driverIds: null }],
    [
      '/platform/archive?archive.q=tartu&archive.p=2',
      'ArchivedOrders',
      { search: 'tartu', sort: 'start', descending: true, first: 10, page: 2 },
    ],
  ])('%s asks %s with the variables of its address', (address, name, variables) => {
    expect(listQueries(address)).toContainEqual([name, variables]);
  });

  it('asks nothing for a driver that only the office may ask', () => {
    const found = findOfficePage('driver', new URL('/platform/job/0190AB', 'http://portal'), now);
    expect(found?.queries.map(readOperationName)).toEqual(['OrderById', 'OrderHistory', 'PassengerList']);
  });

  it('is not said of an address without a page', () => {
    expect([listQueries('/platform/nowhere'), listQueries('/accept')]).toEqual([undefined, undefined]);
  });
});
