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
} satisfies Translated<typeof et>;
