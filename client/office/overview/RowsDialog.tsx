import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useOverviewRowsQuery } from '../../generated/graphql';
import type { OverviewRowsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { Listing } from '../../ui/table/Listing';
import type { Target } from './figures';

type Row = OverviewRowsQuery['overviewRows']['rows'][number];

/** The rows behind a figure; each leads to its order, invoice or arrangement. */
export function RowsDialog({ target, onClose }: { target: Target; onClose: () => void }) {
  const { title, ...variables } = target;
  const { data, error, refetch } = useOverviewRowsQuery({ variables, fetchPolicy: 'network-only' });
  const rows = data?.overviewRows.rows;
  return (
    <TitledDialog
      title={title}
      fillsPhone
      maxWidth="md"
      actions={<Button onClick={onClose}>{t('ui.close')}</Button>}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {formatLocalDate(target.from)} – {formatLocalDate(target.to)}
        {data?.overviewRows.hasMore && ` · ${t('overview.hasMore', { count: rows?.length ?? 0 })}`}
      </Box>
      <Listing
        rows={rows?.map((row) => ({ ...row, id: row.key }))}
        failed={Boolean(error)}
        failedTitle={t('ui.loadFailed')}
        onRetry={refetch}
        emptyTitle={t('overview.noRows')}
        emptyHint=""
        renderRow={(row) => <RowItem row={row} />}
      />
    </TitledDialog>
  );
}

function RowItem({ row }: { row: Row }) {
  const { day, title, name, amount, acts } = row;
  const to = findPath(row);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        {to ? (
          <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
            {title || name}
          </Link>
        ) : (
          <Box sx={{ fontWeight: 600 }}>{title || name}</Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {[formatLocalDate(day), title && name, acts === null ? '' : t('overview.actCount', { count: acts })]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {amount !== null && (
        <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{printPrice(amount)}</Box>
      )}
    </Box>
  );
}

function findPath({ orderId, status, invoiceId, arrangementId, day }: Row): string | undefined {
  if (orderId && status) return orderPath({ id: orderId, status });
  if (invoiceId) return paths.invoice(invoiceId.toUpperCase());
  return arrangementId ? paths.arrangement(arrangementId.toUpperCase(), day) : undefined;
}
