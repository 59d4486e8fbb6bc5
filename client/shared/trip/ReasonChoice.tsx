import type { RejectReason } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { PlainChoice } from '../../ui/fields/PlainChoice';

/** The customer's possible reasons (docs/product.md, 'Offer links'); the fifth one is the logistician's. */
const reasons = ['cheaper_elsewhere', 'over_budget', 'trip_cancelled', 'other'] as const satisfies RejectReason[];

/** Asks why an offer is not taken. */
export const ReasonChoice = ({ label, missing }: { label: string; missing: string }) => (
  <PlainChoice
    name="reason"
    label={label}
    choices={reasons.map((value) => ({ value, label: t(`myTrip.${value}`) }))}
    missing={missing}
  />
);
