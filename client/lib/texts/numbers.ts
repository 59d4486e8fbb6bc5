import { cachePerLanguage } from '../../i18n/language';

const counts = cachePerLanguage((locale) => new Intl.NumberFormat(locale));

/** '24', '102 000': a count as the reader of the page writes it. */
export function formatCount(count: number): string {
  return counts().format(count);
}
