import { useDeferredValue, useMemo, useState } from 'react';
import { filterRows, noFilter } from './filterRows';
import { arrangeLane } from './lane';
import type { LaneOrder } from './lane';
import type { PlanRow } from '../board/planRows';
import { stack } from '../board/planRows';
import type { Board } from '../boardData';
import { mapNames } from '../planTexts';

/** The rows that were looked for, and what is looked for. It is not in the address: names of people stand in none. */
export function useSearchedRows(all: readonly PlanRow[] | undefined, board: Board | undefined) {
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<LaneOrder>('time');
  // The typed text is seen at once; the board follows.
  const asked = useDeferredValue(filter);
  const rows = useMemo(() => {
    if (!all || !board) return undefined;
    const found = filterRows(all, asked, mapNames(board));
    const [lane, ...others] = found;
    return arrangeLane(found === all || !lane ? found : [stack(lane), ...others], order);
  }, [all, board, asked, order]);
  const tools = {
    filter,
    onFilter: setFilter,
    onOrder: setOrder,
    shown: rows && all ? ([rows.length - 1, all.length - 1] as const) : undefined,
    order: rows?.[0]?.list ? order : undefined,
  };
  return { rows, tools };
}
