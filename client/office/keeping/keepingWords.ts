import type { FindPeopleQuery, KeepingFieldsFragment, KeepingKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';

export type Rule = KeepingFieldsFragment['rules'][number];
export type FoundPerson = FindPeopleQuery['findPeople'][number];

export const nameKind = (kind: KeepingKind): string => t(`keeping.kind_${kind}`);

/** '7 aastat', '30 kuud', '2 aastat ja 6 kuud'. */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return t('keeping.months', { count: rest });
  const whole = t('keeping.years', { count: years });
  return rest === 0
    ? whole
    : t('keeping.yearsAndMonths', { years: whole, months: t('keeping.months', { count: rest }) });
}

/** Whether the wanted months wait for an admin who has seen the dry run. */
export const isWaiting = ({ months, confirmedMonths }: Rule): boolean => confirmedMonths !== months;

export const tellDue = (count: number): string =>
  count === 0 ? t('keeping.wouldForgetNone') : t('keeping.wouldForget', { count: formatCount(count) });

const named = [
  'order',
  'order_event',
  'offer',
  'change_request',
  'feedback',
  'queued_message',
  'arrangement_period',
] as const;

/** The place of a mention in words. */
export const namePlace = (table: string): string =>
  t(`keeping.table_${named.find((each) => each === table) ?? 'other'}`);
