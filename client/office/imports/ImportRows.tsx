import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useImportRowsQuery } from '../../generated/graphql';
import type { ImportOutcome, ImportRowsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';

type Row = ImportRowsQuery['importRows'][number];

/** The most rows of one reply. */
const PAGE = 100;

/** The rows of a file with one outcome, or all, and why rows are left out. */
export function ImportRows({ id, outcome }: { id: string; outcome: ImportOutcome | undefined }) {
  const { data, error, refetch, fetchMore } = useImportRowsQuery({
    variables: { id, outcome, after: 0 },
    fetchPolicy: 'network-only',
  });
  const [isEnd, setIsEnd] = useState(false);
  const rows = data?.importRows;

  async function showMore(after: number) {
    await fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => {
        if (fetchMoreResult.importRows.length < PAGE) setIsEnd(true);
        return { importRows: [...shown.importRows, ...fetchMoreResult.importRows] };
      },
    }).catch(() => undefined);
  }

  if (!rows) return <FailedOrWaiting error={error} height={160} onRetry={refetch} />;
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('imports.noRows')}</Box>;
  const last = rows.at(-1)?.line ?? 0;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <RowLine key={row.line} row={row} hasOutcome={!outcome} />
        ))}
      </Box>
      {rows.length % PAGE === 0 && !isEnd && (
        <Button size="small" onClick={() => void showMore(last)} sx={{ mt: 1.5 }}>
          {t('imports.more')}
        </Button>
      )}
    </>
  );
}

interface RowLineProps {
  row: Row;
  /** Says the outcome too: the list holds several. */
  hasOutcome: boolean;
}

function RowLine({ row: { line, outcome, subject, problems }, hasOutcome }: RowLineProps) {
  return (
    <Box component="li" sx={lineStyles}>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {`${t('imports.row')} ${line}`}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>{subject || '–'}</Box>
        {problems.map(({ column, cell, reason }, index) => (
          <Box key={index} sx={{ color: 'error.main', fontSize: '0.875rem' }}>
            {[column && `${column}${cell ? ` „${cell}“` : ''}`, reason].filter(Boolean).join(': ')}
          </Box>
        ))}
      </Box>
      {hasOutcome && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', textAlign: 'right' }}>{t(`imports.${outcome}`)}</Box>
      )}
    </Box>
  );
}

const lineStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) 1fr auto',
  columnGap: 2,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
