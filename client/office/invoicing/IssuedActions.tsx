import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSendInvoiceMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FileButton } from '../../shared/money/FileButton';
import { CreditDialog } from './CreditDialog';
import type { Invoice } from './invoiceStates';

/** The files of an issued invoice, and what can still be done with it. */
export function IssuedActions({ invoice }: { invoice: Invoice }) {
  const { id, kind, buyer, sentAt, lines } = invoice;
  const [isCrediting, setIsCrediting] = useState(false);
  const [send, { loading }] = useSendInvoiceMutation({
    context: { toast: t('invoicing.sentToast', { to: buyer.email ?? '' }) },
  });
  const canCredit = kind !== 'credit' && lines.some(({ creditable }) => creditable !== 0);
  return (
    <>
      <FileButton path={`/api/invoice/${id}.pdf`} label={t('invoicing.pdf')} />
      <FileButton path={`/api/invoice/${id}.xml`} label={t('invoicing.eInvoice')} />
      <FileButton path={`/api/invoice/${id}/e-arve.xml`} label={t('invoicing.eArve')} />
      {canCredit && (
        <Button variant="outlined" onClick={() => setIsCrediting(true)}>
          {t('invoicing.credit')}
        </Button>
      )}
      {buyer.email && (
        <Button
          variant={sentAt ? 'outlined' : 'contained'}
          disabled={loading}
          onClick={() => void send({ variables: { id } })}
        >
          {t(sentAt ? 'invoicing.sendAgain' : 'invoicing.send')}
        </Button>
      )}
      {isCrediting && <CreditDialog invoice={invoice} onClose={() => setIsCrediting(false)} />}
    </>
  );
}
