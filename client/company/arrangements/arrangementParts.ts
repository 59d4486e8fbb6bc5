import type { ArrangementChoicesQuery, ArrangementWholeFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { countWeekday, listWeekdayLetters } from '../../lib/texts/weekdays';

export type Arrangement = ArrangementWholeFragment;
export type ArrangementPeriod = Arrangement['periods'][number];

/** The props of each form that edits an arrangement. */
export interface ArrangementPartProps {
  arrangement: Arrangement;
  choices: ArrangementChoicesQuery;
  reload: () => Promise<unknown>;
}

/** The pages above that of an arrangement. */
export const arrangementTrail = [
  { label: t('shell.schedule'), to: paths.schedule },
  { label: t('arrangements.title'), to: paths.arrangements },
];

/** 'E K R' */
export const printWeekdays = (weekdays: readonly number[]): string =>
  weekdays.map((weekday) => listWeekdayLetters()[weekday - 1]).join(' ');

/** The state on a date: the last period that begins by then. */
const findPeriod = ({ periods }: Arrangement, date: string): ArrangementPeriod | undefined =>
  periods.findLast(({ from }) => !from || from <= date);

/** The state that is planned last. */
export const findLastPeriod = ({ periods }: Arrangement): ArrangementPeriod | undefined => periods.at(-1);

/** True on a date on which the arrangement is due: within its days, on one of its weekdays. */
export function isDue(arrangement: Arrangement, date: string): boolean {
  const period = findPeriod(arrangement, date);
  if (!period) return false;
  const { firstDay, lastDay, weekdays } = period;
  return date >= firstDay && date <= lastDay && weekdays.includes(countWeekday(date) + 1);
}
