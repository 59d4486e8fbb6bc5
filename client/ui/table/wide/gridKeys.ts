import type { KeyboardEvent } from 'react';

/** A cell of a table: row 0 is the heading. */
export interface CellPlace {
  row: number;
  column: number;
}

const CELL = '[role=gridcell], [role=columnheader]';
const STOP = 'a[href], button';

const steps: Partial<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
};

const listRows = (grid: Element): Element[] => [...grid.querySelectorAll('[role=row]')];

/** Where the element stands in its table; undefined outside of one. */
export function findCell(element: Element): CellPlace | undefined {
  const cell = element.closest(CELL);
  const grid = cell?.closest('[role=grid]');
  if (!cell?.parentElement || !grid) return undefined;
  return {
    row: listRows(grid).indexOf(cell.parentElement),
    column: [...cell.parentElement.children].indexOf(cell),
  };
}

/** Arrows, Home and End go to another cell, and there to its link or button. For the element with the role 'grid'. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target instanceof Element ? findCell(event.target) : undefined;
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const keep = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));
  const rows = listRows(event.currentTarget);
  const row = rows[keep(from.row + step.row, rows.length)];
  const cell = row?.children[keep(from.column + step.column, row.childElementCount)];
  const stop = cell?.querySelector<HTMLElement>(STOP) ?? cell;
  if (stop instanceof HTMLElement) stop.focus();
}
