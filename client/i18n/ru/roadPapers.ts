import type { TranslatedToRussian } from '../translate';
import type { roadPapers as et } from '../et/roadPapers';

export const roadPapers: TranslatedToRussian<typeof et> = {
  title: 'Документы рейса',
  folder: 'Папка рейса (PDF)',
  form: 'Путевой лист (PDF)',
  busy: 'Готовлю…',
  failed: 'Не удалось создать документ',
  loadFailed: 'Не удалось загрузить номера путевого листа',
  hint: 'Номера путевого листа, который находится в автобусе:',
  book: 'Номер книги',
  sheet: 'Номер листа',
  numberMissing: 'Пожалуйста, укажите номер',
  saved: 'Номера путевого листа сохранены',
  photo: 'Открыть фото листа',
  addPhoto: 'Добавить фото листа',
  newPhoto: 'Заменить фото листа',
};
