import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEditFeedbackMutation, useSubmitFeedbackMutation } from '../../../generated/graphql';
import type { FeedbackInput } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { Section } from '../../../ui/layout/Section';
import { FeedbackForm } from '../../../shared/feedback/FeedbackForm';
import type { OrderPartProps } from '../parts/orderParts';
import { printPersonName } from '../parts/orderTexts';

/** Corrects what drivers reported, or reports for one who has not (docs/product.md, 'Driver'). */
export function FeedbackEditor({ order, reload }: OrderPartProps) {
  const [edit, { loading: editing }] = useEditFeedbackMutation({ context: { toast: t('orders.feedbackUpdated') } });
  const [submit, { loading: submitting }] = useSubmitFeedbackMutation({
    context: { toast: t('orders.feedbackSaved') },
  });
  const { job } = order;
  const hasBegun = new Date(order.start) <= new Date();
  if (!job) return null;

  async function save(driverId: string, feedbackId: string | undefined, input: FeedbackInput): Promise<void> {
    const { error } = feedbackId
      ? await edit({ variables: { id: feedbackId, input } })
      : await submit({ variables: { orderId: order.id, driverId, input } });
    if (!error) await reload();
  }

  const given = job.feedback.map(({ driver, ...feedback }) => ({ driver, feedback }));
  const lacking = hasBegun
    ? job.drivers
        .filter(({ driver }) => !given.some((item) => item.driver.id === driver.id))
        .map(({ driver }) => ({ driver, feedback: undefined }))
    : [];
  if (given.length + lacking.length === 0) return null;

  return (
    <Section title={t('orders.editFeedback')} collapsible startCollapsed>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {[...given, ...lacking].map(({ driver, feedback }) => (
          <Box key={driver.id} component="section" aria-label={printPersonName(driver)}>
            <Typography variant="h3" sx={{ mb: 1.5 }}>
              {printPersonName(driver)}
            </Typography>
            <FeedbackForm
              // Another state of the feedback on the server is another form.
              key={feedback?.updatedAt}
              trip={order}
              former={feedback && { hours: feedback.hours, wentWell: feedback.wentWell, comment: feedback.comment }}
              busy={editing || submitting}
              onSave={(input) => save(driver.id, feedback?.id, input)}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
