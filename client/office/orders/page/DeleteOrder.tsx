import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteOrderMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { mustConfirm } from '../../../lib/forms/confirmFirst';
import { paths } from '../../../lib/navigation/paths';
import { formatDateTime } from '../../../lib/texts/time';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { HoursReported } from '../feedback/HoursReported';
import type { OrderPartProps } from '../parts/orderParts';
import { printCities } from '../parts/orderTexts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';

const isShownHere = (error: unknown) => isStale(error) || mustConfirm(error);

/** Deletes the order after one question, and one more when drivers have reported hours, and leaves for the dashboard (docs/product.md, 'Lifecycle'). */
export function DeleteOrder({ order, reload }: OrderPartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [doubt, setDoubt] = useState<{ error: unknown; goOn: () => Promise<void> }>();
  const navigate = useNavigate();
  const guard = useStaleGuard(reload);
  const [remove, { loading }] = useDeleteOrderMutation({ context: { toast: t('orders.deleted'), quiet: isShownHere } });

  async function send(version = order.version, confirmed = false): Promise<void> {
    const { error } = guard.watch(await remove({ variables: { id: order.id, version, confirmed } }));
    setIsAsking(false);
    setDoubt(mustConfirm(error) ? { error, goOn: () => send(version, true) } : undefined);
    if (!error) void navigate(paths.dashboard);
  }

  return (
    <>
      <Button color="error" disabled={loading} onClick={() => setIsAsking(true)}>
        {t('orders.delete')}
      </Button>
      <StaleNotice guard={guard} busy={loading} onSaveAgain={(version) => send(version)} />
      <ConfirmDialog
        open={isAsking}
        question={t('office.deleteQuestion')}
        subject={`${printCities(order)}, ${formatDateTime(order.start)}`}
        confirmLabel={t('office.delete')}
        busy={loading}
        onConfirm={() => void send()}
        onClose={() => setIsAsking(false)}
      />
      <HoursReported
        doubt={doubt}
        order={order}
        confirmLabel={t('orders.deleteAnyway')}
        busy={loading}
        onClose={() => setDoubt(undefined)}
      />
    </>
  );
}
