import type { ArrangementChoicesQuery, ArrangementWholeFragment } from '../../generated/graphql';
import { countWeekday } from '../../lib/texts/weekdays';

export type Arrangement = ArrangementWholeFragment;
export type ArrangementPeriod = Arrangement['periods'][number];

/** The props of each form that edits an arrangement. */
export interface ArrangementPartProps {
  arrangement: Arrangement;
  choices: ArrangementChoicesQuery;
  reload: () => Promise<unknown>;
}

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
