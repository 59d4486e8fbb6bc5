import type { RejectReason } from '../../generated/graphql';
import { t } from '../../i18n/publicTexts';
import { PlainChoice } from '../../ui/fields/PlainChoice';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';

/** What a customer can give as the reason (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons: readonly { value: RejectReason; label: string }[] = [
  { value: 'cheaper_elsewhere', label: t('offer.cheaperElsewhere') },
  { value: 'over_budget', label: t('offer.overBudget') },
  { value: 'trip_cancelled', label: t('offer.tripCancelled') },
  { value: 'other', label: t('offer.other') },
];

/** Why the offer was not taken, and the button that says so (server/edge/http/drawn/linkForms.ts). */
export function RejectForm({ problem }: { problem?: string }) {
  return (
    <PlainForm problem={problem}>
      <PlainChoice name="reason" label={t('offer.reason')} choices={reasons} missing={t('offer.reasonMissing')} />
      <SubmitBar>
        <SubmitButton busy={t('offer.submitting')}>{t('offer.submit')}</SubmitButton>
      </SubmitBar>
    </PlainForm>
  );
}
