import { useOfferLinkQuery } from '../../generated/graphql';
import { isDeadLink, useLinkParams } from '../../lib/navigation/emailedLink';
import type { Offer } from './OfferSummary';
import type { OfferEnd } from './OfferOutcome';

/** What the offer's link opens. Asking changes nothing: mail scanners open every link (docs/product.md, 'Offer links'). */
export function useOfferLink() {
  const link = useLinkParams('activation_key');
  const { data, error, refetch, loading } = useOfferLinkQuery({
    variables: { id: link?.id ?? '', activationKey: link?.key ?? '' },
    skip: !link,
    fetchPolicy: 'network-only',
  });
  return {
    link,
    offer: data?.offerLink,
    dead: !link || isDeadLink(error),
    failed: Boolean(error) && !isDeadLink(error),
    loading,
    retry: () => void refetch().catch(() => undefined),
    /** Reads the offer again: somebody was quicker, and what that was decides what is said. */
    reread: async () => (await refetch().catch(() => undefined))?.data?.offerLink,
  };
}

/** What is said of an offer that was answered before; undefined while it waits for an answer. */
export function earlierEnd(offer: Offer | undefined, accepted: OfferEnd): OfferEnd | undefined {
  if (!offer || offer.status === 'open') return undefined;
  return offer.status === 'rejected' ? 'alreadyRejected' : accepted;
}
