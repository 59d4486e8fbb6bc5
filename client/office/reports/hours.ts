import { parseTypedHours } from '../../../server/platform/values/reportedHours';
import { t } from '../../i18n/officeTexts';
import { formatHours } from '../../lib/texts/paidHours';

/** Extra work may be of many days. */
export const MOST_OF_EXTRA = 999.9;

/** Reads hours as typed, with a comma or dot and at most two decimals; empty is 0. Undefined for anything else. */
export function parseHours(text: string, most: number): number | undefined {
  const hours = parseTypedHours(text.trim());
  return hours !== undefined && hours <= most ? hours : undefined;
}

/** Why hours cannot be read, to be said at their field. */
export function checkHours(text: string, most: number): string | undefined {
  if (parseHours(text, most) !== undefined) return undefined;
  if (/^\s*\d+[.,]\d{3,}\s*$/.test(text)) return t('reports.twoDecimals');
  return t('reports.hoursRange', { most: formatHours(most) });
}

/** Applies an arrow key to the hours: a tenth more or less, within bounds. */
export function stepHours(text: string, direction: 1 | -1, most: number): string {
  const hundredths = Math.round((parseHours(text, most) ?? 0) * 100) + 10 * direction;
  return formatHours(Math.min(Math.max(hundredths, 0), most * 100) / 100);
}
