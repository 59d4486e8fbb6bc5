import type { passkeys as et } from '../et/passkeys';
import type { TranslatedToRussian } from '../translate';

export const passkeys = {
  title: 'Ключи доступа',
  lead: 'С ключом доступа вы входите по отпечатку, лицу или PIN-коду устройства, без пароля.',
  add: 'Добавить ключ доступа',
  name: 'Название',
  nameMissing: 'Введите, пожалуйста, название ключа доступа',
  start: 'Продолжить',
  added: 'Ключ доступа добавлен!',
  since: 'Добавлен {day}',
  used: 'последний раз {moment}',
  unused: 'ещё не использован',
  rename: 'Переименовать',
  renameLabel: 'Переименовать: {name}',
  renamed: 'Название изменено!',
  remove: 'Удалить',
  removeLabel: 'Удалить: {name}',
  removeThis: 'Удалить ключ доступа',
  removed: 'Ключ доступа удалён!',
  cancelled: 'Ключ доступа не создан. Попробуйте, пожалуйста, ещё раз.',
  there: 'На этом устройстве уже есть ключ доступа.',
  notHere: 'В этом браузере нельзя создать ключ доступа.',
} satisfies TranslatedToRussian<typeof et>;
