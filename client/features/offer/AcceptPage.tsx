import { useState } from 'react';
import { t } from '../../i18n/et';
import { FailedState } from '../../ui/FailedState';
import { NoticePage } from '../../ui/layout/NoticePage';
import { AcceptForm } from './AcceptForm';
import { EndedOffer } from './EndedOffer';
import { FormSkeleton } from './FormSkeleton';
import { OfferOutcome } from './OfferOutcome';
import type { OfferEnd } from './OfferOutcome';
import { OfferSummary } from './OfferSummary';
import { earlierEnd, useOfferLink } from './useOfferLink';

/** The customer takes the offer and says who leads the group (docs/product.md, 'Offer links'). */
export default function AcceptPage() {
  const { link, offer, dead, failed, loading, retry, reread } = useOfferLink();
  const [end, setEnd] = useState<OfferEnd>();

  const earlier = earlierEnd(offer, 'alreadyAccepted');

  if (end) return <OfferOutcome end={end} link={link} announced />;
  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.ended && link) return <EndedOffer link={link} askedAgain={offer.askedAgain} onEnd={setEnd} />;
  if (earlier) return <OfferOutcome end={earlier} link={link} />;
  if (failed && !loading) {
    return (
      <NoticePage title={t('offer.acceptTitle')}>
        <FailedState title={t('offer.checkFailed')} onRetry={retry} />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t('offer.acceptTitle')} lead={t('offer.acceptLead')}>
      {offer ? (
        <>
          <OfferSummary offer={offer} link={link} />
          <AcceptForm
            link={link}
            customer={offer}
            onEnd={setEnd}
            onDead={async () => {
              // It may have ended while the form was open: then the page says so.
              if (!(await reread())?.ended) setEnd('expired');
            }}
            onAnswered={async () => setEnd(earlierEnd(await reread(), 'alreadyAccepted') ?? 'alreadyAccepted')}
          />
        </>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </NoticePage>
  );
}
