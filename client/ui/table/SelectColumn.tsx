import Box from '@mui/material/Box';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { Column } from './tableRows';

/** The column of boxes. */
export const SELECT_FIELD = 'select';

interface Selection {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
}

const SelectionContext = createContext<Selection | undefined>(undefined);

/** The chosen rows of a table, by id. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { chosen, toggle, clear: () => setChosen(new Set()) };
}

/** Around a table whose rows can be chosen. Cells read it, so that the columns stay the same objects. */
export function SelectionScope({ selection, children }: { selection: Selection; children: ReactNode }) {
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Chooses a row; nothing where rows cannot be chosen. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    // The browser's own box: a dashboard should not wait for a drawn one.
    <Box component="label" sx={boxStyles}>
      <input
        type="checkbox"
        checked={selection.chosen.has(id)}
        onChange={() => selection.toggle(id)}
        aria-label={t('table.selectRow', { name })}
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

/** Makes the column of boxes, which stands first. */
export const makeSelectColumn = <Row,>(id: (row: Row) => string, name: (row: Row) => string): Column<Row> => ({
  field: SELECT_FIELD,
  header: t('table.select'),
  value: () => '',
  render: (row) => <SelectBox id={id(row)} name={name(row)} />,
  sortable: false,
  width: 60,
});
