import type { factor as et } from '../et/factor';
import type { Translated } from '../translate';

export const factor = {
  title: 'Two-step sign-in',
  off: 'Add a passkey, or an authenticator app on your phone. Then nobody gets in with the password alone.',
  duty: 'An administrator must add a passkey or an authenticator app before going on.',
  on: 'The password alone no longer signs in.',
  left: 'Unused recovery codes: {count}.',
  password: 'Current password',
  start: 'Add an authenticator app',
  next: 'Continue',
  scan: 'Scan this code with the authenticator app, or type the key there yourself.',
  picture: 'QR code for the authenticator app',
  secret: 'Key',
  code: 'Code of the app',
  confirm: 'Confirm the code',
  added: 'Authenticator app added!',
  codes: 'Recovery codes',
  codesHint:
    'Write these codes down. Each works once when neither phone nor passkey is at hand. They are not shown again.',
  kept: 'The codes are written down',
  anyCode: 'Code or recovery code',
  renew: 'Make new recovery codes',
  remove: 'Remove the app',
  removed: 'Authenticator app removed!',
  failed: 'Loading failed',
  app: 'Authenticator app',
  appOff: 'An app on your phone shows a code, which is asked for after the password.',
  appOn: 'The app is added: its code is asked for after the password.',
  codeMissing: 'Please enter the code',
  passwordMissing: 'Please enter your password',
} satisfies Translated<typeof et>;
