import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  useAcceptOnBehalfMutation,
  useArchiveOrderMutation,
  useRejectOnBehalfMutation,
  useTakeFromArchiveMutation,
} from '../../../generated/graphql';
import type { RejectReason } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { readErrorCode, readErrorDetails } from '../../../lib/request/errorCodes';
import { mustConfirm } from '../../../lib/forms/confirmFirst';
import { toast } from '../../../lib/request/toasts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { addMailedDrivers, addMailedTo } from '../parts/doneTexts';
import type { OrderPartProps } from '../parts/orderParts';
import { HoursReported } from '../feedback/HoursReported';
import { printCustomer, printPrice } from '../parts/orderTexts';
import { RejectDialog } from '../offer/RejectDialog';
import { isStale } from '../parts/staleGuard';
import type { StaleGuard } from '../parts/staleGuard';

/** The customer, or a colleague, was quicker. */
const isAnswered = (error: unknown) =>
  readErrorCode(error) === 'ALREADY_ANSWERED' || readErrorDetails(error)['refused'] === 'wrong_status';

/** A tier of the terms has passed since the fee was shown; the toast says the new one. */
const isFeeChange = (error: unknown) => mustConfirm(error) && 'fee' in readErrorDetails(error);
const mustAskFirst = (error: unknown) => mustConfirm(error) && !isFeeChange(error);

const isShownHere = (error: unknown) => isStale(error) || isAnswered(error) || mustAskFirst(error);

/**
 * The buttons of the whole order: accept and reject on the customer's behalf, to the archive and back, what
 * `allowedActions` has. `again` repeats a press on a newer version.
 */
export function useOrderActions({ order, reload }: OrderPartProps, guard: StaleGuard) {
  const [asking, setAsking] = useState<'accept' | 'reject'>();
  /** Drivers have reported hours: what is to be done after one more question. */
  const [doubt, setDoubt] = useState<{ error: unknown; goOn: () => Promise<void> }>();
  const [last, setLast] = useState<(version: number) => Promise<void>>();
  const isOver = new Date(order.end) <= new Date();
  const [accept, { loading: accepting }] = useAcceptOnBehalfMutation({
    context: {
      toast: ({ acceptOnBehalf: { email } }) =>
        isOver ? t('orders.accepted') : addMailedTo(t('orders.accepted'), email),
      failureToast: t('orders.acceptFailed'),
      quiet: isShownHere,
    },
  });
  const [reject, { loading: rejecting }] = useRejectOnBehalfMutation({
    context: {
      toast: addMailedDrivers(t('orders.rejected'), order, null),
      failureToast: t('orders.rejectFailed'),
      quiet: isShownHere,
    },
  });
  const [archive, { loading: archiving }] = useArchiveOrderMutation({
    context: { toast: t('orders.archivedToast'), quiet: isStale },
  });
  const [takeBack, { loading: takingBack }] = useTakeFromArchiveMutation({
    context: { toast: t('orders.takenFromArchive'), quiet: isStale },
  });
  const busy = accepting || rejecting || archiving || takingBack;
  const { allowedActions } = order;

  type Send = (version: number) => Promise<{ error?: unknown }>;
  async function run(send: Send, version = order.version): Promise<unknown> {
    setLast(() => async (newer: number) => void (await run(send, newer)));
    const { error } = guard.watch(await send(version));
    if (!error || !isAnswered(error)) return error;
    toast(t('orders.alreadyAnswered'), 'warning');
    await reload();
    return error;
  }

  const { id } = order;
  const sendAccept = (version: number) => accept({ variables: { id, version } });
  const sendArchive = (version: number) => archive({ variables: { id, version } });
  const sendTakeBack = (version: number) => takeBack({ variables: { id, version } });
  const isJob = order.status === 'job';
  async function sendReject(reason: RejectReason, fee: number | null, confirmed = false): Promise<void> {
    const error = await run((version) => reject({ variables: { id, version, reason, confirmed, fee } }));
    setAsking(undefined);
    setDoubt(mustAskFirst(error) ? { error, goOn: () => sendReject(reason, fee, true) } : undefined);
  }
  async function confirmAccept() {
    await run(sendAccept);
    setAsking(undefined);
  }
  const { offer } = order;

  const buttons = (
    <>
      {allowedActions.includes('rejectOnBehalf') && (
        <Button variant="outlined" disabled={busy} onClick={() => setAsking('reject')}>
          {isJob ? t('orders.cancelJob') : t('orders.reject')}
        </Button>
      )}
      {allowedActions.includes('acceptOnBehalf') && (
        <Button variant="contained" disabled={busy} onClick={() => setAsking('accept')}>
          {t('orders.acceptOnBehalf')}
        </Button>
      )}
      {allowedActions.includes('archive') && (
        <Button variant="contained" color="signal" disabled={busy} onClick={() => void run(sendArchive)}>
          {t('orders.archive')}
        </Button>
      )}
      {allowedActions.includes('takeFromArchive') && (
        <Button variant="outlined" disabled={busy} onClick={() => void run(sendTakeBack)}>
          {t('orders.takeFromArchive')}
        </Button>
      )}
      <HoursReported
        doubt={doubt}
        confirmLabel={t('orders.rejectAnyway')}
        order={order}
        busy={busy}
        onClose={() => setDoubt(undefined)}
      />
      <RejectDialog
        open={asking === 'reject'}
        isJob={isJob}
        busy={busy}
        orderId={order.status === 'accepted' || isJob ? id : undefined}
        onReject={(reason, fee) => void sendReject(reason, fee)}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'accept'}
        question={offer?.price ? t('orders.acceptQuestion') : t('orders.acceptPricelessQuestion')}
        subject={`${t('orders.zeroSubject', {
          customer: printCustomer(order),
          total: order.amountDue === null ? t('orders.noPriceYet') : printPrice(order.amountDue),
        })}\n${t('orders.acceptTells')}`}
        confirmLabel={t('orders.acceptOnBehalf')}
        destroys={false}
        busy={busy}
        onConfirm={() => void confirmAccept()}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
  return { buttons, busy, again: async (version: number) => last?.(version) };
}
