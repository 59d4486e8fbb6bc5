import { useCheckAssignmentQuery } from '../../../generated/graphql';
import { splitPicks } from './assignment';
import type { Picks } from './assignment';
import type { FullOrder } from '../parts/orderParts';

/**
 * The law's verdict on each driver. The form does not wait for it. After another pick the earlier verdict stays until
 * the new one comes.
 */
export function useHoursCheck(order: FullOrder, drivers: Picks, buses: Picks) {
  const bus = splitPicks(buses);
  const busIds = bus.main === null ? [] : [bus.main, ...bus.extras];
  const { data, previousData, error, refetch } = useCheckAssignmentQuery({
    variables: { orderId: order.id, busIds, crewed: drivers.length > Math.max(1, busIds.length) },
    fetchPolicy: 'cache-and-network',
  });
  return {
    check: (data ?? previousData)?.checkAssignment,
    failed: Boolean(error) && !data,
    again: () => void refetch().catch(() => undefined),
  };
}
