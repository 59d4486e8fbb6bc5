import { readFileSync } from 'node:fs';
import { formatEuros, withVat } from '../platform/values/money';
import { formatPhone } from '../platform/values/phone';
import { EmailScalar } from '../platform/api/scalars';
import { routeTitle } from '../platform/text';
import { formatDuration } from '../platform/time';
import { wordsIn } from '../texts/words';

// What a mail says of an order is what the page about it says: client/lib/texts/sameTexts.test.ts reads the same cases.

interface Same {
  durations: [number, string][];
  money: [number, string][];
  routes: [string[], string][];
  /** Of the others; dates with a short weekday before them, which only pages write. */
  languages: Record<
    'en' | 'ru' | 'fi',
    { durations: [number, string][]; money: [number, string][]; dates: [string, string][] }
  >;
  vat: [number, number, number][];
  phones: [string, string][];
  emails: [string, boolean][];
}
const same = JSON.parse(readFileSync('client/sameTexts.json', 'utf8')) as Same;
const spaced = (text: string) => text.replace(/\s/g, ' ');

test.each(same.durations)('%d minutes are %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

test.each(same.money)('%d cents are %s', (cents, text) => expect(spaced(formatEuros(cents))).toBe(text));

describe.each(Object.entries(same.languages))('in %s', (language, { durations, money, dates }) => {
  const { duration, euros, dateTime } = wordsIn(language as 'en');

  test.each(durations)('%d minutes are %s', (minutes, text) => expect(duration(minutes)).toBe(text));

  test.each(money)('%d cents are %s', (cents, text) => expect(spaced(euros(cents))).toBe(text));

  test.each(dates)('%s is %s', (moment, text) => expect(text.endsWith(` ${dateTime(moment)}`)).toBe(true));
});

test.each(same.routes)('%j is %s', (cities, title) => expect(routeTitle(cities.map((city) => ({ city })))).toBe(title));

test.each(same.vat)('%d cents have at %d %% VAT of %d cents', (net, rate, vatCents) => {
  expect(withVat(net, rate)).toMatchObject({ vatCents, totalCents: net + vatCents });
});

test.each(same.phones)('%s is written as %s', (number, text) => expect(spaced(formatPhone(number))).toBe(text));

test.each(same.emails)('%s as an address: %s', (email, right) => {
  const parse = () => EmailScalar.parseValue(email);
  if (right) expect(parse()).toBe(email);
  else expect(parse).toThrow();
});
