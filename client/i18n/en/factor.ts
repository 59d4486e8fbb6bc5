import type { factor as et } from '../et/factor';
import type { Translated } from '../translate';

export const factor = {
  title: 'Two-step sign-in',
  off: 'Add an authenticator app on your phone. Then nobody gets in with the password alone.',
  duty: 'An administrator must add a code before going on.',
  on: 'Signing in asks for a code.',
  left: 'Unused recovery codes: {count}.',
  password: 'Current password',
  start: 'Add an authenticator app',
  scan: 'Scan this code with the authenticator app, or type the key there yourself.',
  picture: 'QR code for the authenticator app',
  secret: 'Key',
  code: 'Code of the app',
  confirm: 'Confirm the code',
  added: 'Two-step sign-in is on!',
  codes: 'Recovery codes',
  codesHint: 'Write these codes down. Each works once when the phone is not at hand. They are not shown again.',
  kept: 'The codes are written down',
  anyCode: 'Code or recovery code',
  renew: 'Make new recovery codes',
  remove: 'Remove the code',
  removed: 'The code was removed!',
  failed: 'Loading failed',
  cancel: 'Cancel',
} satisfies Translated<typeof et>;
