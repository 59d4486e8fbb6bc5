import TextField from '@mui/material/TextField';
import { useEventCallback } from '@mui/material/utils';
import { Suspense, memo, startTransition, useEffect, useState } from 'react';
import { formatLocalDate } from '../../lib/texts/time';
import { latePart } from '../late/latePart';
import type { DateFieldProps } from './days/DayPicker';

/** A letter in the field beside it does not draw it again. */
const DayPicker = memo(latePart(() => import('./days/DayPicker')));

/**
 * A calendar day, dd.mm.yyyy, typed or picked from a calendar. Calendars are a fifth of a page's code, and measure the
 * page as they are drawn. So one comes after the page; until then the value stands in its place.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, error, onChange } = props;
  const change = useEventCallback(onChange);
  const [isPageDrawn, setIsPageDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsPageDrawn(true)), []);
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
  return <Suspense fallback={waiting}>{isPageDrawn ? <DayPicker {...props} onChange={change} /> : waiting}</Suspense>;
}
