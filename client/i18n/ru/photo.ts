import type { TranslatedToRussian } from '../translate';
import type { photo as et } from '../et/photo';

export const photo: TranslatedToRussian<typeof et> = {
  title: 'Загрузка фото',
  change: 'Изменить фото',
  open: 'Выбрать файл',
  none: 'Файл не выбран',
  hint: 'JPEG, PNG или WebP, до 10 МБ',
  preview: 'Выбранное фото',
  noPreview: 'Предварительный просмотр этого файла невозможен.',
  tooLarge: 'Файл слишком большой ({size} МБ). Допустимо до 10 МБ.',
  failed: 'Не удалось загрузить фото.',
  sending: 'Отправляю фото…',
  saving: 'Обрабатываю фото…',
  uploaded: 'Фото загружено!',
  skip: 'Пропустить',
};
