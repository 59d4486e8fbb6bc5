import { t } from '../../i18n/publicTexts';
import { ReasonChoice } from '../../shared/trip/ReasonChoice';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';

/** Why the offer was not taken, and the button that says so (server/edge/http/drawn/linkForms.ts). */
export function RejectOfferForm({ problem }: { problem?: string }) {
  return (
    <PlainForm problem={problem}>
      <ReasonChoice label={t('offer.reason')} missing={t('offer.reasonMissing')} />
      <SubmitBar>
        <SubmitButton busy={t('myTrip.submitting')}>{t('myTrip.submit')}</SubmitButton>
      </SubmitBar>
    </PlainForm>
  );
}
