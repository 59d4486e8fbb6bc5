import { t } from '../../../i18n/publicTexts';
import { ReasonChoice } from '../../../shared/trip/ReasonChoice';
import { SubmitButton } from '../../../ui/fields/PlainForm';
import type { CustomerTrip } from '../useMyTrip';
import { DecisionForm } from './DecisionForm';

/** Why the offer is not taken, and the button that says so (server/edge/http/drawn/linkForms.ts). */
export function RejectForm({ trip }: { trip: CustomerTrip }) {
  return (
    <DecisionForm
      trip={trip}
      decide="reject"
      title={t('myTrip.rejectTitle')}
      button={<SubmitButton busy={t('myTrip.submitting')}>{t('myTrip.submit')}</SubmitButton>}
    >
      <ReasonChoice label={t('myTrip.rejectTitle')} missing={t('myTrip.reasonMissing')} />
    </DecisionForm>
  );
}
