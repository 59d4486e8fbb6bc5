import { orderStatuses } from '../../model/orders/orderStatus';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { listAllowedActions, lifecycle, orderActions, findRefusal, findStatusAfter } from './lifecycle';
import type { OrderAction } from './lifecycle';

const facts = (status: OrderStatus, hasTripEnded = false, hasTripBegun = hasTripEnded) => ({
  status,
  hasTripEnded,
  hasTripBegun,
});

describe('lifecycle', () => {
  // Written out once more by hand, so that a slip in the table is noticed.
  const expected: Record<OrderAction, [OrderStatus[], OrderStatus | 'same']> = {
    resubmit: [['new'], 'same'],
    answer: [['new'], 'answered'],
    answerAgain: [['answered', 'rejected', 'expired'], 'answered'],
    accept: [['answered'], 'accepted'],
    acceptOnBehalf: [['new', 'answered', 'rejected', 'expired'], 'accepted'],
    reject: [['answered'], 'rejected'],
    rejectOnBehalf: [['new', 'answered', 'accepted', 'job', 'expired'], 'rejected'],
    cancel: [['new', 'answered', 'accepted', 'job'], 'rejected'],
    askChange: [['new', 'answered', 'accepted', 'job'], 'same'],
    answerChange: [['new', 'answered', 'accepted', 'job'], 'same'],
    takeChange: [['new', 'answered', 'accepted', 'job'], 'same'],
    decideChange: [['accepted', 'job'], 'same'],
    expire: [['answered'], 'expired'],
    askAgain: [['expired'], 'new'],
    editByCustomer: [['new', 'answered', 'accepted', 'job', 'rejected'], 'same'],
    startJob: [['accepted'], 'job'],
    updateJob: [['job'], 'same'],
    askDriverAgain: [['job'], 'same'],
    confirmJob: [['job'], 'same'],
    editDetails: [['new', 'answered', 'accepted', 'job', 'rejected', 'expired'], 'same'],
    editRoute: [['new', 'answered', 'accepted', 'job', 'rejected', 'expired'], 'same'],
    editFood: [['new', 'answered', 'accepted', 'job', 'rejected', 'expired'], 'same'],
    editNotes: [['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'], 'same'],
    tieCustomer: [['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'], 'same'],
    editPrice: [['accepted', 'job'], 'same'],
    archive: [['job'], 'archived'],
    takeFromArchive: [['archived'], 'job'],
    delete: [['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'], 'same'],
  };

  it('has an order deleted wherever it stands', () => {
    expect(lifecycle.delete.from).toEqual(orderStatuses);
  });

  it.each(orderActions)('%s leads from and to where docs/product.md says', (action) => {
    const [from, to] = expected[action];
    const ended = action === 'archive';
    for (const status of orderStatuses) {
      const refused = findRefusal(action, facts(status, ended), lifecycle[action].who);
      expect(refused === undefined).toBe(from.includes(status));
      if (refused === undefined) expect(findStatusAfter(action, status)).toBe(to === 'same' ? status : to);
    }
  });

  it('distinguishes a second decision from a wrong state', () => {
    expect(findRefusal('accept', facts('accepted'), 'customer')).toBe('already_answered');
    expect(findRefusal('reject', facts('job'), 'customer')).toBe('already_answered');
    expect(findRefusal('acceptOnBehalf', facts('accepted'), 'admin')).toBe('already_answered');
    expect(findRefusal('rejectOnBehalf', facts('rejected'), 'admin')).toBe('already_answered');
    expect(findRefusal('answer', facts('job'), 'admin')).toBe('wrong_status');
  });

  it('archives only after the trip and answers only before its end', () => {
    expect(findRefusal('archive', facts('job'), 'admin')).toBe('trip_not_ended');
    expect(findRefusal('answer', facts('new', true), 'admin')).toBe('trip_ended');
    expect(findRefusal('askDriverAgain', facts('job', true), 'admin')).toBe('trip_ended');
    expect(findRefusal('confirmJob', facts('job', true), 'driver')).toBe('trip_ended');
    // Agreed or assigned by telephone.
    expect(findRefusal('acceptOnBehalf', facts('answered', true), 'admin')).toBeUndefined();
    expect(findRefusal('startJob', facts('accepted', true), 'admin')).toBeUndefined();
    expect(findRefusal('accept', facts('answered', true), 'customer')).toBe('trip_ended');
    expect(findRefusal('askAgain', facts('expired', true), 'customer')).toBe('trip_ended');
  });

  it('lets the customer change and cancel until the departure', () => {
    for (const action of ['cancel', 'askChange', 'decideChange'] as const) {
      expect(findRefusal(action, facts('job', false, true), 'customer')).toBe('trip_begun');
      expect(findRefusal(action, facts('job', false, false), 'customer')).toBeUndefined();
    }
    expect(findRefusal('takeChange', facts('job', false, true), 'admin')).toBeUndefined();
    expect(findRefusal('takeChange', facts('job', true), 'admin')).toBe('trip_ended');
  });

  it("lets nobody do another role's action", () => {
    expect(findRefusal('startJob', facts('accepted'), 'driver')).toBe('not_allowed');
    expect(findRefusal('accept', facts('answered'), 'admin')).toBe('not_allowed');
  });

  it('offers a page only allowed actions', () => {
    expect(listAllowedActions(facts('accepted'), 'admin')).toEqual([
      'rejectOnBehalf',
      'answerChange',
      'takeChange',
      'startJob',
      'editDetails',
      'editRoute',
      'editFood',
      'editNotes',
      'tieCustomer',
      'editPrice',
      'delete',
    ]);
    expect(listAllowedActions(facts('new'), 'driver')).toEqual([]);
  });
});
