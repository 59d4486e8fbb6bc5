import { t } from '../../i18n/publicTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface AskZeroHoursProps {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** No hours on any day may be meant, but mostly the field was not seen: asks once. */
export function AskZeroHours(props: AskZeroHoursProps) {
  return (
    <ConfirmDialog
      {...props}
      question={t('feedbackForm.zeroHoursQuestion')}
      subject={t('feedbackForm.zeroHoursHint')}
      confirmLabel={t('feedbackForm.zeroHoursSend')}
    />
  );
}

/** Whether a report has no hours at all. */
export const hasNoHours = (hours: readonly number[]): boolean => hours.every((count) => count === 0);
