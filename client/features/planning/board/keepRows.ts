import type { Bar, Ghost, PlanRow } from './planRows';

/** Keeps what is the same as before the same object, whatever was read again: nothing of it is drawn anew. */
export function rowKeeper(): (rows: readonly PlanRow[]) => readonly PlanRow[] {
  let before: ReadonlyMap<string, PlanRow> = new Map();
  return (rows) => {
    const kept = rows.map((row) => keptRow(before.get(row.id), row));
    before = new Map(kept.map((row) => [row.id, row]));
    return kept;
  };
}

function keptRow(before: PlanRow | undefined, row: PlanRow): PlanRow {
  if (!before) return row;
  const bars = keptAll<Bar>(before.bars, row.bars);
  const ghosts = keptAll<Ghost>(before.ghosts, row.ghosts);
  const next = { ...row, bars, ghosts };
  return isSame(before, next) ? before : next;
}

function keptAll<Item extends { key: string }>(before: Item[], items: Item[]): Item[] {
  const former = new Map(before.map((one) => [one.key, one]));
  const kept = items.map((item) => {
    const own = former.get(item.key);
    return own && isSame(own, item) ? own : item;
  });
  return kept.length === before.length && kept.every((one, nth) => one === before[nth]) ? before : kept;
}

/** What the store did not read anew is the same object: only what it did is compared in depth. */
function isSame<Item extends object>(one: Item, other: Item): boolean {
  const keys = Object.keys(other) as (keyof Item)[];
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => one[key] === other[key] || isEqualObject(one[key], other[key]))
  );
}

const isEqualObject = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
