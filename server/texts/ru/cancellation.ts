import type { TranslatedToRussian } from '../catalogue';
import type { cancellation as et } from '../et/cancellation';

export const cancellation: TranslatedToRussian<typeof et> = {
  title: 'Отмена',
  until: 'до {when}',
  from: 'с {when}',
  always: 'до отправления',
  free: 'бесплатно',
  share: '{percent} от цены поездки',
  leastShare: '{percent} от цены поездки, не менее {least}',
  basis: 'Процент считается от цены поездки с НДС, без питания.',
};
