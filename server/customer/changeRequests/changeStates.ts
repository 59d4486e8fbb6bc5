import { waitingChangeStatuses } from '../../model/customer/changeRequest.entity';
import type { ChangeStatus } from '../../model/customer/changeRequest.entity';
import type { Transition } from '../../model/transition';

/** The life of a change request as one table; it begins open (docs/product.md, 'Change requests'). */
export const changeStates = {
  // By the office: as it was asked, with a price that the customer decides on, or not.
  take: { from: ['open'], to: 'taken' },
  price: { from: ['open'], to: 'priced' },
  decline: { from: waitingChangeStatuses, to: 'declined' },
  // By the customer, about the price.
  accept: { from: ['priced'], to: 'taken' },
  refuse: { from: ['priced'], to: 'refused' },
  // The customer asks for something else.
  replace: { from: waitingChangeStatuses, to: 'replaced' },
  // The order ends, or its trip is over.
  expire: { from: waitingChangeStatuses, to: 'expired' },
} as const satisfies Record<string, Transition<ChangeStatus>>;

export type ChangeRequestAction = keyof typeof changeStates;
