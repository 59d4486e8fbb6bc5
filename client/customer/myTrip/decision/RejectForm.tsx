import type { RejectReason } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { PlainChoice } from '../../../ui/fields/PlainChoice';
import { SubmitButton } from '../../../ui/fields/PlainForm';
import type { CustomerTrip } from '../useMyTrip';
import { DecisionForm } from './DecisionForm';

/** The customer's possible reasons (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons = [
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
] as const satisfies readonly RejectReason[];

/** Why the offer is not taken, and the button that says so (server/edge/http/drawn/linkForms.ts). */
export function RejectForm({ trip }: { trip: CustomerTrip }) {
  return (
    <DecisionForm
      trip={trip}
      decide="reject"
      title={t('myTrip.rejectTitle')}
      button={<SubmitButton busy={t('myTrip.submitting')}>{t('myTrip.submit')}</SubmitButton>}
    >
      <PlainChoice
        name="reason"
        label={t('myTrip.rejectTitle')}
        choices={reasons.map((value) => ({ value, label: t(`myTrip.${value}`) }))}
        missing={t('myTrip.reasonMissing')}
      />
    </DecisionForm>
  );
}
