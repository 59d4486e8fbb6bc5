import { cachePerLanguage } from '../../i18n/language';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const sizes = cachePerLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** '12,3 MB': a size with at most one decimal, as the reader of the page writes it. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  return `${sizes().format(bytes / 1024 ** step)} ${units[step]}`;
}
