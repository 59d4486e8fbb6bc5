/**
 * Items that were read again, each that is the same as before as the same object: nothing of it is drawn again. When all are, the list
 * is the former one too.
 */
export function keepObjects<Item extends object>(
  before: Item[],
  items: Item[],
  readKey: (item: Item) => string,
): Item[] {
  const former = new Map(before.map((one) => [readKey(one), one]));
  const kept = items.map((item) => {
    const own = former.get(readKey(item));
    return own && isSame(own, item) ? own : item;
  });
  return kept.length === before.length && kept.every((one, index) => one === before[index]) ? before : kept;
}

/** Unread objects of the store stay the same; only the ones read again are compared in depth. */
export function isSame<Item extends object>(one: Item, other: Item): boolean {
  const keys = Object.keys(other) as (keyof Item)[];
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => one[key] === other[key] || isEqualObject(one[key], other[key]))
  );
}

const isEqualObject = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
