import type { Translated } from '../catalogue';
import type { price as et } from '../et/price';

export const price: Translated<typeof et> = {
  price: 'Стоимость',
  net: 'Стоимость без НДС',
  vat: 'НДС {rate}',
  tripWithVat: 'Поездка с НДС',
  amountDue: 'Итого к оплате',
  preheaderDue: 'Итого к оплате: {sum}',
  separate: 'Стоимость согласуем отдельно.',
  tripSeparate: 'Стоимость поездки согласуем отдельно.',
  cateringTotal: 'Питание, всего',
  cateringAdded: 'Питание добавляется к стоимости поездки.',
  cateringHasVat: 'Цены на питание включают НДС.',
  validUntil: 'Предложение действительно до {end}.',
};
