import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { countMostHours } from '../../../server/platform/values/localDay';
import { parseTypedHours } from '../../../server/platform/values/reportedHours';
import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { listFeedbackDays, makeNoHours, MAX_DAYS } from '../../lib/texts/feedbackDays';
import { formatHours } from '../../lib/texts/paidHours';
import { formatLocalDate } from '../../lib/texts/time';
import { PlainField } from '../../ui/fields/PlainField';

interface ReportHoursProps {
  trip: { start: string; end: string };
  /** Hours of an earlier report, one entry a day. The first entry is the local day of the trip's start. */
  reported: readonly number[] | undefined;
}

/**
 * Shows one field for each day. The place of an entry gives its date, so only the last day can be removed, and never the first. The
 * driver may add one day more than the trip has, after coming home past midnight (server/customer/feedback/feedbackHours.ts).
 * Without scripts the buttons ask the server for the same page with a day more or less; the typed hours stay. A script adds and
 * removes days at once and shows the sum (app/enhance.ts).
 */
export function ReportHours({ trip, reported: former }: ReportHoursProps) {
  const { values, messages } = useSentForm();
  const days = (count: number) => listFeedbackDays(trip, count);
  const problems = days(MAX_DAYS).map((day, index) => findProblem(values[`hours${index}`], day));
  const tripDays = makeNoHours(trip).length;
  const typedFields = Object.keys(values).filter((name) => /^hours\d+$/.test(name)).length;
  const mostFields = Math.min(MAX_DAYS, Math.max(tripDays + 1, former?.length ?? 0));
  const shownFields = Math.min(
    mostFields,
    Math.max(1, Number(values.days) || typedFields || (former?.length ?? tripDays)),
  );

  return (
    <Box role="group" aria-label={t('feedbackForm.hours')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {days(mostFields).map((day, index) => (
          <Box key={day} data-day hidden={index >= shownFields} sx={dayStyles}>
            <DayField
              day={day}
              index={index}
              former={former?.[index]}
              problem={problems[index]}
              shown={index < shownFields}
            />
            {index > 0 && (
              <IconButton
                type="submit"
                name="days"
                value={String(index)}
                aria-label={t('feedbackForm.removeDay', { date: formatLocalDate(day) })}
                hidden={index !== shownFields - 1}
                // Beside the field, under its label.
                sx={{ mt: 3 }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {messages.hours && problems.every((problem) => !problem) && (
        <FormHelperText error>{messages.hours}</FormHelperText>
      )}
      <Box sx={footStyles}>
        <Button
          type="submit"
          name="days"
          value={String(shownFields + 1)}
          size="small"
          startIcon={<Add />}
          disabled={shownFields >= mostFields}
        >
          {t('feedbackForm.addDay')}
        </Button>
        <Box role="status" hidden data-sum sx={{ color: 'text.secondary' }}>
          {t('feedbackForm.totalHours')}: <strong>{t('feedbackForm.hoursCount', { count: formatHours(0) })}</strong>
        </Box>
      </Box>
    </Box>
  );
}

interface DayFieldProps {
  day: string;
  index: number;
  former: number | undefined;
  problem: string | undefined;
  shown: boolean;
}

function DayField({ day, index, former, problem, shown }: DayFieldProps) {
  return (
    <PlainField
      name={`hours${index}`}
      type="text"
      label={t('feedbackForm.hoursOn', { date: formatLocalDate(day) })}
      initial={former === undefined ? undefined : formatHours(former)}
      problem={problem}
      autoFocus={problem !== undefined}
      maxLength={8}
      more={{ inputMode: 'decimal', disabled: !shown }}
    />
  );
}

/** Returns the text of the problem with typed hours; undefined when they can be read and fit the day. */
function findProblem(value: string | undefined, day: string): string | undefined {
  const hours = parseTypedHours(value?.trim() ?? '');
  if (hours === undefined) return t('feedbackForm.hoursUnread');
  const most = countMostHours(day);
  return hours > most ? t('feedbackForm.hoursTooMany', { most }) : undefined;
}

const hidden = { '&[hidden], & [hidden]': { display: 'none' } };

const dayStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 0.5,
  '& .MuiInputBase-input': { fontVariantNumeric: 'tabular-nums' },
  ...hidden,
};

const footStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  ...hidden,
};
