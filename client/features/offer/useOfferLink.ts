import { useOfferLinkQuery } from '../../generated/graphql';
import { isDeadLink, useLinkParams } from '../../lib/emailedLink';

/** What the offer's link opens. Asking changes nothing: mail scanners open every link (design, section 4). */
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
  };
}
