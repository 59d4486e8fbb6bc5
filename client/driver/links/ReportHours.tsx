import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { mostHoursOf } from '../../../server/platform/values/localDay';
import { typedHours } from '../../../server/platform/values/hours';
import { t } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { feedbackDays, maxDays, noHours } from '../../lib/texts/feedbackDays';
import { formatHours } from '../../lib/texts/paidHours';
import { formatLocalDate } from '../../lib/texts/time';
import { PlainField } from '../../ui/fields/PlainField';

interface ReportHoursProps {
  trip: { start: string; end: string };
  /** What was reported before: the first entry is of the local day of the trip's start. */
  former: readonly number[] | undefined;
}

/**
 * A field a day. An entry's date is its place, so only the last day can go, and the first stays. One more than the trip has may be added: who
 * came home after midnight (server/customer/feedback/hours.ts). Its buttons ask the server for the page with a day more or less, with what was
 * typed; a script does that at once, and sums (app/enhance.ts).
 */
export function ReportHours({ trip, former }: ReportHoursProps) {
  const { values, messages } = useSentForm();
  const days = (count: number) => feedbackDays(trip, count);
  const problems = days(maxDays).map((day, index) => problemOf(values[`hours${index}`], day));
  const ofTrip = noHours(trip).length;
  const typed = Object.keys(values).filter((name) => /^hours\d+$/.test(name)).length;
  const most = Math.min(maxDays, Math.max(ofTrip + 1, former?.length ?? 0));
  const count = Math.min(most, Math.max(1, Number(values.days) || typed || (former?.length ?? ofTrip)));

  return (
    <Box role="group" aria-label={t('feedbackForm.hours')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {days(most).map((day, index) => (
          <Box key={day} data-day hidden={index >= count} sx={dayStyles}>
            <HoursOn day={day} index={index} former={former?.[index]} problem={problems[index]} shown={index < count} />
            {index > 0 && (
              <IconButton
                type="submit"
                name="days"
                value={String(index)}
                aria-label={t('feedbackForm.removeDay', { date: formatLocalDate(day) })}
                hidden={index !== count - 1}
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
          value={String(count + 1)}
          size="small"
          startIcon={<Add />}
          disabled={count >= most}
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

interface HoursOnProps {
  day: string;
  index: number;
  former: number | undefined;
  problem: string | undefined;
  shown: boolean;
}

function HoursOn({ day, index, former, problem, shown }: HoursOnProps) {
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

function problemOf(value: string | undefined, day: string): string | undefined {
  const hours = typedHours(value?.trim() ?? '');
  if (hours === undefined) return t('feedbackForm.hoursUnread');
  const most = mostHoursOf(day);
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
