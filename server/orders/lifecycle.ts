/**
 * The life of an order as one table: which act leads from where to where, who may do it, and what must hold.
 * Pure: transition.ts is the only place that carries it out (design, section 4).
 */
export const orderStatuses = ['new', 'answered', 'accepted', 'job', 'archived', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type Actor = 'customer' | 'driver' | 'admin';

/** What the table needs to know of an order. */
export interface OrderFacts {
  status: OrderStatus;
  /** The last arrival has passed. */
  tripEnded: boolean;
}

export type Refusal = 'already_answered' | 'wrong_status' | 'trip_ended' | 'trip_not_ended' | 'not_allowed';

interface Rule {
  from: readonly OrderStatus[];
  /** Left out: the status stays. */
  to?: OrderStatus;
  who: Actor;
  holds?: (facts: OrderFacts) => Refusal | undefined;
}

const beforeEnd = (facts: OrderFacts): Refusal | undefined => (facts.tripEnded ? 'trip_ended' : undefined);
const afterEnd = (facts: OrderFacts): Refusal | undefined => (facts.tripEnded ? undefined : 'trip_not_ended');

const open = ['new', 'answered', 'accepted', 'job'] as const;

export const lifecycle = {
  answer: { from: ['new'], to: 'answered', who: 'admin', holds: beforeEnd },
  answerAgain: { from: ['answered', 'rejected'], to: 'answered', who: 'admin', holds: beforeEnd },
  accept: { from: ['answered'], to: 'accepted', who: 'customer', holds: beforeEnd },
  acceptOnBehalf: { from: ['new', 'answered', 'rejected'], to: 'accepted', who: 'admin', holds: beforeEnd },
  reject: { from: ['answered'], to: 'rejected', who: 'customer' },
  rejectOnBehalf: { from: ['new', 'answered', 'accepted'], to: 'rejected', who: 'admin' },
  startJob: { from: ['accepted'], to: 'job', who: 'admin', holds: beforeEnd },
  updateJob: { from: ['job'], who: 'admin' },
  answerJob: { from: ['job'], who: 'driver' },
  editDetails: { from: [...open, 'rejected'], who: 'admin' },
  editRoute: { from: [...open, 'rejected'], who: 'admin' },
  editFood: { from: [...open, 'rejected'], who: 'admin' },
  editNotes: { from: orderStatuses, who: 'admin' },
  editPrice: { from: ['accepted', 'job'], who: 'admin' },
  archive: { from: ['job'], to: 'archived', who: 'admin', holds: afterEnd },
  delete: { from: orderStatuses, who: 'admin' },
} as const satisfies Record<string, Rule>;

export type OrderAction = keyof typeof lifecycle;
export const orderActions = Object.keys(lifecycle) as OrderAction[];

/** Why `action` cannot be done now; undefined when it can. */
export function refusal(action: OrderAction, facts: OrderFacts, actor: Actor): Refusal | undefined {
  const rule: Rule = lifecycle[action];
  if (rule.who !== actor) return 'not_allowed';
  if (!rule.from.includes(facts.status)) {
    const answers = action === 'accept' || action === 'reject';
    return answers && facts.status !== 'new' ? 'already_answered' : 'wrong_status';
  }
  return rule.holds?.(facts);
}

/** Where the order stands after `action`. */
export function statusAfter(action: OrderAction, status: OrderStatus): OrderStatus {
  const rule: Rule = lifecycle[action];
  return rule.to ?? status;
}

/** What this actor can do with the order now; pages draw their buttons from it. */
export function allowedActions(facts: OrderFacts, actor: Actor): OrderAction[] {
  return orderActions.filter((action) => refusal(action, facts, actor) === undefined);
}
