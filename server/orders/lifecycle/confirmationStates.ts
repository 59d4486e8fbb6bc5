import type { Transition } from '../../model/transition';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';

/** A driver's answers to a job, as one table (docs/product.md, "Lifecycle"). */
export const confirmationStates = {
  // Assigned, or asked again because the trip changed.
  ask: { from: ['waiting', 'accepted', 'declined'], to: 'waiting' },
  confirm: { from: ['waiting'], to: 'accepted' },
  decline: { from: ['waiting'], to: 'declined' },
  // A driver who reports hours has taken the job, also without confirming it and after declining it.
  report: { from: ['waiting', 'declined'], to: 'accepted' },
} as const satisfies Record<string, Transition<Confirmation>>;
