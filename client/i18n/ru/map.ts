import type { map as et } from '../et/map';
import type { TranslatedToRussian } from '../translate';

export const map = {
  bus: 'Автобус',
  stop: '{word}: {name}',
  moveHint: 'Перетащите или сдвиньте стрелками, с Shift шаг больше. Enter приближает.',
  moved: '{word} {name} теперь в точке {lat}, {lng}',
  cluster:
    '{count, plural, one {# остановка} few {# остановки} many {# остановок} other {# остановки}} рядом: {names}. Приблизить',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  failed: 'Не удалось загрузить карту. Маршрут можно составить и без неё.',
  invalid: 'Неверные данные маршрута',
} satisfies TranslatedToRussian<typeof et>;
