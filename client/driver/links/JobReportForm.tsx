import type { FeedbackLinkQuery } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { PlainChoice } from '../../ui/fields/PlainChoice';
import { PlainField } from '../../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { NoHours } from './NoHours';
import { ReportHours } from './ReportHours';

type ReportedJob = NonNullable<FeedbackLinkQuery['feedbackLink']['job']>;

interface JobReportFormProps {
  trip: { start: string; end: string };
  drivers: readonly ReportedJob['drivers'][number]['driver'][];
  /** The driver of the link, if it names one. */
  chosen: string | undefined;
  /** The earlier report; the form starts from it. */
  earlier: ReportedJob['feedback'][number] | undefined;
}

const FORM = 'report';

const answers = [
  { value: 'true', label: 'feedbackForm.wentWell' },
  { value: 'false', label: 'feedbackForm.wentBadly' },
] as const;

/** Hours of each day, how it went, a comment (docs/product.md, 'Driver'; server/edge/http/drawn/linkForms.ts). Nothing is preset. */
export function JobReportForm({ trip, drivers, chosen, earlier }: JobReportFormProps) {
  const { missing } = useSentForm();
  return (
    <>
      {missing.length === 1 && missing[0] === 'noHours' && <NoHours form={FORM} />}
      <PlainForm id={FORM}>
        {/* The Enter key presses this button; without it, it would take a day away. */}
        <button type="submit" hidden />
        <PlainChoice
          name="driverId"
          label={t('driverLinks.driver')}
          choices={drivers.map(({ id, firstname, lastname }) => ({
            value: id,
            label: `${firstname} ${lastname}`.trim(),
          }))}
          missing={t('driverLinks.driverMissing')}
          initial={chosen}
        />
        <ReportHours trip={trip} reported={earlier?.hours} />
        <PlainChoice
          name="wentWell"
          label={t('feedbackForm.howWasIt')}
          choices={answers.map(({ value, label }) => ({ value, label: t(label) }))}
          missing={t('feedbackForm.wentWellMissing')}
          initial={earlier && String(earlier.wentWell)}
        />
        <PlainField
          name="comment"
          type="text"
          label={t('feedbackForm.comment')}
          initial={earlier?.comment}
          rows={4}
          maxLength={4000}
          more={{ placeholder: t('feedbackForm.commentHint') }}
        />
        <SubmitBar>
          <SubmitButton color="signal" busy={t('ui.saving')}>
            {t('ui.save')}
          </SubmitButton>
        </SubmitBar>
      </PlainForm>
    </>
  );
}
