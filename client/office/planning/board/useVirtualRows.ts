import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { RefObject } from 'react';
import { HEAD_HEIGHT, measureRow } from './boardStyles';
import type { PlanRow } from './planRows';

/** A row to draw, and where it stands below the top of the board; pixels. */
export interface DrawnRow {
  row: PlanRow;
  index: number;
  top: number;
}

/** Rows beyond the edges that are drawn too, so that a quick scroll shows no gap. */
const OVERSCAN = 8;
/** Until the board is measured it is taken for as high as a large screen. */
const initialRect = { width: 0, height: 1200 };

/**
 * The rows in sight as the board is scrolled (docs/decisions/planning/plan-board.md), and where each row stands. The lane and the row
 * `focusedRow` are always drawn: the lane is pinned below the days, and an element that is removed would lose the focus.
 */
export function useVirtualRows(
  rows: readonly PlanRow[],
  scroller: RefObject<HTMLDivElement | null>,
  focusedRow: string | undefined,
) {
  const focused = rows.findIndex(({ id }) => id === focusedRow);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = new Set([0, Math.max(focused, 0), ...defaultRangeExtractor(range)]);
      return [...drawn].sort((one, other) => one - other);
    },
    [focused],
  );
  const pinned = HEAD_HEIGHT + measureRow(rows[0]?.levels ?? 1);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => measureRow(rows[index]?.levels ?? 1),
    // A new function makes the virtualizer compute the places again.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor,
    overscan: OVERSCAN,
    initialRect,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: pinned,
    useFlushSync: false,
  });
  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start }): DrawnRow[] => {
    const row = rows[index];
    return row ? [{ row, index, top: start }] : [];
  });
  return {
    drawn,
    /** Height of the days and the lane, which do not scroll along. */
    pinned,
    height: virtualizer.getTotalSize(),
    /** The index of the row at `y` pixels below the top edge of the board as it is scrolled. */
    rowAt: (y: number): number =>
      y < pinned ? 0 : (virtualizer.getVirtualItemForOffset(y + (scroller.current?.scrollTop ?? 0))?.index ?? 0),
    /** Scrolls until the row is in sight. */
    reveal: (id: string): void => {
      const index = rows.findIndex((row) => row.id === id);
      if (index > 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
export type VirtualRows = ReturnType<typeof useVirtualRows>;
