import { act, renderHook } from '@testing-library/react';
import type { Item } from './item';
import { useChosenItem } from './useChosenItem';

const makeItems = (...ids: string[]) => ids.map((id) => ({ id }) as Item);

it('keeps the chosen row while others come and go, and gives its place to the next one when it leaves', () => {
  const { result, rerender } = renderHook(({ ids }) => useChosenItem(makeItems(...ids)), {
    initialProps: { ids: ['b', 'c', 'd'] },
  });
  const expectChosen = (id: string | undefined, hasFocus: boolean) =>
    expect([result.current.current?.id, result.current.hasFocus]).toEqual([id, hasFocus]);
  expectChosen('b', false);
  // A more urgent one comes: the details that somebody reads stay.
  rerender({ ids: ['a', 'b', 'c', 'd'] });
  expectChosen('b', false);
  // The first press of J goes to the row that is shown.
  act(() => result.current.moveOn());
  expectChosen('b', true);
  act(() => result.current.moveOn());
  expectChosen('c', true);
  rerender({ ids: ['a', 'b', 'd'] });
  expectChosen('d', true);
  rerender({ ids: ['d', 'a', 'b', 'e'] });
  expectChosen('d', true);
  act(() => result.current.moveBack());
  expectChosen('d', true);
  rerender({ ids: [] });
  expectChosen(undefined, true);
  rerender({ ids: ['e'] });
  expectChosen('e', true);
});
