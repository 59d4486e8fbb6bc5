import type { Transition } from '../../model/transition';
import { confirmationStates } from './confirmationStates';
import { offerStates } from './offerStates';

// Written out once more by hand, so that a slip in a table is noticed.
const drawn = (states: Record<string, Transition<string>>) =>
  Object.entries(states).map(([action, { from, to }]) => `${action}: ${from.join(', ')} > ${to}`);

test('an offer is decided, superseded or expires once', () => {
  expect(drawn(offerStates)).toEqual([
    'accept: open > accepted',
    'reject: open > rejected',
    'supersede: open, accepted > superseded',
    'expire: open > expired',
  ]);
});

test('a driver answers once until asked again', () => {
  expect(drawn(confirmationStates)).toEqual([
    'ask: waiting, accepted, rejected > waiting',
    'confirm: waiting > accepted',
    'decline: waiting > rejected',
    'report: waiting, rejected > accepted',
  ]);
});
