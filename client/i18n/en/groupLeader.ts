import type { Translated } from '../translate';
import type { groupLeader as et } from '../et/groupLeader';

export const groupLeader = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  fullNameMissing: 'Please enter the full name',
  emailMissing: 'Please enter the e-mail address',
  phoneMissing: 'Please enter the phone number',
} satisfies Translated<typeof et>;
