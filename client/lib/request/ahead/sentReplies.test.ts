import { replied } from '../../../testReplies';
import { findAhead, takeAhead } from './aheadReplies';
import { findKeptReply } from '../keptReply';
import { hasComeWithReplies, takeSentReplies } from './sentReplies';

const dashboard = { data: replied('Dashboard', 'empty') };
const sent = [
  ['PortalInfo', {}, { data: replied('PortalInfo', 'full') }],
  ['Dashboard', {}, dashboard],
];

/** How long the page is open: the clock of the tests' own page began with the first of many test files. */
const pageIsOpen = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

beforeEach(() => {
  pageIsOpen(59_999);
  const place = document.createElement('script');
  place.id = 'sent';
  place.type = 'application/json';
  place.textContent = JSON.stringify(sent);
  document.body.replaceChildren(place);
});
afterEach(() => jest.restoreAllMocks());

test('a reply that came with the page answers the first caller only', async () => {
  expect(hasComeWithReplies()).toBe(false);
  expect(takeAhead('Dashboard', {})).toBeUndefined();
  takeSentReplies();
  expect(hasComeWithReplies()).toBe(true);
  expect(takeAhead('Dashboard', { other: 1 })).toBeUndefined();
  expect(findAhead('Dashboard', {})).toEqual(dashboard.data);
  expect(await takeAhead('Dashboard', {})).toEqual(dashboard);
  expect(takeAhead('Dashboard', {})).toBeUndefined();
  expect(findKeptReply({ name: 'PortalInfo', text: '' }, {})?.data).toEqual(replied('PortalInfo', 'full'));
});

test('a sent reply that is not used within a minute is asked of the server', () => {
  takeSentReplies();
  pageIsOpen(60_001);
  expect([findAhead('Dashboard', {}), takeAhead('Dashboard', {})]).toEqual([undefined, undefined]);
});
