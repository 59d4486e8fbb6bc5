import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDropInvoiceDraftMutation, useIssueInvoiceMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Invoice } from './invoiceStates';

interface DraftActionsProps {
  invoice: Invoice;
  /** Something was typed and not saved: it would be missing on the invoice. */
  isEdited: boolean;
}

/** Issues a draft, with one click also sends it, or drops it. */
export function DraftActions({ invoice, isEdited }: DraftActionsProps) {
  const { id, version, buyer, gross, outdated } = invoice;
  const [isDropping, setIsDropping] = useState(false);
  const [issue, issuing] = useIssueInvoiceMutation({
    context: {
      toast: ({ issueInvoice: { number, sentTo } }: { issueInvoice: Invoice }) =>
        sentTo
          ? t('invoicing.issuedAndSent', { number: number ?? '', to: sentTo })
          : t('invoicing.issued', { number: number ?? '' }),
    },
  });
  const [drop, dropping] = useDropInvoiceDraftMutation({ context: { toast: t('invoicing.droppedToast') } });
  const isBusy = issuing.loading || dropping.loading;
  const cannot = isBusy || isEdited || outdated || gross < 0;
  const run = (send: boolean) => void issue({ variables: { id, version, send } });
  return (
    <>
      <Button disabled={isBusy} onClick={() => setIsDropping(true)}>
        {t('invoicing.drop')}
      </Button>
      <Button variant="outlined" disabled={cannot} onClick={() => run(false)}>
        {t('invoicing.issueOnly')}
      </Button>
      <Button variant="contained" color="signal" disabled={cannot || !buyer.email} onClick={() => run(true)}>
        {t('invoicing.issueAndSend')}
      </Button>
      <ConfirmDialog
        open={isDropping}
        question={t('invoicing.dropQuestion')}
        subject={buyer.name}
        confirmLabel={t('invoicing.drop')}
        busy={dropping.loading}
        onClose={() => setIsDropping(false)}
        onConfirm={() => void drop({ variables: { id, version } }).then(() => setIsDropping(false))}
      />
    </>
  );
}
