import type { OrderDetailsFragment } from '../../../generated/graphql';

export type FullOrder = OrderDetailsFragment;

/** The props of every part of an order's page. */
export interface OrderPartProps {
  order: FullOrder;
  /** Reads the order again, when somebody else was quicker. */
  reload: () => Promise<unknown>;
}
