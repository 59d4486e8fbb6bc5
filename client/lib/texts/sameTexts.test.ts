import { detailsProblems } from '../../features/inquiry/inquiryChecks';
import { withVat } from '../../features/orders/offer/price';
import same from '../../sameTexts.json';
import { activateTexts, loadTexts } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { formatMoney } from './money';
import { formatPhone } from './phone';
import { joinCities } from './text';
import { formatDateTimeWithDay, formatDuration } from './time';

// What a page says of an order is what the mail about it says: server/systemTests/sameTexts.test.ts reads the same cases.

const spaced = (text: string) => text.replace(/\s/g, ' ');

test.each(same.durations)('%d minutes are %s', (minutes, text) => expect(formatDuration(Number(minutes))).toBe(text));

test.each(same.money)('%d cents are %s', (cents, text) => expect(spaced(formatMoney(Number(cents)))).toBe(text));

test.each(same.routes as [string[], string][])('%j is %s', (cities, title) => expect(joinCities(cities)).toBe(title));

test.each(same.vat)('%d cents have at %d %% VAT of %d cents', (net, rate, vatCents) => {
  expect(withVat(net!, rate!)).toMatchObject({ vatCents, totalCents: net! + vatCents! });
});

test.each(same.phones)('%s is written as %s', (number, text) => expect(spaced(formatPhone(number!))).toBe(text));

test.each(same.emails)('%s as an address: %s', (email, right) => {
  const details = {
    passengers: 1,
    fullName: 'Õie',
    phone: '55512345',
    toCompany: false,
    company: '',
    notes: '',
    promo: '',
  };
  expect(!detailsProblems({ ...details, email: String(email) }).email).toBe(right);
});

describe.each(Object.entries(same.languages))('in %s', (language, { durations, money, dates }) => {
  beforeAll(() => loadTexts(language as Language));
  afterAll(() => activateTexts('et', {}));

  test.each(durations)('%d minutes are %s', (minutes, text) => expect(formatDuration(Number(minutes))).toBe(text));
  test.each(money)('%d cents are %s', (cents, text) => expect(spaced(formatMoney(Number(cents)))).toBe(text));
  test.each(dates)('%s is %s', (instant, text) => expect(formatDateTimeWithDay(instant!)).toBe(text));
});
