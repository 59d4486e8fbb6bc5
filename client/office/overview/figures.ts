import type { OverviewQuery, OverviewRowsQueryVariables } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { cachePerLanguage } from '../../i18n/language';
import { formatMoney, toCents } from '../../lib/texts/money';
import { formatCount } from '../../lib/texts/numbers';

export type OverviewData = OverviewQuery['overview'];
export type Totals = OverviewData['totals'];

/** A figure whose rows can be shown. */
export interface Target extends OverviewRowsQueryVariables {
  title: string;
}
export type OpenRows = (target: Target) => void;

/** The props of every picture. */
export interface PictureProps {
  overview: OverviewData;
  onOpen: OpenRows;
}

/** Euros without cents: figures of a period are read at a glance. */
export const printEuros = (euros: number): string =>
  formatMoney(Math.round(toCents(euros) / 100) * 100).replace(/[.,]00/, '');

/** '12,6 t€' on a chart, where there is no room. */
export function printThousands(euros: number): string {
  const thousands = euros / 1000;
  return t('overview.thousands', {
    count: formatCount(Math.abs(thousands) < 20 ? Math.round(thousands * 10) / 10 : Math.round(thousands)),
  });
}

export const printPercent = (share: number): string => `${formatCount(Math.round(share * 100))}%`;

/** A share of nothing is 0. */
export const divide = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export type Direction = 'up' | 'down' | 'same' | 'new';

/** How a sum changed against the one before. */
export function compare(now: number, before: number): { direction: Direction; change: string } {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', change: '' };
  const change = Math.round((100 * (now - before)) / Math.abs(before));
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  return { direction, change: `${formatCount(Math.abs(change))}%` };
}

const shortMonth = cachePerLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' }));
/** 'nov' under a chart, of '2026-11'. */
export const printShortMonth = (month: string): string => shortMonth().format(new Date(`${month}-15T12:00Z`));

/** The last day of '2026-12'. */
export const findLastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
