import type { PaymentEvidence, PaymentFit } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

/** How a payment fits its invoice: 'summa klapib, viitenumber puudub, sama registrikood'. */
export const printMatch = (fit: PaymentFit, by: PaymentEvidence): string =>
  `${t(`payments.fit_${fit}`)}, ${t(`payments.by_${by}`)}`;
