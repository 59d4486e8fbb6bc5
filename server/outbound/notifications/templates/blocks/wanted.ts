import type { WantedDifferences } from '../../../../model/orders/snapshots';
import type { Branding } from '../template';
import type { MailRow } from './Rows';

/** The customer's change request. */
export const listWantedRows = (
  { departs, route, passengers, note }: WantedDifferences,
  { t, dayAndTime }: Branding,
): MailRow[] => [
  { label: t('tripMail.departure'), value: departs && dayAndTime(departs) },
  { label: t('tripMail.route'), value: route },
  { label: t('tripMail.passengers'), value: passengers === null ? null : String(passengers) },
  { label: t('tripMail.note'), value: note || null },
];
