import type { OrderDetailsFragment } from '../../../generated/graphql';

export type FullOrder = OrderDetailsFragment;

/** What every part of an order's page gets. */
export interface OrderPartProps {
  order: FullOrder;
  /** Reads the order again, when somebody else was quicker. */
  reload: () => Promise<unknown>;
}
