import { useEffect, useState } from 'react';
import { t } from '../../i18n/et';
import { toast } from '../../lib/request/toasts';
import { NoticePage } from '../../ui/layout/NoticePage';
import { EndedOffer } from './EndedOffer';
import { FormSkeleton } from './FormSkeleton';
import { OfferOutcome } from './OfferOutcome';
import type { OfferEnd } from './OfferOutcome';
import { RejectForm } from './RejectForm';
import { OfferSummary } from './OfferSummary';
import { earlierEnd, useOfferLink } from './useOfferLink';

/** The customer leaves the offer and says why (docs/product.md, 'Offer links'). */
export default function RejectPage() {
  const { link, offer, dead, failed, reread } = useOfferLink();
  const [end, setEnd] = useState<OfferEnd>();
  useEffect(() => {
    if (failed) toast(t('offer.checkingFailed'), 'error');
  }, [failed]);

  const earlier = earlierEnd(offer, 'alreadyConfirmed');

  if (end) return <OfferOutcome end={end} link={link} announced />;
  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.ended && link) return <EndedOffer link={link} askedAgain={offer.askedAgain} onEnd={setEnd} />;
  if (earlier) return <OfferOutcome end={earlier} link={link} />;
  return (
    <NoticePage title={t('offer.rejectTitle')} lead={t('offer.rejectLead')}>
      {/* A check that failed is no reason to keep the customer from answering: the server checks again (docs/product.md, 'Offer links'). */}
      {offer || failed ? (
        <>
          {offer && <OfferSummary offer={offer} link={link} />}
          <RejectForm
            link={link}
            onEnd={setEnd}
            onAnswered={async () => setEnd(earlierEnd(await reread(), 'alreadyConfirmed') ?? 'alreadyConfirmed')}
          />
        </>
      ) : (
        <FormSkeleton fields={4} />
      )}
    </NoticePage>
  );
}
