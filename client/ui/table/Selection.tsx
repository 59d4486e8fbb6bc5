import Box from '@mui/material/Box';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { Column } from './tableRows';

/** The chosen rows of tables, by id, as they were when they were chosen. */
export interface Selection<Row> {
  chosen: ReadonlyMap<string, Row>;
  toggle: (id: string, row: Row) => void;
  clear: () => void;
  /** The name of a row, for its box. */
  nameRow: (row: Row) => string;
}

/** Rows of one table, or of several, that can be chosen: give it to them as `selection`. */
export function useSelection<Row>(nameRow: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const toggle = (id: string, row: Row) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(id)) next.set(id, row);
      return next;
    });
  return { chosen, toggle, clear: () => setChosen(new Map()), nameRow };
}

/**
 * The choice of rows that the boxes of a table need. A context carries it, so that the column stays the same object while
 * rows are chosen.
 */
interface Boxes {
  isChosen: (row: object) => boolean;
  toggle: (row: object) => void;
  nameRow: (row: object) => string;
}

const BoxesContext = createContext<Boxes | undefined>(undefined);

interface SelectionScopeProps<Row> {
  selection: Selection<Row> | undefined;
  rowId: (row: Row) => string;
  children: ReactNode;
}

/** Around the rows of a table that can be chosen. */
export function SelectionScope<Row extends object>({ selection, rowId, children }: SelectionScopeProps<Row>) {
  if (!selection) return children;
  const { chosen, toggle, nameRow } = selection;
  // The casts are safe: only cells of this table read this context, with rows of its type.
  const boxes: Boxes = {
    isChosen: (row) => chosen.has(rowId(row as Row)),
    toggle: (row) => toggle(rowId(row as Row), row as Row),
    nameRow: (row) => nameRow(row as Row),
  };
  return <BoxesContext value={boxes}>{children}</BoxesContext>;
}

/** Chooses a row; nothing where rows cannot be chosen. */
export function SelectBox({ row }: { row: object }) {
  const boxes = useContext(BoxesContext);
  if (!boxes) return null;
  return (
    // A native checkbox: hundreds of MUI ones would slow the dashboard down.
    <Box component="label" sx={boxStyles}>
      <input
        type="checkbox"
        checked={boxes.isChosen(row)}
        onChange={() => boxes.toggle(row)}
        aria-label={t('table.selectRow', { name: boxes.nameRow(row) })}
      />
    </Box>
  );
}

const boxStyles = {
  width: 44,
  height: 44,
  ml: -1,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)', cursor: 'pointer' },
};

/** The column of boxes, which stands first. */
const boxColumn: Column<object> = {
  field: 'select',
  header: t('table.select'),
  value: () => '',
  render: (row) => <SelectBox row={row} />,
  sortable: false,
  width: 60,
};

/** The columns of a table with that of the boxes, if its rows can be chosen. */
export const useShownColumns = <Row extends object>(
  columns: readonly Column<Row>[],
  isSelectable: boolean,
): readonly Column<Row>[] => useMemo(() => (isSelectable ? [boxColumn, ...columns] : columns), [isSelectable, columns]);
