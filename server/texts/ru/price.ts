import type { TranslatedToRussian } from '../catalogue';
import type { price as et } from '../et/price';

export const price: TranslatedToRussian<typeof et> = {
  price: 'Цена',
  net: 'Цена без НДС',
  vat: 'НДС {rate}',
  tripWithVat: 'Поездка с НДС',
  amountDue: 'Итого к оплате',
  preheaderDue: 'Итого к оплате: {sum}',
  separate: 'Цену согласуем отдельно.',
  tripSeparate: 'Цену поездки согласуем отдельно.',
  cateringTotal: 'Питание, всего',
  cateringAdded: 'Питание оплачивается дополнительно.',
  cateringHasVat: 'Цены на питание включают НДС.',
  validUntil: 'Предложение действительно до {end}.',
};
