import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAcceptOnBehalfMutation, useArchiveOrderMutation, useRejectOnBehalfMutation } from '../../generated/graphql';
import type { RejectReason } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { errorCode, errorDetails } from '../../lib/errorCodes';
import { toast } from '../../lib/toasts';
import type { OrderPartProps } from './orderParts';
import { RejectDialog } from './RejectDialog';
import { isStale } from './staleGuard';
import type { StaleGuard } from './staleGuard';

/** The customer, or a colleague, was quicker. */
function isAnswered(error: unknown): boolean {
  return errorCode(error) === 'ALREADY_ANSWERED' || errorDetails(error)['refused'] === 'wrong_status';
}

const quiet = (error: unknown) => isStale(error) || isAnswered(error);

/** What can be pressed on the whole order, and how to press it again on a newer version. */
export interface OrderActs {
  buttons: React.ReactNode;
  busy: boolean;
  again: (version: number) => Promise<void>;
}

/** Accept and reject on the customer's behalf, and move to the archive: what `allowedActions` has. */
export function useOrderActs({ order, reload }: OrderPartProps, guard: StaleGuard): OrderActs {
  const [asking, setAsking] = useState(false);
  const [last, setLast] = useState<(version: number) => Promise<void>>();
  const [accept, { loading: accepting }] = useAcceptOnBehalfMutation({
    context: { toast: t('orders.accepted'), failureToast: t('orders.acceptFailed'), quiet },
  });
  const [reject, { loading: rejecting }] = useRejectOnBehalfMutation({
    context: { toast: t('orders.rejected'), failureToast: t('orders.rejectFailed'), quiet },
  });
  const [archive, { loading: archiving }] = useArchiveOrderMutation({
    context: { toast: t('orders.archivedToast'), quiet: isStale },
  });
  const busy = accepting || rejecting || archiving;
  const { allowedActions } = order;

  async function act(send: (version: number) => Promise<{ error?: unknown }>, version = order.version): Promise<void> {
    setLast(() => (newer: number) => act(send, newer));
    const { error } = guard.watch(await send(version));
    if (!error || !isAnswered(error)) return;
    toast(t('orders.alreadyAnswered'), 'warning');
    await reload();
  }

  const { id } = order;
  const sendAccept = (version: number) => accept({ variables: { id, version } });
  const sendArchive = (version: number) => archive({ variables: { id, version } });
  async function sendReject(reason: RejectReason) {
    await act((version) => reject({ variables: { id, version, reason } }));
    setAsking(false);
  }

  const buttons = (
    <>
      {allowedActions.includes('rejectOnBehalf') && (
        <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
          {t('orders.reject')}
        </Button>
      )}
      {allowedActions.includes('acceptOnBehalf') && (
        <Button variant="contained" disabled={busy} onClick={() => void act(sendAccept)}>
          {t('orders.acceptOnBehalf')}
        </Button>
      )}
      {allowedActions.includes('archive') && (
        <Button variant="contained" color="signal" disabled={busy} onClick={() => void act(sendArchive)}>
          {t('orders.archive')}
        </Button>
      )}
      <RejectDialog
        open={asking}
        busy={busy}
        onReject={(reason) => void sendReject(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
  return { buttons, busy, again: async (version) => last?.(version) };
}
