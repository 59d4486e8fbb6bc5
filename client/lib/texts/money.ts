import { inLanguage } from '../../i18n/language';

const money = inLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const amounts = inLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // A comma between thousands would be read as that before cents (parseMoney).
      useGrouping: locale !== 'en-GB',
    }),
);

/** Integer cents as '540,00 €' (docs/product.md, 'Tables'), in the language of the page. */
export function formatMoney(cents: number): string {
  // With a space that is like the others of a sentence.
  return money()
    .format(cents / 100)
    .replace('\u00a0€', ' €');
}

/** Integer cents as '540,00', for an input field whose euro sign stands beside it. */
export function formatAmount(cents: number): string {
  return amounts().format(cents / 100);
}

/**
 * Reads what a person types as euros: '123,45', '1 234,5', '123.45'. Returns integer cents,
 * or undefined for anything else: text, a negative sum, more than two decimals.
 */
export function parseMoney(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/€$/, '')
    .replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  // By digits, not by multiplying: 1.15 * 100 is 114.99999999999999.
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The server's Price, a number of euros with at most two decimals, as integer cents. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

/** Integer cents as the server's Price. */
export function eurosOf(cents: number): number {
  return cents / 100;
}
