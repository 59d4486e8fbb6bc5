import { startTransition } from 'react';
import { t } from '../../i18n/officeTexts';
import { useListState } from '../../lib/navigation/urlState';
import type { Sort } from '../../lib/navigation/urlState';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';
import type { Selection } from './Selection';
import type { TableCardsProps } from './TableCards';
import { TableFrame } from './TableFrame';
import { TableSearch } from './TableSearch';
import { buildView } from './tableRows';

export type { Column } from './tableRows';

interface DataTableProps<Row extends object> extends Omit<TableCardsProps<Row>, 'rows'> {
  /** undefined while the rows are loading. */
  rows: readonly Row[] | undefined;
  /** Whether the rows could not be loaded. */
  failed?: boolean;
  onRetry?: () => unknown;
  /** The text of an empty list: what it would show, and how to fill it. */
  emptyHint?: string;
  /** Search, page and sort are kept in the address under this name. */
  urlName?: string;
  /** The sort until the user chooses a different one. */
  firstSort?: Sort;
  /** Whether a row stands above the others until the user chooses a different sort. */
  first?: (row: Row) => boolean;
  /** Lets rows be chosen. */
  selection?: Selection<Row>;
}

/**
 * A table with search, sort and pages (docs/product.md, 'Tables'). Where its columns do not fit, and on every phone, it is a list of
 * cards: a user does not see columns that are scrolled out of sight.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, failed = false, onRetry, emptyHint, urlName, firstSort, first, ...table } = props;
  const [state, changeNow] = useListState(urlName, firstSort);
  // A press is answered before hundreds of rows are drawn again. The rows are here: no request is drawn twice (app/start.tsx).
  const change: typeof changeNow = (part) => startTransition(() => changeNow(part));

  if (failed && !rows) return <FailedState onRetry={onRetry} />;
  if (rows?.length === 0) return <EmptyState title={t('ui.empty')} hint={emptyHint} />;

  const isFirstSort = state.sort?.field === firstSort?.field && state.sort?.direction === firstSort?.direction;
  const { visible, total, page, pages } = buildView(rows ?? [], table.columns, state, isFirstSort ? first : undefined);
  return (
    <TableFrame
      {...table}
      rows={rows && visible}
      sort={state.sort}
      onSort={(sort) => change({ sort, page: 1 })}
      canSort={rows?.length !== 1}
      search={
        <TableSearch label={table.label} value={state.search} onChange={(search) => change({ search, page: 1 })} />
      }
      footer={{
        total,
        page,
        pages,
        showAll: state.showAll,
        onPage: (number) => change({ page: number }),
        onShowAll: (showAll) => change({ showAll, page: 1 }),
      }}
    />
  );
}
