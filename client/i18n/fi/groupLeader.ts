import type { Translated } from '../translate';
import type { groupLeader as et } from '../et/groupLeader';

export const groupLeader = {
  fullName: 'Etu- ja sukunimi',
  email: 'Sähköposti',
  phone: 'Puhelin',
  fullNameMissing: 'Antakaa etu- ja sukunimi',
  emailMissing: 'Antakaa sähköpostiosoite',
  phoneMissing: 'Antakaa puhelinnumero',
} satisfies Translated<typeof et>;
