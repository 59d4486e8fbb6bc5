import { useEffect } from 'react';
import { useProposedPriceQuery } from '../../../generated/graphql';
import type { ProposalFragment } from '../../../generated/graphql';
import type { FullOrder } from '../parts/orderParts';

/** The price list's proposal for the order as it is now. Undefined while it is not known, or without a list. */
export function useProposal({ id, version }: FullOrder): ProposalFragment | undefined {
  const { data, refetch } = useProposedPriceQuery({ variables: { orderId: id }, fetchPolicy: 'cache-and-network' });
  const found = data?.proposedPrice;
  const isOutdated = found !== undefined && found.orderVersion < version;
  useEffect(() => {
    // The order was edited: it is another trip.
    if (isOutdated) void refetch().catch(() => undefined);
  }, [isOutdated, refetch]);
  return found?.priceListId && !isOutdated ? found : undefined;
}
