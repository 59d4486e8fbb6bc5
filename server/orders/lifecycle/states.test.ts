import { drawTransitions } from '../../testing/drawTransitions';
import { confirmationStates } from './confirmationStates';
import { offerStates } from './offerStates';

// Written out once more by hand, so that a slip in a table is noticed.

test('an offer is decided, superseded or expires once', () => {
  expect(drawTransitions(offerStates)).toEqual([
    'accept: open > accepted',
    'reject: open > rejected',
    'supersede: open, accepted > superseded',
    'expire: open > expired',
  ]);
});

test('a driver answers once until asked again', () => {
  expect(drawTransitions(confirmationStates)).toEqual([
    'ask: waiting, accepted, declined > waiting',
    'confirm: waiting > accepted',
    'decline: waiting > declined',
    'report: waiting, declined > accepted',
  ]);
});
