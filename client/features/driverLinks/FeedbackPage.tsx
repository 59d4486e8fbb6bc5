import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FeedbackLinkDocument, SubmitFeedbackByLinkDocument } from '../../generated/plain';
import type { FeedbackInput, FeedbackLinkQuery } from '../../generated/plain';
import { t } from '../../i18n/et';
import { errorCode } from '../../lib/request/errorCodes';
import { isDeadLink, useLinkParams } from '../../lib/navigation/emailedLink';
import { useReply } from '../../lib/request/useReply';
import { useSend } from '../../lib/request/useSend';
import { FailedState } from '../../ui/FailedState';
import { FeedbackForm } from '../../ui/feedback/FeedbackForm';
import { NoticePage } from '../../ui/layout/NoticePage';
import { Outcome } from '../../ui/layout/Outcome';
import { DriverChoice } from './DriverChoice';
import { DriverOutcome } from './DriverOutcome';
import { Trip } from './Trip';
import { TripSkeleton } from './TripSkeleton';

/**
 * A driver reports hours and how the trip went, by the e-mailed link (docs/product.md, 'Driver'): first what is asked, below
 * it of which trip.
 */
export default function FeedbackPage() {
  const link = useLinkParams('secret');
  const [dead, setDead] = useState(false);
  // Read anew each time: the office may have read the report meanwhile.
  const { data, error, reload } = useReply(FeedbackLinkDocument, link && { id: link.id, secret: link.key });

  if (!link || dead || isDeadLink(error)) return <DriverOutcome end="outdated" />;
  if (error !== undefined && !data) {
    return (
      <NoticePage title={t('driverLinks.feedbackTitle')}>
        <FailedState title={t('driverLinks.openFailed')} onRetry={() => void reload()} />
      </NoticePage>
    );
  }
  if (!data) return <TripSkeleton />;
  return <Report link={link} trip={data.feedbackLink} onSaved={() => void reload()} onDead={() => setDead(true)} />;
}

interface ReportProps {
  link: { id: string; key: string };
  trip: FeedbackLinkQuery['feedbackLink'];
  onSaved: () => void;
  onDead: () => void;
}

function Report({ link, trip, onSaved, onDead }: ReportProps) {
  const drivers = (trip.job?.drivers ?? []).map(({ driver }) => driver);
  const only = drivers.length === 1 ? drivers[0]?.id : undefined;
  const [driverId, setDriverId] = useState(only);
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState(false);
  const earlier = trip.job?.feedback.find(({ driver }) => driver.id === driverId);

  const { send, sending } = useSend(SubmitFeedbackByLinkDocument, { toast: t('driverLinks.savedToast') });

  async function save(input: FeedbackInput): Promise<void> {
    if (!driverId) return;
    const { data, error } = await send({ orderId: link.id, secret: link.key, driverId, input });
    if (errorCode(error) === 'WRONG_KEY') onDead();
    if (!data) return;
    setSaved(true);
    onSaved();
  }

  function another() {
    setDriverId(undefined);
    setAsked(false);
    setSaved(false);
  }

  if (saved) {
    return (
      <Outcome title={t('driverLinks.savedTitle')} text={t('driverLinks.saved')} announced>
        {!only && (
          <Button variant="outlined" onClick={another} sx={{ mt: 3 }}>
            {t('driverLinks.another')}
          </Button>
        )}
      </Outcome>
    );
  }
  return (
    <NoticePage
      title={t('driverLinks.feedbackTitle')}
      lead={t('driverLinks.jobLead', { number: trip.job?.tripNumber ?? '-' })}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <DriverChoice drivers={drivers} value={driverId} onChange={setDriverId} missing={asked && !driverId} />
        {earlier && (
          <Alert severity="info">{earlier.isRead ? t('driverLinks.readAlready') : t('driverLinks.earlier')}</Alert>
        )}
        {!earlier?.isRead && (
          <FeedbackForm
            // An earlier report is a form of its own; without one, what was typed stays when the driver is chosen last.
            key={earlier?.id ?? 'new'}
            trip={trip}
            former={earlier}
            busy={sending}
            awaited
            mayBeSent={() => {
              setAsked(true);
              return driverId !== undefined;
            }}
            onSave={save}
          />
        )}
        <Trip trip={trip} />
      </Box>
    </NoticePage>
  );
}
