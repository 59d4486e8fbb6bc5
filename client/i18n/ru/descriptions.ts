import type { descriptions as et } from '../et/descriptions';
import type { TranslatedToRussian } from '../translate';

export const descriptions = {
  accept: 'Предложение по вашей поездке: маршрут, время и цена. Подтвердите его одним нажатием.',
  reject: 'Предложение по вашей поездке. Сообщите, почему оно не подошло.',
  confirmJob: 'Рейс, который ждёт ответа водителя: маршрут, время и автобус.',
  feedback: 'Как прошёл рейс: часы и замечания водителя.',
  trip: 'Ваша поездка: маршрут, время, цена и условия, и всё, что вы можете изменить сами.',
  login: 'Вход в портал: для логистов и водителей.',
  inquiry: 'Закажите автобус для поездки: укажите маршрут и число пассажиров, предложение придёт по электронной почте.',
  portal: 'Заказ автобусов: запросы, предложения и поездки.',
  /** Where nothing works without it. */
  needsScripts: 'Чтобы пользоваться порталом, разрешите в браузере JavaScript.',
} satisfies TranslatedToRussian<typeof et>;
