import { isSame, keepObjects } from '../../../lib/keepObjects';
import type { PlanRow } from './planRows';

/** Keeps unchanged rows the same objects, whatever was read again, so that they are not drawn again. */
export function makeRowKeeper(): (rows: readonly PlanRow[]) => readonly PlanRow[] {
  let before: ReadonlyMap<string, PlanRow> = new Map();
  return (rows) => {
    const kept = rows.map((row) => keepRow(before.get(row.id), row));
    before = new Map(kept.map((row) => [row.id, row]));
    return kept;
  };
}

function keepRow(before: PlanRow | undefined, row: PlanRow): PlanRow {
  if (!before) return row;
  const bars = keepObjects(before.bars, row.bars, readRowKey);
  const ghosts = keepObjects(before.ghosts, row.ghosts, readRowKey);
  const next = { ...row, bars, ghosts };
  return isSame(before, next) ? before : next;
}

const readRowKey = ({ key }: { key: string }): string => key;
