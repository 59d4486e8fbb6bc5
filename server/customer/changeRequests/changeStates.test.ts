import { drawTransitions } from '../../testing/drawTransitions';
import { changeStates } from './changeStates';

// Written out once more by hand, so that a slip in the table is noticed.
test('a change request is answered, decided, replaced or expires once', () => {
  expect(drawTransitions(changeStates)).toEqual([
    'take: open > taken',
    'price: open > priced',
    'decline: open, priced > declined',
    'accept: priced > taken',
    'refuse: priced > refused',
    'replace: open, priced > replaced',
    'expire: open, priced > expired',
  ]);
});
