import { useState } from 'react';
import type { Item } from './item';

interface Chosen {
  id: string;
  index: number;
  /** The keyboard moved here: the row takes the focus. */
  byKey: boolean;
  /** A person chose it; the first row of the page is nobody's choice. */
  byPerson: boolean;
}

/**
 * The chosen row of the list. It stays chosen while other rows come and go; when it is decided and leaves, the next one
 * stands in its place.
 */
export function useChosenItem(items: readonly Item[]) {
  const [chosen, setChosen] = useState<Chosen>();
  const found = items.findIndex(({ id }) => id === chosen?.id);
  const index = found === -1 ? Math.min(chosen?.index ?? 0, items.length - 1) : found;
  const current = items[index];
  if (current && (chosen?.id !== current.id || chosen.index !== index))
    setChosen({ byKey: false, byPerson: false, ...chosen, id: current.id, index });

  function move(to: number) {
    const next = items[Math.max(0, Math.min(items.length - 1, to))];
    if (next) setChosen({ id: next.id, index: items.indexOf(next), byKey: true, byPerson: true });
  }
  return {
    current,
    hasFocus: chosen?.byKey === true,
    moveOn: () => move(chosen?.byPerson ? index + 1 : index),
    moveBack: () => move(index - 1),
    /** The row behind this one, as after a decision. */
    moveBehind: (item: Item) => move(items.indexOf(item) + 1),
    choose: ({ id }: Item) =>
      setChosen((before) =>
        before?.id === id && before.byPerson
          ? before
          : { id, index: items.findIndex((item) => item.id === id), byKey: false, byPerson: true },
      ),
  };
}
