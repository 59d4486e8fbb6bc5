import { createMoneyPrinter, parseEuros, parseSigned as signedBy } from '../../../server/platform/values/money';
import { cachePerLanguage } from '../../i18n/language';

const money = cachePerLanguage(createMoneyPrinter);
const amounts = cachePerLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // A comma between thousands would be read as that before cents (parseMoney).
      useGrouping: locale !== 'en-GB',
    }),
);

/** Integer cents as '540,00 €' (docs/product.md, 'Tables'), in the language of the page; the sign never begins a line. */
export function formatMoney(cents: number): string {
  return money()(cents);
}

/** Integer cents as '540,00', for an input field whose euro sign stands beside it. */
export function formatAmount(cents: number): string {
  return amounts().format(cents / 100);
}

/** Cents of what stands in a field: as the server reads it, but it may bring its euro sign, and end in the comma that was just typed. */
export const parseMoney = (text: string): number | undefined =>
  parseEuros(text.replace(/€\s*$/, '').replace(/[.,]\s*$/, ''));

/** As `parseMoney`, of a sum that is less than 0 for a discount. */
export const parseSigned = (text: string): number | undefined => signedBy(text, parseMoney);

/** The server's Price, a number of euros with at most two decimals, as integer cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Integer cents as the server's Price. */
export function toEuros(cents: number): number {
  return cents / 100;
}
