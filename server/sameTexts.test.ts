import { readFileSync } from 'node:fs';
import { formatEuros, withVat } from './platform/money';
import { formatPhone } from './platform/phone';
import { EmailScalar } from './platform/api/scalars';
import { formatDuration } from './platform/time';

// What a mail says of an order is what the page about it says: client/lib/texts/sameTexts.test.ts reads the same cases.

interface Same {
  durations: [number, string][];
  money: [number, string][];
  vat: [number, number, number][];
  phones: [string, string][];
  emails: [string, boolean][];
}
const same = JSON.parse(readFileSync('client/sameTexts.json', 'utf8')) as Same;
const spaced = (text: string) => text.replace(/\s/g, ' ');

test.each(same.durations)('%d minutes are %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

test.each(same.money)('%d cents are %s', (cents, text) => expect(spaced(formatEuros(cents))).toBe(text));

test.each(same.vat)('%d cents have at %d %% VAT of %d cents', (net, rate, vatCents) => {
  expect(withVat(net, rate)).toMatchObject({ vatCents, totalCents: net + vatCents });
});

test.each(same.phones)('%s is written as %s', (number, text) => expect(spaced(formatPhone(number))).toBe(text));

test.each(same.emails)('%s as an address: %s', (email, right) => {
  const parse = () => EmailScalar.parseValue(email);
  if (right) expect(parse()).toBe(email);
  else expect(parse).toThrow();
});
