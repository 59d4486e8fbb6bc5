import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useInvoiceQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths, usePathId } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { PageTitle } from '../../ui/layout/PageTitle';
import { DraftActions } from './DraftActions';
import { DraftForm } from './DraftForm';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceLines } from './InvoiceLines';
import { InvoicePayments } from './InvoicePayments';
import type { Invoice } from './invoiceStates';
import { nameInvoice, states } from './invoiceStates';
import { IssuedActions } from './IssuedActions';
import { JoinDrafts } from './JoinDrafts';

const lists = ['invoices'] as const;

/** One invoice: a draft to look over, or what was issued (docs/product/invoices.md). */
export default function InvoicePage() {
  const id = usePathId().toLowerCase();
  const { data, error, loading, refetch } = useInvoiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveReload(lists, refetch);
  const trail = [{ label: t('invoicing.title'), to: paths.invoices }];
  if (data) return <InvoiceView key={data.invoice.id} invoice={data.invoice} trail={trail} onChanged={refetch} />;
  return (
    <>
      <PageTitle title={t('invoicing.title')} trail={trail} />
      <FailedOrWaiting error={!loading && error} title={t('invoicing.oneFailed')} height={420} onRetry={refetch} />
    </>
  );
}

interface InvoiceViewProps {
  invoice: Invoice;
  trail: { label: string; to: string }[];
  onChanged: () => Promise<unknown>;
}

function InvoiceView({ invoice, trail, onChanged }: InvoiceViewProps) {
  const [isEdited, setIsEdited] = useState(false);
  const isDraft = invoice.state === 'draft';
  const { text, tone } = states[invoice.state];
  return (
    <>
      <PageTitle
        title={nameInvoice(invoice)}
        tabTitle={`${nameInvoice(invoice)}, ${invoice.buyer.name}`}
        subtitle={invoice.buyer.name}
        trail={trail}
        actions={
          <>
            <StatusChip tone={tone}>{t(text)}</StatusChip>
            {isDraft && <DraftActions invoice={invoice} isEdited={isEdited} />}
            {invoice.number !== null && <IssuedActions invoice={invoice} />}
          </>
        }
      />
      {invoice.issueAt && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('invoicing.leavesAt', { when: formatDateTime(invoice.issueAt) })}
        </Alert>
      )}
      {invoice.outdated && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('invoicing.outdated')}
        </Alert>
      )}
      <Box sx={columnStyles}>
        <Box sx={{ minWidth: 0 }}>
          <InvoiceLines invoice={invoice} />
          {/* A draft that a colleague saved is shown as it is now. */}
          {isDraft && <DraftForm key={invoice.version} invoice={invoice} onEdited={setIsEdited} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {invoice.number !== null && invoice.kind !== 'credit' && (
            <InvoicePayments invoice={invoice} onChanged={onChanged} />
          )}
          <InvoiceFacts invoice={invoice} />
          {isDraft && invoice.siblings.length > 0 && <JoinDrafts invoice={invoice} />}
        </Box>
      </Box>
    </>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
};
