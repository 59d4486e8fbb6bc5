import { t } from '../../../i18n/officeTexts';
import { listReportedHours } from '../../../lib/forms/confirmFirst';
import { formatDateTime } from '../../../lib/texts/time';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { formatHours } from '../../../lib/texts/paidHours';
import type { FullOrder } from '../parts/orderParts';
import { printCities } from '../parts/orderTexts';

interface HoursReportedProps {
  /** The server's question, and what is done when it is meant. */
  doubt: { error: unknown; goOn: () => Promise<void> } | undefined;
  order: FullOrder;
  confirmLabel: string;
  busy: boolean;
  onClose: () => void;
}

/** Asks before reported hours are lost with their order, naming who reported what. */
export function HoursReported({ doubt, order, confirmLabel, busy, onClose }: HoursReportedProps) {
  const reports = listReportedHours(doubt?.error).map(({ who, hours }) =>
    t('orders.hoursOf', { name: who, hours: formatHours(hours) }),
  );
  return (
    <ConfirmDialog
      open={doubt !== undefined}
      question={`${printCities(order)}, ${formatDateTime(order.start)}`}
      subject={[t('orders.hoursReported'), ...reports].join('\n')}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => void doubt?.goOn()}
      onClose={onClose}
    />
  );
}
