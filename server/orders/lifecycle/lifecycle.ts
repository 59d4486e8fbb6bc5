import { agreedStatuses, openStatuses, orderStatuses } from '../../model/orders/orderStatus';
import type { OrderStatus } from '../../model/orders/orderStatus';

/**
 * The life of an order as one table: which action leads from where to where, who may do it, and what must hold.
 * Pure: changeOrder.ts is the only place that carries it out (docs/product.md, "Lifecycle").
 */

/** `system` is the portal itself, by its clock. */
export type ActorKind = 'customer' | 'driver' | 'admin' | 'system';

/** The facts of an order that the table needs. */
export interface OrderFacts {
  status: OrderStatus;
  /** The last arrival has passed. */
  hasTripEnded: boolean;
  /** The departure has passed. */
  hasTripBegun: boolean;
}

export type Refusal =
  'already_answered' | 'wrong_status' | 'trip_ended' | 'trip_not_ended' | 'trip_begun' | 'not_allowed';

interface Transition {
  from: readonly OrderStatus[];
  /** Left out: the status stays. */
  to?: OrderStatus;
  who: ActorKind;
  holds?: (facts: OrderFacts) => Refusal | undefined;
}

const refuseAfterEnd = (facts: OrderFacts): Refusal | undefined => (facts.hasTripEnded ? 'trip_ended' : undefined);
const refuseBeforeEnd = (facts: OrderFacts): Refusal | undefined => (facts.hasTripEnded ? undefined : 'trip_not_ended');

const refuseAfterStart = (facts: OrderFacts): Refusal | undefined => (facts.hasTripBegun ? 'trip_begun' : undefined);

export const lifecycle = {
  resubmit: { from: ['new'], who: 'customer', holds: refuseAfterEnd },
  answer: { from: ['new'], to: 'answered', who: 'admin', holds: refuseAfterEnd },
  answerAgain: { from: ['answered', 'rejected', 'expired'], to: 'answered', who: 'admin', holds: refuseAfterEnd },
  accept: { from: ['answered'], to: 'accepted', who: 'customer', holds: refuseAfterEnd },
  // Also after the trip, like what follows: it may have been agreed by telephone.
  acceptOnBehalf: { from: ['new', 'answered', 'rejected', 'expired'], to: 'accepted', who: 'admin' },
  reject: { from: ['answered'], to: 'rejected', who: 'customer' },
  rejectOnBehalf: { from: [...openStatuses, 'expired'], to: 'rejected', who: 'admin' },
  // By the page of the trip: with the fee that the terms ask (docs/product.md, 'Cancellation').
  cancel: { from: openStatuses, to: 'rejected', who: 'customer', holds: refuseAfterStart },
  // Changes that a customer requests (docs/product.md, 'Change requests'): asked, answered by the office with a price
  // or a no, made as requested, and decided by the customer where there was a price.
  askChange: { from: openStatuses, who: 'customer', holds: refuseAfterStart },
  answerChange: { from: openStatuses, who: 'admin' },
  takeChange: { from: openStatuses, who: 'admin', holds: refuseAfterEnd },
  decideChange: { from: agreedStatuses, who: 'customer', holds: refuseAfterStart },
  // The offer's end has passed; the customer may ask for another one.
  expire: { from: ['answered'], to: 'expired', who: 'system' },
  askAgain: { from: ['expired'], to: 'new', who: 'customer', holds: refuseAfterEnd },
  // Edits on the page of the trip that need no answer. server/customer/myTrip/ decides which are allowed when.
  editByCustomer: { from: [...openStatuses, 'rejected'], who: 'customer' },
  startJob: { from: ['accepted'], to: 'job', who: 'admin' },
  updateJob: { from: ['job'], who: 'admin' },
  askDriverAgain: { from: ['job'], who: 'admin', holds: refuseAfterEnd },
  confirmJob: { from: ['job'], who: 'driver', holds: refuseAfterEnd },
  editDetails: { from: [...openStatuses, 'rejected', 'expired'], who: 'admin' },
  editRoute: { from: [...openStatuses, 'rejected', 'expired'], who: 'admin' },
  editFood: { from: [...openStatuses, 'rejected', 'expired'], who: 'admin' },
  editNotes: { from: orderStatuses, who: 'admin' },
  tieCustomer: { from: orderStatuses, who: 'admin' },
  editPrice: { from: agreedStatuses, who: 'admin' },
  archive: { from: ['job'], to: 'archived', who: 'admin', holds: refuseBeforeEnd },
  takeFromArchive: { from: ['archived'], to: 'job', who: 'admin' },
  delete: { from: orderStatuses, who: 'admin' },
} as const satisfies Record<string, Transition>;

export type OrderAction = keyof typeof lifecycle;
export const orderActions = Object.keys(lifecycle) as OrderAction[];

/** Actions that decide on an offer. A second decision is refused as already answered (docs/product.md, 'Lifecycle'). */
const decisions: readonly OrderAction[] = ['accept', 'acceptOnBehalf', 'reject', 'rejectOnBehalf'];

/** Returns the reason why `action` cannot be done now; undefined when it can. */
export function findRefusal(action: OrderAction, facts: OrderFacts, actor: ActorKind): Refusal | undefined {
  const rule: Transition = lifecycle[action];
  if (rule.who !== actor) return 'not_allowed';
  if (!rule.from.includes(facts.status)) {
    return decisions.includes(action) && facts.status !== 'new' ? 'already_answered' : 'wrong_status';
  }
  return rule.holds?.(facts);
}

/** Where the order stands after `action`. */
export function findStatusAfter(action: OrderAction, status: OrderStatus): OrderStatus {
  const rule: Transition = lifecycle[action];
  return rule.to ?? status;
}

/** Lists the actions that this actor can take on the order now; pages draw their buttons from it. */
export function listAllowedActions(facts: OrderFacts, actor: ActorKind): OrderAction[] {
  return orderActions.filter((action) => findRefusal(action, facts, actor) === undefined);
}
