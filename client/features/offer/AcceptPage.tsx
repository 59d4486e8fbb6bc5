import { useState } from 'react';
import { t } from '../../i18n/et';
import { FailedState } from '../../ui/FailedState';
import { LetterPage } from '../../ui/LetterPage';
import { AcceptForm } from './AcceptForm';
import { FormSkeleton } from './FormSkeleton';
import { OfferOutcome } from './OfferOutcome';
import type { OfferEnd } from './OfferOutcome';
import { useOfferLink } from './useOfferLink';

/** The customer takes the offer and says who leads the group (spec, "Offer acceptance page"). */
export default function AcceptPage() {
  const { link, offer, dead, failed, loading, retry } = useOfferLink();
  const [end, setEnd] = useState<OfferEnd>();

  if (end) return <OfferOutcome end={end} announced />;
  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.alreadyAnswered) return <OfferOutcome end="alreadyAccepted" />;
  if (failed && !loading) {
    return (
      <LetterPage title={t('offer.acceptTitle')}>
        <FailedState title={t('offer.checkFailed')} onRetry={retry} />
      </LetterPage>
    );
  }
  return (
    <LetterPage title={t('offer.acceptTitle')} lead={t('offer.acceptLead')}>
      {offer ? <AcceptForm link={link} customer={offer} onEnd={setEnd} /> : <FormSkeleton fields={3} />}
    </LetterPage>
  );
}
