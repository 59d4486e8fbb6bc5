import { useEffect, useState } from 'react';
import { t } from '../../i18n/et';
import { toast } from '../../lib/toasts';
import { LetterPage } from '../../ui/LetterPage';
import { FormSkeleton } from './FormSkeleton';
import { OfferOutcome } from './OfferOutcome';
import type { OfferEnd } from './OfferOutcome';
import { RejectForm } from './RejectForm';
import { useOfferLink } from './useOfferLink';

/** The customer leaves the offer and says why (spec, "Offer rejection page"). */
export default function RejectPage() {
  const { link, offer, dead, failed } = useOfferLink();
  const [end, setEnd] = useState<OfferEnd>();
  useEffect(() => {
    if (failed) toast(t('offer.checkingFailed'), 'error');
  }, [failed]);

  if (end) return <OfferOutcome end={end} announced />;
  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.alreadyAnswered) return <OfferOutcome end="alreadyConfirmed" />;
  return (
    <LetterPage title={t('offer.rejectTitle')} lead={t('offer.rejectLead')}>
      {/* A check that failed is no reason to keep the customer from answering: the server checks again (spec, section 8). */}
      {offer || failed ? <RejectForm link={link} onEnd={setEnd} /> : <FormSkeleton fields={4} />}
    </LetterPage>
  );
}
