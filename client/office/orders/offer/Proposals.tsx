import type { ReactNode } from 'react';
import type { ProposedPricesQuery } from '../../../generated/graphql';
import { useProposedPricesQuery } from '../../../generated/graphql';
import { ProposalsContext } from './proposalsContext';

/** The most that one request asks for; the others follow as the first are answered. */
const MOST = 100;

/** Always the same: what it is given to is not drawn again. */
const none: ProposedPricesQuery['proposedPrices'] = [];

interface ProposalsProps {
  /** The new inquiries; undefined while they are on their way. */
  orders: readonly { id: string }[] | undefined;
  /** Told whether there is a price list at all. */
  children: (proposed: boolean) => ReactNode;
}

/** Gives each new inquiry below it what the price list proposes. */
export function Proposals({ orders, children }: ProposalsProps) {
  const orderIds = (orders ?? []).slice(0, MOST).map(({ id }) => id);
  const { data, previousData } = useProposedPricesQuery({
    variables: { orderIds },
    skip: orderIds.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.proposedPrices ?? none;
  return <ProposalsContext value={found}>{children(found.length > 0)}</ProposalsContext>;
}
