import { listCancellationLines } from './cancellationLines';
import { findWords } from './words';

const steps = [
  { at: null, percent: 0, minimum: 0, fee: 0 },
  { at: '2026-11-28T06:00:00.000Z', percent: 10, minimum: 3000, fee: 6696 },
  { at: '2026-12-03T06:00:00.000Z', percent: 50, minimum: 5000, fee: 5000 },
];
const linesIn = (language: 'et' | 'en' | 'ru' | 'fi', of = steps as Parameters<typeof listCancellationLines>[0]) =>
  listCancellationLines(of, findWords(language)).map(({ when, cost }) => `${when}: ${cost}`.replaceAll('\u00a0', ' '));

test('tells the moments and the sums, and no percentage of a minimum', () => {
  expect(linesIn('et')).toEqual([
    'kuni 28.11.2026 08:00: tasuta',
    'alates 28.11.2026 08:00: 66,96 € (10%)',
    'alates 03.12.2026 08:00: 50,00 €',
  ]);
});

test("prints them in the reader's language", () => {
  expect(linesIn('en')).toEqual([
    'until 28/11/2026 08:00: free',
    'from 28/11/2026 08:00: €66.96 (10%)',
    'from 03/12/2026 08:00: €50.00',
  ]);
  expect(linesIn('ru')[1]).toBe('с 28.11.2026 08:00: 66,96 € (10 %)');
  expect(linesIn('fi')[0]).toMatch(/asti: maksutta$/);
});

test('tells a share while nobody knows the price, and one step until the departure', () => {
  const free = { at: null, percent: 0, minimum: 0, fee: null };
  const share = { at: '2026-11-28T06:00:00.000Z', percent: 10, minimum: 3000, fee: null };
  const always = { at: null, percent: 100, minimum: 0, fee: 66_960 };
  expect(linesIn('et', [free, share])).toEqual([
    'kuni 28.11.2026 08:00: tasuta',
    'alates 28.11.2026 08:00: 10% reisi hinnast, vähemalt 30,00 €',
  ]);
  expect(linesIn('et', [always])).toEqual(['kuni väljumiseni: 669,60 € (100%)']);
});

test('has nothing to tell of an offer from before', () => {
  expect(listCancellationLines(undefined, findWords('et'))).toEqual([]);
});
