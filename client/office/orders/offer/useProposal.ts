import { useEffect } from 'react';
import { useProposedPriceQuery } from '../../../generated/graphql';
import type { ProposalFragment } from '../../../generated/graphql';
import type { FullOrder } from '../parts/orderParts';

/** The price list's proposal for the order as it is now. Undefined while it is not known, or without a list. */
export function useProposal({ id, version }: FullOrder): ProposalFragment | undefined {
  const { data, refetch } = useProposedPriceQuery({ variables: { orderId: id }, fetchPolicy: 'cache-and-network' });
  const found = data?.proposedPrice;
  const outdated = found !== undefined && found.orderVersion < version;
  useEffect(() => {
    // The order was edited: it is another trip.
    if (outdated) void refetch().catch(() => undefined);
  }, [outdated, refetch]);
  return found?.priceListId && !outdated ? found : undefined;
}
