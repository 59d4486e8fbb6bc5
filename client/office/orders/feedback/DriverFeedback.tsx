import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSubmitFeedbackMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { Section } from '../../../ui/layout/Section';
import { FeedbackForm } from '../../../shared/feedback/FeedbackForm';
import { FeedbackList } from './FeedbackList';
import type { FullOrder, OrderPartProps } from '../parts/orderParts';

interface DriverFeedbackProps extends OrderPartProps {
  job: NonNullable<FullOrder['job']>;
  ownId: string;
}

/** Own hours and how it went, once the trip has begun; it can be changed until an admin has read it (docs/product.md, 'Lifecycle'). */
export function DriverFeedback({ order, job, ownId, reload }: DriverFeedbackProps) {
  const [submit, { loading }] = useSubmitFeedbackMutation({ context: { toast: t('job.feedbackSent') } });
  const former = job.feedback.find(({ driver }) => driver.id === ownId);

  if (new Date(order.start) > new Date()) return <Box sx={{ color: 'text.secondary' }}>{t('job.feedbackLater')}</Box>;
  if (former?.isRead) {
    return (
      <>
        <FeedbackList order={order} job={{ ...job, feedback: [former], drivers: [] }} />
        <Alert severity="info">{t('job.feedbackRead')}</Alert>
      </>
    );
  }
  return (
    <Section title={t('job.giveFeedback')}>
      <FeedbackForm
        key={former?.updatedAt}
        trip={order}
        former={former && { hours: former.hours, wentWell: former.wentWell, comment: former.comment }}
        busy={loading}
        awaited
        onSave={async (input) => {
          const { error } = await submit({ variables: { orderId: order.id, driverId: ownId, input } });
          if (!error) await reload();
        }}
      />
    </Section>
  );
}
