import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { Sort } from '../../lib/navigation/urlState';
import { EmptyState } from '../EmptyState';
import { SectionTools } from '../layout/Section';
import { useFits } from '../width/useWidth';
import { useIsPhone } from '../useIsPhone';
import { SelectionScope, useShownColumns } from './Selection';
import type { Selection } from './Selection';
import { CardSkeletons, TableCards } from './TableCards';
import type { TableCardsProps } from './TableCards';
import { TableFooter } from './TableFooter';
import type { TableFooterProps } from './TableFooter';
import { TableSort } from './TableSort';
import { measureTable } from './tableRows';
import { WideTable } from './wide/WideTable';

interface TableFrameProps<Row extends object> extends Omit<TableCardsProps<Row>, 'rows'> {
  /** The rows of the page; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  selection?: Selection<Row>;
  /** The rows that are shown are being read again. */
  busy?: boolean;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** There is something to sort. */
  canSort?: boolean;
  /** The search box. */
  search: ReactNode;
  footer: Omit<TableFooterProps, 'label'>;
}

/** A table with its tools above and its pages below; where its columns do not fit, a list of cards. */
export function TableFrame<Row extends object>(props: TableFrameProps<Row>) {
  const { label, rows, columns, rowId, renderCard, selection, busy, sort, onSort, canSort = true } = props;
  const shown = useShownColumns(columns, selection !== undefined);
  const isPhone = useIsPhone();
  const [frameRef, fits] = useFits(measureTable(shown));
  const showsCards = isPhone || !fits;
  const isNothingFound = rows?.length === 0;
  return (
    // On a phone there is nothing to measure.
    <Box ref={isPhone ? undefined : frameRef} aria-busy={busy}>
      <SectionTools>
        {showsCards && canSort && <TableSort label={label} columns={columns} sort={sort} onSort={onSort} />}
        {props.search}
      </SectionTools>
      {isNothingFound && <EmptyState title={t('table.noResults')} />}
      {showsCards && !rows && <CardSkeletons />}
      <SelectionScope selection={selection} rowId={rowId}>
        {!isNothingFound && showsCards && rows && (
          <TableCards label={label} rows={rows} rowId={rowId} columns={columns} renderCard={renderCard} />
        )}
        {!isNothingFound && !showsCards && (
          <WideTable
            label={label}
            rows={rows ?? []}
            rowId={rowId}
            columns={shown}
            loading={!rows}
            sort={sort}
            onSort={onSort}
          />
        )}
      </SelectionScope>
      {rows && !isNothingFound && <TableFooter label={label} {...props.footer} />}
    </Box>
  );
}
