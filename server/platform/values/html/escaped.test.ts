import { printJsonInHtml } from './escaped';

test('text in replies ends no script', () => {
  const text = printJsonInHtml([['MyTrip', {}, { data: { notes: '</script><b>' } }]]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual([['MyTrip', {}, { data: { notes: '</script><b>' } }]]);
});
