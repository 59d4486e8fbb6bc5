import { t } from '../../i18n/publicTexts';
import { FailedState } from '../../ui/FailedState';
import { NoticePage } from '../../ui/layout/NoticePage';
import { AcceptOfferForm } from './AcceptOfferForm';
import { EndedOffer } from './EndedOffer';
import { OfferOutcome } from './OfferOutcome';
import { findEarlierEnd, useOfferLink } from './useOfferLink';

/** The customer takes the offer and says who leads the group (docs/product.md, 'Offer links'). */
export default function AcceptPage() {
  const { link, offer, dead, failed, justDone } = useOfferLink();
  const earlier = findEarlierEnd(offer, justDone ? 'accepted' : 'alreadyAccepted');

  if (dead || !link) return <OfferOutcome end="expired" />;
  if (offer?.ended) return <EndedOffer askedAgain={offer.askedAgain} />;
  if (earlier) return <OfferOutcome end={earlier} link={link} />;
  if (failed) {
    return (
      <NoticePage title={t('offer.acceptTitle')}>
        <FailedState title={t('offer.checkFailed')} onRetry="reload" />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t('offer.acceptTitle')} lead={t('offer.acceptLead')}>
      {offer && <AcceptOfferForm offer={offer} link={link} />}
    </NoticePage>
  );
}
