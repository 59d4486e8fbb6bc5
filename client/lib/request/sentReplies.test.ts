import { replied } from '../../testReplies';
import { findKeptReply, forgetReplies } from './keptReply';
import { findSentReply, hasComeWithReplies, readSentWords, takeSentReplies } from './sentReplies';

const replies = [
  ['PortalInfo', {}, { data: replied('PortalInfo', 'full') }],
  ['Dashboard', {}, { data: replied('Dashboard', 'empty') }],
];
const words = { GREETING: 'Tere', WAITS: 'Esmaspäev' };

/** How long the page is open: the clock of the tests' own page began with the first of many test files. */
const pageIsOpen = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

beforeEach(() => {
  forgetReplies();
  pageIsOpen(59_999);
  const place = document.createElement('script');
  place.id = 'sent';
  place.type = 'application/json';
  place.textContent = JSON.stringify({ replies, words });
  document.body.replaceChildren(place);
});
afterEach(() => jest.restoreAllMocks());

test('a reply that came with the page answers the first caller only', () => {
  expect([hasComeWithReplies(), readSentWords()]).toEqual([false, undefined]);
  expect(findSentReply('Dashboard', {})).toBeUndefined();
  takeSentReplies();
  expect([hasComeWithReplies(), readSentWords()]).toEqual([true, words]);
  expect(findSentReply('Dashboard', { other: 1 })).toBeUndefined();
  expect(findSentReply('Dashboard', {})).toEqual({ data: replied('Dashboard', 'empty') });
  expect(findSentReply('Dashboard', {})).toBeUndefined();
  expect(findKeptReply({ name: 'PortalInfo', text: '' }, {})?.data).toEqual(replied('PortalInfo', 'full'));
});

test('a sent reply that is not used within a minute is asked of the server', () => {
  takeSentReplies();
  pageIsOpen(60_001);
  expect(findSentReply('Dashboard', {})).toBeUndefined();
});
