import type { passwords as et } from '../et/passwords';
import type { Translated } from '../translate';

export const passwords = {
  open: 'Password',
  change: 'Change password',
  present: 'Current password',
  next: 'New password',
  again: 'New password again',
  hint: 'At least 10 characters, for example three words',
  missing: 'The password is missing',
  presentMissing: 'Please enter the current password',
  differ: 'The passwords do not match',
  changed: 'Password changed!',
  note: 'Afterwards other devices have to sign in again; the calendar link has to be made again.',
  noteOffice: 'Afterwards other devices have to sign in again; the calendar link and API keys have to be made again.',
} satisfies Translated<typeof et>;
