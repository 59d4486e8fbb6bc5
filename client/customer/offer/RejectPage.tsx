import { t } from '../../i18n/publicTexts';
import { NoticePage } from '../../ui/layout/NoticePage';
import { EndedOffer } from './EndedOffer';
import { OfferOutcome } from './OfferOutcome';
import { RejectOfferForm } from './RejectOfferForm';
import { OfferSummary } from './OfferSummary';
import { findEarlierEnd, useOfferLink } from './useOfferLink';

/** The customer leaves the offer and says why (docs/product.md, 'Offer links'). */
export default function RejectPage() {
  const { link, offer, dead, failed, justDone } = useOfferLink();
  const earlier = findEarlierEnd(offer, 'alreadyConfirmed');

  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.ended) return <EndedOffer askedAgain={offer.askedAgain} />;
  if (earlier)
    return <OfferOutcome end={earlier === 'alreadyRejected' && justDone ? 'rejected' : earlier} link={link} />;
  return (
    <NoticePage title={t('myTrip.rejectTitle')} lead={t('offer.rejectLead')}>
      {/* A check that failed is no reason to keep the customer from deciding: the server checks again (docs/product.md, 'Offer links'). */}
      {offer && <OfferSummary offer={offer} link={link} />}
      <RejectOfferForm problem={failed ? t('offer.checkingFailed') : undefined} />
    </NoticePage>
  );
}
