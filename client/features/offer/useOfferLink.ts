import { useOfferLinkQuery } from '../../generated/graphql';
import { errorCode } from '../../lib/errorCodes';
import { useLinkParams } from '../../lib/linkParams';

/** A link that is no good: a newer offer was sent, the key is wrong, or the link was cut on its way. */
const deadCodes = ['WRONG_KEY', 'NOT_FOUND', 'BAD_USER_INPUT'];

/** True when an error says that the link is dead, rather than that the server is in trouble. */
export function isDeadLink(error: unknown): boolean {
  return deadCodes.includes(errorCode(error) ?? '');
}

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
