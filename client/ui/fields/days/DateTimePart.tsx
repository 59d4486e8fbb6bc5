import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { latePart } from '../../late/latePart';
import type { DateTimeField } from '../DateTimeField';

type Props = ComponentProps<typeof DateTimeField>;

const Field = latePart<Props>(async () => {
  const { DateTimeField } = await import('../DateTimeField');
  return { default: DateTimeField as ComponentType<Props> };
});

/** Day and time in a part of a page that is opened later; its room is kept until the code of the calendar is here. */
export function DateTimePart(props: Props) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={66} />}>
      <Field {...props} />
    </Suspense>
  );
}
