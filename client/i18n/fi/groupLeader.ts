import type { Translated } from '../translate';
import type { groupLeader as et } from '../et/groupLeader';

export const groupLeader = {
  fullName: 'Etu- ja sukunimi',
  email: 'Sähköposti',
  phone: 'Puhelin',
  fullNameMissing: 'Etu- ja sukunimi puuttuu',
  emailMissing: 'Sähköpostiosoite puuttuu',
  phoneMissing: 'Puhelinnumero puuttuu',
} satisfies Translated<typeof et>;
