import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { t } from '../../i18n/et';
import { addDays } from '../../lib/localDay';
import { formatLocalDate, localDateOf } from '../../lib/time';
import { HoursField } from '../../ui/HoursField';

/** The server takes no more days of one trip. */
const MAX_DAYS = 31;

/** True for hours that no day has. */
export const tooManyHours = (hours: number): boolean => hours > 24;

interface HoursOfDaysProps {
  /** The trip's start: the first entry is of its local day. */
  start: string;
  hours: readonly number[];
  onChange: (hours: readonly number[]) => void;
  disabled: boolean;
}

/**
 * One entry a day. An entry's date is its place in the list, so only the last day can go: taking one from
 * the middle would silently move the later hours to other dates. The first day stays (spec, section 5).
 */
export function HoursOfDays({ start, hours, onChange, disabled }: HoursOfDaysProps) {
  const id = useId();
  const dateOf = (index: number) => formatLocalDate(addDays(localDateOf(start), index));
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={id} variant="h2">
        {t('driverLinks.hours')}
      </Typography>
      {hours.map((count, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, width: 'min(100%, 260px)' }}>
          <HoursField
            label={t('driverLinks.hoursOf', { date: dateOf(index) })}
            hours={count}
            disabled={disabled}
            error={tooManyHours(count) ? t('driverLinks.hoursTooMany') : undefined}
            onChange={(next) => onChange(hours.map((former, at) => (at === index ? next : former)))}
          />
          {index > 0 && index === hours.length - 1 && (
            <IconButton
              aria-label={t('driverLinks.removeDay', { date: dateOf(index) })}
              disabled={disabled}
              onClick={() => onChange(hours.slice(0, -1))}
            >
              <Close />
            </IconButton>
          )}
        </Box>
      ))}
      {hours.length < MAX_DAYS && (
        <Button startIcon={<Add />} disabled={disabled} onClick={() => onChange([...hours, 0])}>
          {t('driverLinks.addDay')}
        </Button>
      )}
    </Box>
  );
}
