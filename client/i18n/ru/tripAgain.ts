import type { tripAgain as et } from '../et/tripAgain';
import type { TranslatedToRussian } from '../translate';

export const tripAgain = {
  title: 'Заказать снова',
  aside: 'другой день',
  lead: 'Тот же маршрут в то же время. Перед отправкой всё можно изменить.',
  date: 'День поездки',
  dateMissing: 'Пожалуйста, выберите день поездки',
  next: 'Далее',
} satisfies TranslatedToRussian<typeof et>;
