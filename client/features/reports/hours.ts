import { t } from '../../i18n/office';

/** No day has more. */
export const MOST_OF_A_DAY = 24;
/** Extra work may be of many days. */
export const MOST_OF_EXTRA = 999.9;

/** Reads hours as typed, with a comma or dot and at most one decimal; empty is 0. Undefined for anything else. */
export function parseHours(text: string, most: number): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  if (!/^\d{1,3}([.,]\d?)?$/.test(plain)) return undefined;
  const hours = Number(plain.replace(',', '.'));
  return hours <= most ? hours : undefined;
}

/** Why hours cannot be read, to be said at their field. */
export function hoursProblem(text: string, most: number): string | undefined {
  if (parseHours(text, most) !== undefined) return undefined;
  if (/^\s*\d+[.,]\d{2,}\s*$/.test(text)) return t('reports.oneDecimal');
  return t('reports.hoursRange', { most: formatHours(most) });
}

/** '7,5': hours with one decimal (spec, section 9). */
export function formatHours(hours: number): string {
  return hours.toFixed(1).replace('.', ',');
}

/** What an arrow key makes of the hours: a tenth more or less, within bounds. */
export function stepHours(text: string, direction: 1 | -1, most: number): string {
  const tenths = Math.round((parseHours(text, most) ?? 0) * 10) + direction;
  return formatHours(Math.min(Math.max(tenths, 0), most * 10) / 10);
}

/** In whole tenths, so that a total is the sum of what is shown; what is no number counts as 0 (spec, section 5). */
export function sumHours(hours: readonly number[]): number {
  return hours.reduce((sum, count) => sum + (Number.isFinite(count) ? Math.round(count * 10) : 0), 0) / 10;
}
