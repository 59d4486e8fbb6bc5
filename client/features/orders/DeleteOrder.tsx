import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteOrderMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { paths } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { OrderPartProps } from './orderParts';
import { citiesOf } from './orderTexts';
import { StaleNotice } from './StaleNotice';
import { isStale, useStaleGuard } from './staleGuard';

/** Deletes the order after one question, and leaves for the dashboard (spec, "Job page"). */
export function DeleteOrder({ order, reload }: OrderPartProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const guard = useStaleGuard(reload);
  const [remove, { loading }] = useDeleteOrderMutation({ context: { toast: t('orders.deleted'), quiet: isStale } });

  async function send(version = order.version): Promise<void> {
    const { error } = guard.watch(await remove({ variables: { id: order.id, version } }));
    setAsking(false);
    if (!error) void navigate(paths.dashboard);
  }

  return (
    <>
      <Button color="error" disabled={loading} onClick={() => setAsking(true)}>
        {t('orders.delete')}
      </Button>
      <StaleNotice guard={guard} busy={loading} onSaveAgain={send} />
      <ConfirmDialog
        open={asking}
        question={t('orders.deleteQuestion')}
        subject={`${citiesOf(order)}, ${formatDateTime(order.start)}`}
        confirmLabel={t('orders.deleteConfirm')}
        busy={loading}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
