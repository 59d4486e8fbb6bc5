import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { t } from '../../i18n/office';
import type { PlainTextKey } from '../../i18n/office';
import { paths } from '../../lib/paths';
import { formatDateTimeWithDay } from '../../lib/time';
import { PageTitle } from '../../ui/PageTitle';
import { StatusChip } from '../../ui/StatusChip';
import type { FullOrder } from './orderParts';
import { citiesOf, customerOf, statusChip, statusTitle } from './orderTexts';

const trails: Record<FullOrder['status'], PlainTextKey> = {
  new: 'orders.trailNew',
  answered: 'orders.trailAnswered',
  rejected: 'orders.trailAnswered',
  accepted: 'orders.trailAccepted',
  job: 'orders.trailJobs',
  archived: 'orders.trailJobs',
};

/** Where the trip goes, where the order stands, and what can be done with the whole of it. */
export function OrderHead({ order, actions }: { order: FullOrder; actions?: ReactNode }) {
  const { job, offer, status } = order;
  const chip = statusChip(status, job?.confirmation);
  const title = statusTitle(order);
  const facts = [
    job && t('orders.tripNo', { number: job.tripNumber }),
    customerOf(order),
    formatDateTimeWithDay(order.start),
  ];
  return (
    <>
      <PageTitle
        title={citiesOf(order)}
        tabTitle={`${citiesOf(order)} · ${title}`}
        trail={[{ label: `${t('orders.dashboard')} › ${t(trails[status])}`, to: paths.dashboard }]}
        subtitle={
          <>
            <span>{title}</span> · {facts.filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <>
            <StatusChip tone={chip.tone}>{t(chip.text)}</StatusChip>
            {actions}
          </>
        }
      />
      {status === 'rejected' && offer?.rejectReason && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('orders.rejectReason')}: <strong>{t(`orders.${offer.rejectReason}`)}</strong>
        </Alert>
      )}
      {status === 'archived' && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('orders.archived')}
        </Alert>
      )}
    </>
  );
}
