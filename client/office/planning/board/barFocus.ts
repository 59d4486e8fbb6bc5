import type { PlanRow } from './planRows';

/** A bar of the board by its row and its own key; a trip of two drivers stands in two rows. */
export interface BarPlace {
  row: string;
  bar: string;
}

export const toPlaceKey = ({ row, bar }: BarPlace): string => `${row}|${bar}`;

/** The place that an element of a bar has. */
export function findBarPlace(target: EventTarget | null): BarPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
  const { of: row, bar } = element?.dataset ?? {};
  return row && bar ? { row, bar } : undefined;
}

/** The bar that Tab reaches: the one that had the focus, while it is there, else the first. */
export function findReachablePlace(rows: readonly PlanRow[], focused: BarPlace | undefined): BarPlace | undefined {
  const own = rows.find(({ id }) => id === focused?.row);
  if (focused && own?.bars.some(({ key }) => key === focused.bar)) return focused;
  // After a move the bar stands in another row.
  const moved = rows.find(({ bars }) => bars.some(({ key }) => key === focused?.bar));
  if (focused && moved) return { row: moved.id, bar: focused.bar };
  const first = rows.find(({ bars }) => bars.length > 0);
  return first?.bars[0] && { row: first.id, bar: first.bars[0].key };
}

/** Where an arrow key leads from a bar: along its row by time, or to what is nearest in time in the next row with something. */
export function findNeighbour(rows: readonly PlanRow[], { row, bar }: BarPlace, arrow: string): BarPlace | undefined {
  const index = rows.findIndex(({ id }) => id === row);
  const bars = rows[index]?.bars ?? [];
  const at = bars.findIndex(({ key }) => key === bar);
  const from = bars[at];
  if (!from) return undefined;
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const next = bars[at + (arrow === 'ArrowRight' ? 1 : -1)];
    return next && { row, bar: next.key };
  }
  const others = arrow === 'ArrowDown' ? rows.slice(index + 1) : rows.slice(0, index).reverse();
  const other = others.find((one) => one.bars.length > 0);
  const middle = from.left + from.width / 2;
  const nearest = other?.bars.reduce((best, one) =>
    Math.abs(one.left + one.width / 2 - middle) < Math.abs(best.left + best.width / 2 - middle) ? one : best,
  );
  return other && nearest && { row: other.id, bar: nearest.key };
}
