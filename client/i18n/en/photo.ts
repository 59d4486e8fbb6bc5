import type { photo as et } from '../et/photo';
import type { Translated } from '../translate';

export const photo = {
  title: 'Upload a picture',
  change: 'Change the picture',
  open: 'Choose a file',
  none: 'No file chosen',
  hint: 'JPEG, PNG or WebP, up to 10 MB',
  preview: 'Chosen picture',
  noPreview: 'This file cannot be previewed.',
  tooLarge: 'The file is too large ({size} MB). Up to 10 MB are allowed.',
  failed: 'The picture could not be uploaded.',
  sending: 'Uploading the picture…',
  saving: 'Processing the picture…',
  uploaded: 'Picture uploaded!',
  skip: 'Skip',
} satisfies Translated<typeof et>;
