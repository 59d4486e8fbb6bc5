import type { RejectReason } from '../../generated/graphql';
import { t } from '../../i18n/publicTexts';
import type { PublicTextKey } from '../../i18n/publicTexts';
import { PlainChoice } from '../../ui/fields/PlainChoice';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';

/** The customer's possible reasons (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons: readonly { value: RejectReason; label: PublicTextKey }[] = [
  { value: 'cheaper_elsewhere', label: 'myTrip.cheaper_elsewhere' },
  { value: 'over_budget', label: 'myTrip.over_budget' },
  { value: 'trip_cancelled', label: 'myTrip.trip_cancelled' },
  { value: 'other', label: 'myTrip.other' },
];

/** Why the offer was not taken, and the button that says so (server/edge/http/drawn/linkForms.ts). */
export function RejectOfferForm({ problem }: { problem?: string }) {
  return (
    <PlainForm problem={problem}>
      <PlainChoice
        name="reason"
        label={t('offer.reason')}
        choices={reasons.map(({ value, label }) => ({ value, label: t(label) }))}
        missing={t('offer.reasonMissing')}
      />
      <SubmitBar>
        <SubmitButton busy={t('myTrip.submitting')}>{t('myTrip.submit')}</SubmitButton>
      </SubmitBar>
    </PlainForm>
  );
}
