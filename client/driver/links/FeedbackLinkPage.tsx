import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { FeedbackLinkDocument, PortalInfoDocument } from '../../generated/plain';
import type { FeedbackLinkQuery } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { isDeadLink, readLinkParams } from '../../lib/navigation/emailedLink';
import { useReply } from '../../lib/request/useReply';
import { FailedState } from '../../ui/FailedState';
import { SendAgain } from '../../ui/fields/SendAgain';
import { Flash } from '../../ui/layout/Flash';
import { NoticePage } from '../../ui/layout/NoticePage';
import { Outcome } from '../../ui/layout/Outcome';
import { DriverOutcome } from './DriverOutcome';
import { JobReportForm } from './JobReportForm';
import { LinkedTrip } from './LinkedTrip';

/** The query of the link. Undefined: it was cut on its way. */
export function readFeedbackVariables(params: URLSearchParams) {
  const link = readLinkParams(params, 'secret');
  return link && { id: link.id, secret: link.key };
}

/**
 * A driver reports hours and how the trip went, by the e-mailed link (docs/product.md, 'Driver'): first what is asked, below
 * it of which trip.
 */
export default function FeedbackLinkPage() {
  const [params] = useSearchParams();
  const { values } = useSentForm();
  const variables = readFeedbackVariables(params);
  const { data, error } = useReply(FeedbackLinkDocument, variables, { keep: true });

  if (!variables || isDeadLink(error)) return <DriverOutcome end="outdated" />;
  if (error) {
    const isTyped = Object.keys(values).length > 0;
    return (
      <NoticePage title={t('driverLinks.feedbackTitle')}>
        <FailedState title={t('driverLinks.openFailed')} onRetry={isTyped ? undefined : 'reload'} />
        {isTyped && <SendAgain />}
      </NoticePage>
    );
  }
  // It is drawn with its reply.
  if (!data) return null;

  const trip = data.feedbackLink;
  const lead = t('driverLinks.jobLead', { number: trip.job?.tripNumber ?? '-' });
  if (params.get('done') === 'saved' && trip.job?.feedback.length) return <Saved trip={trip} params={params} />;
  return (
    <NoticePage title={t('driverLinks.feedbackTitle')} lead={lead}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Report trip={trip} />
        <LinkedTrip trip={trip} />
      </Box>
    </NoticePage>
  );
}

interface ReportProps {
  trip: FeedbackLinkQuery['feedbackLink'];
}

/** A link shows the one driver whose it is; those that were mailed before each had its own show all of the job. */
function Report({ trip }: ReportProps) {
  const { values } = useSentForm();
  const { data } = useReply(PortalInfoDocument, {}, { keep: true });
  const drivers = (trip.job?.drivers ?? []).map(({ driver }) => driver);
  const chosen = drivers.length === 1 ? drivers[0]?.id : values.driverId;
  const earlier = trip.job?.feedback.find(({ driver }) => driver.id === chosen);

  if (earlier?.isRead) return <Alert severity="info">{t('driverLinks.readAlready')}</Alert>;
  // Typed values stay, even if the trip was moved meanwhile.
  const isEarly = data && new Date(trip.start) > new Date(data.portalInfo.now);
  if (isEarly && values.driverId === undefined) return <Alert severity="info">{t('driverLinks.tooEarly')}</Alert>;
  return (
    <>
      {earlier && <Alert severity="info">{t('driverLinks.earlier')}</Alert>}
      <JobReportForm trip={trip} drivers={drivers} chosen={chosen} earlier={earlier} />
    </>
  );
}

function Saved({ trip, params }: ReportProps & { params: URLSearchParams }) {
  const anew = new URLSearchParams(params);
  anew.delete('done');
  return (
    <Outcome title={t('driverLinks.savedTitle')} text={t('driverLinks.saved')}>
      <Flash text={t('driverLinks.savedToast')} />
      {(trip.job?.drivers.length ?? 0) > 1 && (
        <Button component="a" role="link" href={`?${anew.toString()}`} variant="outlined" sx={{ mt: 3 }}>
          {t('driverLinks.another')}
        </Button>
      )}
    </Outcome>
  );
}
