import type { myTrip as et } from '../et/myTrip';
import type { Translated } from '../translate';

export const myTrip = {
  title: 'Ваша поездка',
  day: '{day} · пассажиров: {passengers}',
  loadFailed: 'Не удалось открыть поездку',
  expiredTitle: 'Ссылка устарела!',
  expired: 'Ссылка неполная, или заказа больше нет. Откройте, пожалуйста, самое новое письмо от нас.',
  price: 'Цена',
  amountDue: 'Всего к оплате',
  route: 'Маршрут',
  actions: 'Что вы можете сделать',
} satisfies Translated<typeof et>;
