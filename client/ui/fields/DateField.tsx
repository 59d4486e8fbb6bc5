import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { formatLocalDate } from '../../lib/texts/time';
import { latePart } from '../late/latePart';
import type { DateFieldProps } from './days/DayPicker';

const DayPicker = latePart(() => import('./days/DayPicker'));

/**
 * A calendar day, dd.mm.yyyy, typed or picked from a calendar. Calendars are a fifth of a page's code: until it is here,
 * the value stands in its place.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, error } = props;
  const waiting = (
    <TextField
      label={label}
      value={value ? formatLocalDate(value) : ''}
      error={Boolean(error)}
      helperText={error}
      disabled
      fullWidth
    />
  );
  return (
    <Suspense fallback={waiting}>
      <DayPicker {...props} />
    </Suspense>
  );
}
