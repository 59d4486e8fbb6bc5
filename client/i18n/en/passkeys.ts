import type { passkeys as et } from '../et/passkeys';
import type { Translated } from '../translate';

export const passkeys = {
  title: 'Passkeys',
  lead: 'With a passkey you sign in by your fingerprint, face or the device’s PIN, without a password.',
  add: 'Add a passkey',
  name: 'Name',
  nameMissing: 'Please enter a name for the passkey',
  start: 'Continue',
  added: 'Passkey added!',
  since: 'Added {day}',
  used: 'last used {moment}',
  unused: 'not used yet',
  rename: 'Rename',
  renameLabel: 'Rename: {name}',
  renamed: 'Renamed!',
  remove: 'Remove',
  removeLabel: 'Remove: {name}',
  removeThis: 'Remove the passkey',
  removed: 'Passkey removed!',
  cancelled: 'No passkey was made. Please try again.',
  there: 'This device already has a passkey.',
  notHere: 'This browser cannot make a passkey.',
} satisfies Translated<typeof et>;
