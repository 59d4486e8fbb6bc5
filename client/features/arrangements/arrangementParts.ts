import type { ArrangementChoicesQuery, ArrangementWholeFragment } from '../../generated/graphql';
import { weekdayOf } from '../../lib/texts/month';

export type Service = ArrangementWholeFragment;
export type Period = Service['periods'][number];

/** What each way of editing a service gets. */
export interface ArrangementPartProps {
  service: Service;
  choices: ArrangementChoicesQuery;
  reload: () => Promise<unknown>;
}

/** What the service is on a date: the last period that begins by then. */
const periodOn = ({ periods }: Service, date: string): Period | undefined =>
  periods.findLast(({ from }) => !from || from <= date);

/** What it is planned to be in the end. */
export const lastPeriod = ({ periods }: Service): Period | undefined => periods.at(-1);

/** True on a date on which the service is due: within its days, on one of its weekdays. */
export function isDue(service: Service, date: string): boolean {
  const period = periodOn(service, date);
  if (!period) return false;
  const { firstDay, lastDay, weekdays } = period;
  return date >= firstDay && date <= lastDay && weekdays.includes(weekdayOf(date) + 1);
}
