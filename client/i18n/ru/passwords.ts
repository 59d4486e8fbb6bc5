import type { passwords as et } from '../et/passwords';
import type { TranslatedToRussian } from '../translate';

export const passwords = {
  open: 'Пароль',
  change: 'Изменить пароль',
  present: 'Текущий пароль',
  next: 'Новый пароль',
  again: 'Новый пароль ещё раз',
  hint: 'Не менее 10 символов, например три слова',
  missing: 'Введите пароль',
  presentMissing: 'Введите текущий пароль',
  differ: 'Пароли не совпадают',
  changed: 'Пароль изменён!',
  note: 'После этого на других устройствах нужно войти заново, а ссылку на календарь — создать заново.',
  noteOffice:
    'После этого на других устройствах нужно войти заново, а ссылку на календарь и ключи API — создать заново.',
} satisfies TranslatedToRussian<typeof et>;
