import { t } from '../../i18n/officeTexts';
import type { ListState } from '../../lib/navigation/urlState';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';
import { DelayedSearch } from './DelayedSearch';
import type { Selection } from './Selection';
import type { TableCardsProps } from './TableCards';
import { TableFrame } from './TableFrame';
import { PAGE_SIZE } from './tableRows';

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

interface LongTableProps<Row extends object> extends Omit<TableCardsProps<Row>, 'rows'> {
  list: LongRows<Row>;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  emptyHint: string;
  /** Lets rows be chosen, also on several pages. */
  selection?: Selection<Row>;
}

/** A table whose rows the server searches, sorts and cuts into pages; it looks and works as a DataTable does. */
export function LongTable<Row extends object>(props: LongTableProps<Row>) {
  const { list, state, onChange, emptyHint, ...table } = props;
  const { rows, total, andMore, busy, whole } = list;
  const pages = whole ? 1 : Math.max(1, Math.ceil(total / PAGE_SIZE));

  if (list.failed) return <FailedState onRetry={list.retry} />;
  if (rows?.length === 0 && !state.search && !busy) return <EmptyState title={t('ui.empty')} hint={emptyHint} />;
  return (
    <TableFrame
      {...table}
      rows={rows}
      busy={busy}
      sort={state.sort}
      onSort={(sort) => onChange({ sort, page: 1 })}
      search={
        <DelayedSearch label={table.label} value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      }
      footer={{
        total,
        andMore,
        page: Math.min(state.page, pages),
        pages,
        showAll: whole,
        onPage: (page) => onChange({ page }),
        onShowAll: total <= SHOW_ALL_LIMIT ? (showAll) => onChange({ showAll, page: 1 }) : undefined,
      }}
    />
  );
}
