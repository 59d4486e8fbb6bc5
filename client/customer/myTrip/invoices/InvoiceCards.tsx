import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { InvoicesOfTripDocument } from '../../../generated/plain';
import type { InvoicesOfTripQuery } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import type { PublicTextKey } from '../../../i18n/publicTexts';
import { useReply } from '../../../lib/request/useReply';
import { formatLocalDate } from '../../../lib/texts/time';
import { printPrice } from '../../../lib/texts/tripTexts';
import { StatusChip } from '../../../shared/trip/StatusChip';
import type { ChipTone } from '../../../shared/trip/StatusChip';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { AmountDue } from '../AmountDue';
import { TripCard } from '../TripCard';
import type { TripProps } from '../useMyTrip';
import { forgetKey } from './keptKey';
import { PaidNotice } from './PaidNotice';
import { PayButtons } from './PayButtons';

type TripInvoice = InvoicesOfTripQuery['invoicesOfTrip'][number];

const states: Record<TripInvoice['state'], { text: PublicTextKey; tone: ChipTone }> = {
  draft: { text: 'myTrip.invoiceOpen', tone: 'plain' },
  dropped: { text: 'myTrip.invoiceOpen', tone: 'plain' },
  open: { text: 'myTrip.invoiceOpen', tone: 'amber' },
  partlyPaid: { text: 'myTrip.invoicePartlyPaid', tone: 'amber' },
  overdue: { text: 'myTrip.invoiceOverdue', tone: 'red' },
  paid: { text: 'myTrip.invoicePaid', tone: 'green' },
  credited: { text: 'myTrip.invoiceCredited', tone: 'plain' },
  creditNote: { text: 'myTrip.invoiceCredit', tone: 'plain' },
};

/** The invoices of a trip with their state and how to pay them; nothing while there is none. */
export function InvoiceCards({ trip, link }: Pick<TripProps, 'trip' | 'link'>) {
  const isInvoiced = ['confirmed', 'over', 'cancelled'].includes(trip.state);
  const { data, reload } = useReply(InvoicesOfTripDocument, isInvoiced ? link : undefined);
  const paid = useSearchParams()[0].get('paid');
  useEffect(() => {
    if (paid !== null) forgetKey(link.id);
  }, [paid, link.id]);
  return data?.invoicesOfTrip.map((invoice) => (
    <InvoiceCard key={invoice.id} invoice={invoice} link={link} reload={invoice.id === paid ? reload : undefined} />
  ));
}

interface InvoiceCardProps {
  invoice: TripInvoice;
  link: TripProps['link'];
  /** The customer is back from paying it. */
  reload?: () => Promise<unknown>;
}

function InvoiceCard({ invoice, link, reload }: InvoiceCardProps) {
  const { id, kind, state, number, dueOn, gross, open, referenceNumber, iban, payee } = invoice;
  const { text, tone } = states[state];
  const file = `/api/trip/${encodeURIComponent(link.id)}/invoice.pdf?${new URLSearchParams({ key: link.key, of: id }).toString()}`;
  const waits = open > 0;
  return (
    <TripCard title={t(titles[kind], { number })} aside={<StatusChip tone={tone}>{t(text)}</StatusChip>}>
      {reload && <PaidNotice isPaid={!waits} reload={reload} />}
      {waits && (
        <KeyValueList
          items={[
            { label: t('myTrip.invoicePayee'), value: payee },
            { label: t('myTrip.invoiceAccount'), value: iban },
            { label: t('myTrip.invoiceReference'), value: referenceNumber },
            { label: t('myTrip.invoiceDue'), value: formatLocalDate(dueOn) },
            { label: t('myTrip.invoiceLeft'), value: open === gross ? null : printPrice(open) },
          ]}
        />
      )}
      <AmountDue euros={gross} alone={!waits} />
      {invoice.canPayByLink && <PayButtons invoiceId={id} link={link} />}
      <Button variant="outlined" href={file} sx={{ mt: 1.5 }}>
        {t('myTrip.invoicePdf')}
      </Button>
    </TripCard>
  );
}

const titles = {
  invoice: 'myTrip.invoiceTitle',
  prepayment: 'myTrip.prepaymentTitle',
  credit: 'myTrip.creditTitle',
} as const;
