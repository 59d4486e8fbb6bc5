import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { latePart } from '../../ui/late/latePart';
import type { PhotoUpload } from './PhotoUpload';

const Upload = latePart(async () => ({ default: (await import('./PhotoUpload')).PhotoUpload }));

/** The dialog that sends a photo, for pages on which few people do: its code comes when it is opened. */
export const LatePhotoUpload = (props: ComponentProps<typeof PhotoUpload>) => (
  <Suspense>
    <Upload {...props} />
  </Suspense>
);
