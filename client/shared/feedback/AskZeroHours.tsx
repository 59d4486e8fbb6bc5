import type { ComponentProps } from 'react';
import { t } from '../../i18n/publicTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

type Dialog = Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'onConfirm' | 'onClose'>;

/** No hours on any day may be meant, but mostly the field was not seen: asks once. */
export function AskZeroHours(props: Dialog) {
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
