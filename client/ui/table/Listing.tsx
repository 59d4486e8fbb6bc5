import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';

interface ListingProps<Row> {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  failedTitle: string;
  onRetry: () => unknown;
  emptyTitle: string;
  emptyHint: string;
  renderRow: (row: Row) => ReactNode;
}

/** A short list, or why there is none. */
export function Listing<Row extends { id: string }>(props: ListingProps<Row>) {
  const { rows, failed, renderRow } = props;
  if (!rows && failed) return <FailedState title={props.failedTitle} onRetry={props.onRetry} />;
  if (!rows)
    return (
      <Box role="status" aria-label={t('shell.loading')} sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Skeleton variant="rounded" height={52} />
        <Skeleton variant="rounded" height={52} />
      </Box>
    );
  if (rows.length === 0) return <EmptyState title={props.emptyTitle} hint={props.emptyHint} />;
  return <ListedRows rows={rows} renderRow={renderRow} />;
}

/** Rows that are there, one under another. */
export function ListedRows<Row extends { id: string }>({
  rows,
  renderRow,
}: Pick<ListingProps<Row>, 'renderRow'> & { rows: readonly Row[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={itemStyles}>
          {renderRow(row)}
        </Box>
      ))}
    </Box>
  );
}

const itemStyles = {
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { borderTop: 0 },
};

interface ListedProps {
  title: ReactNode;
  chip?: ReactNode;
  /** Facts under the title, most important first. */
  facts: readonly (string | undefined)[];
  /** Texts that are longer than a fact. */
  note?: string;
  /** Buttons; under the facts on a phone. */
  actions?: ReactNode;
}

/** One thing of the list. */
export function Listed({ title, chip, facts, note, actions }: ListedProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          {chip}
        </Box>
        <Box sx={factsStyles}>{facts.filter(Boolean).join(' · ')}</Box>
        {note && <Box sx={factsStyles}>{note}</Box>}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

const factsStyles = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  mt: 0.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
