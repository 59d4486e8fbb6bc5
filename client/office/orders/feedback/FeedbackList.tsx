import Box from '@mui/material/Box';
import { t } from '../../../i18n/officeTexts';
import { formatDateTime, formatLocalDate } from '../../../lib/texts/time';
import { Section } from '../../../ui/layout/Section';
import { StatusChip } from '../../../shared/trip/StatusChip';
import { listFeedbackDays } from '../../../lib/texts/feedbackDays';
import { formatHours } from '../../../lib/texts/paidHours';
import type { FullOrder } from '../parts/orderParts';
import { printPersonName } from '../parts/orderTexts';
import { atLeast } from '../../../ui/layout/leastType';

type JobOf = NonNullable<FullOrder['job']>;

/** The feedback of each driver: good, bad or not yet. */
export function FeedbackList({ order, job }: { order: FullOrder; job: JobOf }) {
  const missing = job.drivers.filter(({ driver }) => !job.feedback.some((item) => item.driver.id === driver.id));
  return (
    <Section title={t('job.feedback')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {job.feedback.map((item) => (
          <Box component="li" key={item.id} sx={{ display: 'grid', gap: 0.5 }}>
            <Box sx={heading}>
              <strong>{printPersonName(item.driver)}</strong>
              <StatusChip tone={item.wentWell ? 'green' : 'red'}>
                {item.wentWell ? t('feedbackForm.wentWell') : t('feedbackForm.wentBadly')}
              </StatusChip>
              {!item.isRead && <StatusChip tone="blue">{t('job.newFeedback')}</StatusChip>}
              <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: atLeast('0.875rem') }}>
                {formatDateTime(item.updatedAt)}
              </Box>
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{printHoursLine(order, item.hours)}</Box>
            {item.comment && <Box sx={{ whiteSpace: 'pre-line' }}>{item.comment}</Box>}
          </Box>
        ))}
        {missing.map(({ driver }) => (
          <Box component="li" key={driver.id} sx={heading}>
            <strong>{printPersonName(driver)}</strong>
            <StatusChip tone="plain">{t('job.feedbackMissing')}</StatusChip>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** '05.12.2026: 8 h · 06.12.2026: 3,5 h' */
function printHoursLine(order: FullOrder, hours: readonly number[]): string {
  return listFeedbackDays(order, hours.length)
    .map(
      (day, index) =>
        `${formatLocalDate(day)}: ${t('feedbackForm.hoursCount', { count: formatHours(hours[index] ?? 0) })}`,
    )
    .join(' · ');
}
