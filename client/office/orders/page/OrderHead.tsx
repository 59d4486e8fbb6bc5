import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/officeTexts';
import { paths } from '../../../lib/navigation/paths';
import { statusWords } from '../../../lib/texts/orderStatus';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { StatusChip } from '../../../shared/trip/StatusChip';
import type { FullOrder } from '../parts/orderParts';
import { findStatusChip, printCities, printCustomer, printPrice, printStatus } from '../parts/orderTexts';

interface OrderHeadProps {
  order: FullOrder;
  actions?: ReactNode;
  /** It is found in the archive, where the role has one. */
  inArchive?: boolean;
}

/** Where the trip goes, where the order stands, and what can be done with the whole of it. */
export function OrderHead({ order, actions, inArchive = false }: OrderHeadProps) {
  const { job, offer, status } = order;
  const chip = findStatusChip(status, job?.confirmation);
  const title = printStatus(order);
  const facts = [
    job && t('job.tripNo', { number: job.tripNumber }),
    printCustomer(order),
    formatDateTimeWithDay(order.start),
    // The customer of a cancelled trip pays the fee, if any.
    order.amountDue !== null &&
      offer?.cancellationFee == null &&
      `${t('orders.customerPays')} ${printPrice(order.amountDue)}`,
  ];
  return (
    <>
      <PageTitle
        title={printCities(order)}
        tabTitle={`${printCities(order)} · ${title}`}
        trail={[
          inArchive
            ? { label: t('archive.title'), to: paths.archive }
            : { label: `${t('job.dashboard')} › ${t(statusWords[status].list)}`, to: paths.dashboard },
        ]}
        subtitle={
          <>
            <span>{title}</span> · {facts.filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <>
            <StatusChip tone={chip.tone}>{t(chip.text)}</StatusChip>
            {order.awaitsPrepayment && <StatusChip tone="amber">{t('orders.awaitsPrepayment')}</StatusChip>}
            {actions}
          </>
        }
      />
      {status === 'rejected' && offer?.rejectReason && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('orders.rejectReason')}: <strong>{t(`orders.${offer.rejectReason}`)}</strong>
          {offer.cancellationFee !== null && ` · ${t('orders.cancellationFee')}: ${printPrice(offer.cancellationFee)}`}
        </Alert>
      )}
      {status === 'archived' && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('job.archived')}
        </Alert>
      )}
    </>
  );
}
