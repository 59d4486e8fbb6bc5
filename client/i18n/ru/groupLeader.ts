import type { TranslatedToRussian } from '../translate';
import type { groupLeader as et } from '../et/groupLeader';

export const groupLeader = {
  fullName: 'Имя и фамилия',
  email: 'Эл. почта',
  phone: 'Телефон',
  fullNameMissing: 'Укажите, пожалуйста, имя и фамилию',
  emailMissing: 'Укажите, пожалуйста, адрес эл. почты',
  phoneMissing: 'Укажите, пожалуйста, номер телефона',
} satisfies TranslatedToRussian<typeof et>;
