import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useWebhookDeliveriesQuery } from '../../generated/graphql';
import type { WebhookDeliveriesQuery, WebhookRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { paths } from '../../lib/navigation/paths';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { Listed, Listing } from '../../ui/table/Listing';

interface DeliveriesProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/** Each attempt to tell a webhook, the latest first: what it was about and what came back. */
export function Deliveries({ webhook, onClose }: DeliveriesProps) {
  const { data, error, loading, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);

  return (
    <TitledDialog
      title={
        <>
          {t('integrations.deliveries')}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400, overflowWrap: 'anywhere' }}>
            {webhook.url}
          </Box>
        </>
      }
      fillsPhone
      maxWidth="md"
      content={{ dividers: true, sx: { p: 0 }, tabIndex: 0 }}
      onClose={onClose}
      actions={
        <>
          <Box sx={{ mr: 'auto', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('integrations.deliveriesHint')}
          </Box>
          <Button disabled={loading} onClick={reload}>
            {t('orders.refresh')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </>
      }
    >
      <Listing
        rows={data?.webhookDeliveries}
        failed={Boolean(error)}
        failedTitle={t('integrations.deliveriesFailed')}
        onRetry={reload}
        emptyTitle={t('integrations.deliveriesEmpty')}
        emptyHint={t('integrations.deliveriesEmptyHint')}
        renderRow={(attempt) => <Attempt attempt={attempt} />}
      />
    </TitledDialog>
  );
}

function Attempt({ attempt }: { attempt: WebhookDeliveriesQuery['webhookDeliveries'][number] }) {
  const { event, orderId, at, ms, ok, status, error, response } = attempt;
  // 'HTTP 500' tells the status already.
  const answer = error ?? (status === null ? undefined : t('integrations.httpStatus', { status: status ?? '' }));
  return (
    <Listed
      title={t(`integrations.${event}`)}
      chip={
        <StatusChip tone={ok ? 'green' : 'red'}>
          {ok ? t('integrations.delivered') : t('integrations.notDelivered')}
        </StatusChip>
      }
      facts={[
        formatDateTime(at),
        t('integrations.attempt', { number: attempt.attempt }),
        answer,
        t('integrations.milliseconds', { count: formatCount(ms) }),
      ]}
      note={response ? t('integrations.answered', { text: response }) : undefined}
      actions={
        event !== 'orderDeleted' && (
          <Link component={RouterLink} to={paths.newOrder(orderId)} sx={{ py: 0.5 }}>
            {t('office.openOrder')}
          </Link>
        )
      }
    />
  );
}
