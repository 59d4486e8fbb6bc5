import { jsonInHtml } from './escaped';

test('what replies say ends no script', () => {
  const text = jsonInHtml([['MyTrip', {}, { data: { notes: '</script><b>' } }]]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual([['MyTrip', {}, { data: { notes: '</script><b>' } }]]);
});
