import { useEffect } from 'react';
import { useProposedPriceQuery } from '../../../generated/graphql';
import type { ProposalFragment } from '../../../generated/graphql';
import type { FullOrder } from '../parts/orderParts';

/** What the price list proposes for the order as it is now; undefined while that is not known, or there is no list. */
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
