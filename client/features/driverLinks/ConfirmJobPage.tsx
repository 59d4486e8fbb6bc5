import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmJobMutation, useJobLinkQuery } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { isDeadLink, useLinkParams } from '../../lib/navigation/emailedLink';
import { FailedState } from '../../ui/FailedState';
import { NoticePage } from '../../ui/layout/NoticePage';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { DriverOutcome } from './DriverOutcome';
import type { JobEnd } from './DriverOutcome';
import { Trip } from './Trip';
import { TripSkeleton } from './TripSkeleton';

/**
 * A driver takes a job or declines it (docs/product.md, 'Driver'). Opening the link changes nothing, whatever its
 * `response` says: that only chooses which button comes first. Mail scanners open links too (docs/product.md, 'Offer links').
 */
export default function ConfirmJobPage() {
  const link = useLinkParams('confirmation_key');
  const declining = useSearchParams()[0].get('response') === '0';
  const [end, setEnd] = useState<JobEnd>();
  const variables = { id: link?.id ?? '', confirmationKey: link?.key ?? '' };
  const { data, error, loading, refetch } = useJobLinkQuery({ variables, skip: !link, fetchPolicy: 'network-only' });
  const [answer, { loading: sending }] = useConfirmJobMutation({
    context: {
      toast: ({ confirmJob: alreadyAnswered }) => (alreadyAnswered ? undefined : t('driverLinks.answeredToast')),
    },
  });

  async function send(confirm: boolean) {
    const { data, error } = await answer({ variables: { ...variables, confirm } });
    if (data?.confirmJob) setEnd('already');
    else if (data) setEnd(confirm ? 'confirmed' : 'declined');
    else if (isDeadLink(error)) setEnd('expired');
  }

  if (end) return <DriverOutcome end={end} announced />;
  if (!link || isDeadLink(error)) return <DriverOutcome end="expired" />;
  if (data?.jobLink.alreadyAnswered) return <DriverOutcome end="already" />;
  if (error && !loading) {
    return (
      <NoticePage title={t('driverLinks.jobTitle')}>
        <FailedState title={t('driverLinks.openFailed')} onRetry={() => void refetch().catch(() => undefined)} />
      </NoticePage>
    );
  }
  if (!data) return <TripSkeleton />;

  const { order } = data.jobLink;
  const confirmButton = (
    <ConfirmationButton
      key="confirm"
      label={t('driverLinks.confirm')}
      first={!declining}
      busy={sending}
      onClick={() => void send(true)}
    />
  );
  const declineButton = (
    <ConfirmationButton
      key="decline"
      label={t('driverLinks.decline')}
      first={declining}
      busy={sending}
      onClick={() => void send(false)}
    />
  );
  return (
    <NoticePage
      title={t('driverLinks.jobTitle')}
      lead={t('driverLinks.jobLead', { number: order.job?.tripNumber ?? '-' })}
    >
      <Trip trip={order} />
      <SubmitBar>{declining ? [declineButton, confirmButton] : [confirmButton, declineButton]}</SubmitBar>
    </NoticePage>
  );
}

interface ConfirmationButtonProps {
  label: string;
  /** The answer that the e-mail's link was about. */
  first: boolean;
  busy: boolean;
  onClick: () => void;
}

function ConfirmationButton({ label, first, busy, onClick }: ConfirmationButtonProps) {
  return (
    <Button
      variant={first ? 'contained' : 'outlined'}
      color={first ? 'signal' : 'primary'}
      size="large"
      disabled={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
