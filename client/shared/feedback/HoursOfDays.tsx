import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { countMostHours } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/publicTexts';
import { listFeedbackDays, MAX_DAYS } from '../../lib/texts/feedbackDays';
import { formatHours } from '../../lib/texts/paidHours';
import { formatLocalDate } from '../../lib/texts/time';
import { HoursField } from './HoursField';

interface HoursOfDaysProps {
  trip: { start: string; end: string };
  /** The first entry is of the local day of the trip's start. */
  hours: readonly number[];
  onChange: (hours: readonly number[]) => void;
  disabled: boolean;
  /** Nothing was reported yet. */
  blank: boolean;
}

/**
 * One entry a day, and their sum. An entry's date is its place in the list, so only the last day can go: removing a
 * middle one would silently move the later hours. The first day stays.
 */
export function HoursOfDays({ trip, hours, onChange, disabled, blank }: HoursOfDaysProps) {
  return (
    <Box role="group" aria-label={t('feedbackForm.hours')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {listFeedbackDays(trip, hours.length).map((day, index) => {
          const count = hours[index] ?? 0;
          const most = countMostHours(day);
          const date = formatLocalDate(day);
          return (
            <Box key={day} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
              <HoursField
                label={t('feedbackForm.hoursOn', { date })}
                hours={count}
                disabled={disabled}
                blank={blank}
                error={count > most ? t('feedbackForm.hoursTooMany', { most }) : undefined}
                onChange={(next) => onChange(hours.with(index, next))}
              />
              {index > 0 && index === hours.length - 1 && (
                <IconButton
                  aria-label={t('feedbackForm.removeDay', { date })}
                  disabled={disabled}
                  onClick={() => onChange(hours.slice(0, -1))}
                  // Beside the field, under its label.
                  sx={{ mt: 3 }}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={disabled || hours.length >= MAX_DAYS}
          onClick={() => onChange([...hours, 0])}
        >
          {t('feedbackForm.addDay')}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('feedbackForm.totalHours')}:{' '}
          <strong>
            {t('feedbackForm.hoursCount', { count: formatHours(hours.reduce((sum, count) => sum + count, 0)) })}
          </strong>
        </Box>
      </Box>
    </Box>
  );
}
