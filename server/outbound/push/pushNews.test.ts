import { findWords } from '../../texts/words';
import { events } from '../notifications/events.fixture';
import { printNews } from './printNews';
import { listDriverNews } from './pushNews';

test.each([
  ['inquirySubmitted', []],
  ['driversAsked', ['new', 'changed']],
  ['driversReleased', ['takenBack']],
  ['planConfirmed', ['several']],
  ['passengersChanged', ['changed']],
  ['contactChanged', ['changed']],
  ['editedByCustomer', ['changed']],
  ['feedbackAsked', ['report', 'report']],
  ['jobDeclined', []],
] as const)('%s tells phones %j', (type, expected) => {
  expect(listDriverNews(events()[type]).map(({ news }) => news.type)).toEqual(expected);
});

test('a locked phone shows day and towns, and neither a person nor a number', () => {
  const shown = Object.values(events())
    .flatMap((event) => listDriverNews(event))
    .map(({ news }) => JSON.stringify(printNews(news, findWords('et'), 'id')))
    .join();
  expect(shown).toContain('05.12.2026 08:00 Tallinn – Tartu');
  expect(shown).not.toMatch(/Õie|Jõgeväli|\+372|@|€/);
});

test('gives each cause of a driver another name', () => {
  const causes = Object.values(events())
    .flatMap((event) => listDriverNews(event))
    .map(({ driverId, cause }) => `${driverId} ${cause}`);
  expect(new Set(causes).size).toBe(causes.length);
});
