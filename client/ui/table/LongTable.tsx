import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { ListState } from '../../lib/navigation/urlState';
import { DelayedSearch } from './DelayedSearch';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';
import { WideTable } from './wide/WideTable';
import { SectionTools } from '../layout/Section';
import { SelectionScope, useShownColumns } from './Selection';
import type { Selection } from './Selection';
import { CardSkeletons, TableCards } from './TableCards';
import { TableFooter } from './TableFooter';
import { TableSort } from './TableSort';
import { PAGE_SIZE, measureTable } from './tableRows';
import type { Column } from './tableRows';
import { useFits } from '../layout/useWidth';

/** With more rows than this nobody reads them all at once: there are search, sort and export. */
export const SHOW_ALL_LIMIT = 1000;

/** The loaded rows of a long list. */
export interface LongRows<Row> {
  /** undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  total: number;
  /** A search found more than `total`. */
  andMore: boolean;
  /** Other rows than the ones shown are on their way. */
  busy: boolean;
  /** The rows are all there are, not a page of them. */
  whole: boolean;
  failed: boolean;
  retry: () => void;
}

interface LongTableProps<Row extends object> {
  label: string;
  list: LongRows<Row>;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  emptyHint: string;
  /** Lets rows be chosen, also on several pages. */
  selection?: Selection<Row>;
  renderCard: (row: Row) => ReactNode;
}

/** A table whose rows the server searches, sorts and cuts into pages; it looks and works as a DataTable does. */
export function LongTable<Row extends object>(props: LongTableProps<Row>) {
  const { label, list, state, onChange, columns, rowId, emptyHint, selection, renderCard } = props;
  const shown = useShownColumns(columns, selection !== undefined);
  const { rows, total } = list;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [frame, fits] = useFits(measureTable(shown));
  const showsCards = isPhone || fits === false;
  const pages = list.whole ? 1 : Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isEmpty = rows?.length === 0;
  const onSort = (sort: ListState['sort']) => onChange({ sort, page: 1 });

  if (list.failed) return <FailedState onRetry={list.retry} />;
  if (isEmpty && !state.search && !list.busy) return <EmptyState title={t('ui.empty')} hint={emptyHint} />;
  return (
    <Box ref={frame} aria-busy={list.busy}>
      <SectionTools>
        {showsCards && <TableSort label={label} columns={columns} sort={state.sort} onSort={onSort} />}
        <DelayedSearch label={label} value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      </SectionTools>
      {isEmpty && <EmptyState title={t('table.noResults')} />}
      {!isEmpty && showsCards && !rows && <CardSkeletons />}
      <SelectionScope selection={selection} rowId={rowId}>
        {!isEmpty && showsCards && rows && (
          <TableCards label={label} rows={rows} rowId={rowId} columns={columns} renderCard={renderCard} />
        )}
        {!isEmpty && !showsCards && (
          <WideTable
            label={label}
            rows={rows ?? []}
            rowId={rowId}
            columns={shown}
            loading={!rows}
            sort={state.sort}
            onSort={onSort}
          />
        )}
      </SelectionScope>
      {rows && !isEmpty && (
        <TableFooter
          label={label}
          total={total}
          andMore={list.andMore}
          page={Math.min(state.page, pages)}
          pages={pages}
          showAll={list.whole}
          onPage={(page) => onChange({ page })}
          onShowAll={total <= SHOW_ALL_LIMIT ? (showAll) => onChange({ showAll, page: 1 }) : undefined}
        />
      )}
    </Box>
  );
}
