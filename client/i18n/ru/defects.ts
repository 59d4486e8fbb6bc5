import type { TranslatedToRussian } from '../translate';
import type { defects as et } from '../et/defects';

export const defects: TranslatedToRussian<typeof et> = {
  title: 'Неисправности',
  none: 'Неисправностей нет.',
  failed: 'Не удалось загрузить неисправности',
  report: 'Сообщить о неисправности',
  text: 'Что сломано?',
  textMissing: 'Пожалуйста, напишите, что сломано',
  mayNotDrive: 'На автобусе нельзя ехать',
  reported: 'О неисправности сообщено',
  by: '{name}, {when}',
  state: 'Состояние',
  open: 'не начато',
  workshop: 'в мастерской',
  done: 'исправлено',
  changed: 'Сохранено',
  photo: 'Фото',
  addPhoto: 'Добавить фото',
  showDone: 'Показать исправленные: {count}',
};
