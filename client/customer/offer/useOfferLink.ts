import { useSearchParams } from 'react-router';
import { OfferLinkDocument } from '../../generated/plain';
import { isDeadLink, readLinkParams } from '../../lib/navigation/emailedLink';
import { useReply } from '../../lib/request/useReply';
import type { LinkedOffer } from './OfferSummary';
import type { OfferEnd } from './OfferOutcome';

/** The query of the link. Undefined: it was cut on its way. */
export function readOfferVariables(params: URLSearchParams) {
  const link = readLinkParams(params, 'activation_key');
  return link && { id: link.id, activationKey: link.key };
}

/** Reads the offer behind the link. Reading changes nothing, because mail scanners open every link (docs/product.md, 'Offer links'). */
export function useOfferLink() {
  const [params] = useSearchParams();
  const { data, error } = useReply(OfferLinkDocument, readOfferVariables(params), { keep: true });
  const link = readLinkParams(params, 'activation_key');
  return {
    link,
    offer: data?.offerLink,
    dead: !link || isDeadLink(error),
    failed: error !== undefined && !isDeadLink(error),
    /** The customer comes from the form, which has done it. */
    justDone: params.has('done'),
  };
}

/** The words for an offer that was decided before. Undefined while it waits for a decision. */
export function findEarlierEnd(offer: LinkedOffer | undefined, accepted: OfferEnd): OfferEnd | undefined {
  if (!offer || offer.status === 'open') return undefined;
  return offer.status === 'rejected' ? 'alreadyRejected' : accepted;
}
