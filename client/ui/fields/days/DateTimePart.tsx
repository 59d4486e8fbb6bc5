import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { latePart } from '../../late/latePart';
import type { DateTimeField } from '../DateTimeField';

const Field = latePart(async () => ({ default: (await import('../DateTimeField')).DateTimeField }));

/** Day and time in a part of a page that is opened later; its room is kept until the code of the calendar is here. */
export function DateTimePart(props: ComponentProps<typeof DateTimeField>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={66} />}>
      <Field {...props} />
    </Suspense>
  );
}
