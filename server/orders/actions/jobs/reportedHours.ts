import { PortalError } from '../../../platform/errors';
import { message } from '../../../texts/messages';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { selectPersonName } from '../../../model/people/personName';

/** The reported hours of an order that is about to be removed. */
interface ReportedHours {
  who: string;
  /** All days together. */
  hours: number;
}

/**
 * Hours that drivers reported are paid work, which leaves the reports with its order: asks first, by name, unless that
 * was confirmed. Errors: CONFIRM, with drivers and hours in `details.reports`.
 */
export async function checkReportedHours({ manager, order }: OrderChange, confirmed: boolean): Promise<void> {
  if (confirmed) return;
  const reports: ReportedHours[] = await manager.query(
    `select ${selectPersonName('u')} as who, (select sum(h) from unnest(k.hours) h) as hours
     from feedback k join job j on j.id = k.job_id join "user" u on u.id = k.driver_id
     where j.order_id = $1 order by who`,
    [order.id],
  );
  if (reports.length > 0)
    throw new PortalError('CONFIRM', message('assignment.reportedAlready'), { details: { reports } });
}
