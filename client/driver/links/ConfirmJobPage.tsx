import { useSearchParams } from 'react-router';
import { JobLinkDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { isDeadLink, readLinkParams } from '../../lib/navigation/emailedLink';
import { useReply } from '../../lib/request/useReply';
import { FailedState } from '../../ui/FailedState';
import { PlainField } from '../../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { NoticePage } from '../../ui/layout/NoticePage';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { DriverOutcome } from './DriverOutcome';
import { FolderLink } from './FolderLink';
import { LinkedTrip } from './LinkedTrip';

/** The query of the link. Undefined: it was cut on its way. */
export function readJobVariables(params: URLSearchParams) {
  const link = readLinkParams(params, 'confirmation_key');
  return link && { id: link.id, confirmationKey: link.key };
}

/**
 * A driver takes a job or declines it (docs/product.md, 'Driver'). Opening the link changes nothing, whatever its
 * `response` says: that only chooses which button comes first. Mail scanners open links too (docs/product.md, 'Offer links').
 */
export default function ConfirmJobPage() {
  const [params] = useSearchParams();
  const variables = readJobVariables(params);
  const { data, error } = useReply(JobLinkDocument, variables, { keep: true });

  if (!variables || isDeadLink(error)) return <DriverOutcome end="expired" />;
  // A driver who comes from the form knows the answer; the link itself reveals nothing.
  const given = data?.jobLink.confirmation;
  if (given && given !== 'waiting') {
    const folder = given === 'accepted' && variables ? toFolderPath(variables) : undefined;
    return <DriverOutcome end={readOutcome(params) ?? already[given]} folder={folder} />;
  }
  if (error) {
    return (
      <NoticePage title={t('driverLinks.jobTitle')}>
        <FailedState title={t('driverLinks.openFailed')} onRetry="reload" />
      </NoticePage>
    );
  }
  // It is drawn with its reply.
  if (!data) return null;

  const { order } = data.jobLink;
  const isDeclining = params.get('response') === '0';
  const confirm = <ConfirmButton key="confirm" value="1" label={t('driverLinks.confirm')} first={!isDeclining} />;
  const decline = <ConfirmButton key="decline" value="0" label={t('driverLinks.decline')} first={isDeclining} />;
  return (
    <NoticePage
      title={t('driverLinks.jobTitle')}
      lead={t('driverLinks.jobLead', { number: order.job?.tripNumber ?? '-' })}
    >
      <PlainForm>
        <LinkedTrip trip={order} />
        <FolderLink path={toFolderPath(variables)} />
        <PlainField name="reason" type="text" label={t('driverLinks.declineReason')} />
        <SubmitBar>{isDeclining ? [decline, confirm] : [confirm, decline]}</SubmitBar>
      </PlainForm>
    </NoticePage>
  );
}

/** The trip folder of this driver, by the key of the link. */
const toFolderPath = ({ id, confirmationKey }: { id: string; confirmationKey: string }): string =>
  `/api/job/${id}/trip-folder.pdf?confirmation_key=${encodeURIComponent(confirmationKey)}`;

const already = { accepted: 'alreadyConfirmed', declined: 'alreadyDeclined' } as const;

function readOutcome(params: URLSearchParams): 'confirmed' | 'declined' | undefined {
  const done = params.get('done');
  return done === 'confirmed' || done === 'declined' ? done : undefined;
}

/** `first`: the confirmation that the e-mail's link was about. */
function ConfirmButton({ value, label, first }: { value: string; label: string; first: boolean }) {
  return (
    <SubmitButton
      name="confirm"
      value={value}
      variant={first ? 'contained' : 'outlined'}
      color={first ? 'signal' : 'primary'}
    >
      {label}
    </SubmitButton>
  );
}
