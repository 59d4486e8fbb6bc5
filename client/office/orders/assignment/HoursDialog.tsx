import { t } from '../../../i18n/officeTexts';
import { ReasonDialog } from './ReasonDialog';
import type { ReasonDialogProps } from './ReasonDialog';

/** A driver whom the law does not allow the trip, as the server tells it with the code HOURS. */
export interface HoursObjection {
  driverId: string;
  who: string;
  line: string;
}

interface HoursDialogProps extends Omit<ReasonDialogProps, 'title' | 'items'> {
  objections: readonly HoursObjection[];
}

/** Asks once whether somebody may drive whom the law of driving and rest does not allow it, and why. */
export function HoursDialog({ objections, ...props }: HoursDialogProps) {
  const items = objections.map(({ driverId, who, line }) => ({
    key: driverId,
    text: (
      <>
        <strong>{who}</strong> {line}
      </>
    ),
  }));
  return <ReasonDialog title={t('orders.hoursQuestion')} items={items} {...props} />;
}
