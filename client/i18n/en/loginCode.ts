import type { loginCode as et } from '../et/loginCode';
import type { Translated } from '../translate';

export const loginCode = {
  title: 'Code',
  lead: 'Open the authenticator app on your phone and type its code here. Without the phone, type one of your recovery codes.',
  code: 'Code',
  codeMissing: 'Please enter the code',
  enter: 'Confirm',
  entering: 'Confirming…',
  back: 'Start again',
  confirmTitle: 'Confirm that it is you',
  passkeyLead: 'Confirm with your passkey. If it is not at hand, type one of your recovery codes here.',
  bothLead:
    'Confirm with your passkey, or type the code of your authenticator app here. If neither is at hand, type one of your recovery codes.',
  passkey: 'Confirm with a passkey',
  passkeyFailed: 'No passkey was used. Try again, or type a code.',
  recoveryCode: 'Recovery code',
} satisfies Translated<typeof et>;
