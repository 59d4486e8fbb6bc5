import type { lateTrip as etLate, tripMail as et } from '../et/tripMail';
import type { Translated } from '../catalogue';

export const tripMail = {
  cancelled: 'Ваша поездка отменена',
  cancelledFree: 'Вы отменили поездку. Отмена бесплатна.',
  cancelledFee: 'Вы отменили поездку. Плата за отмену — {fee} с учётом НДС; мы пришлём вам счёт.',
  cancelledTrip: 'Отменённая поездка',
  mistake: 'Если это произошло по ошибке, {reachUs}.',
  taken: 'Изменение внесено',
  takenSame: 'Мы внесли изменение, о котором вы просили. Цена остаётся прежней.',
  takenPrice: 'Мы внесли изменение, о котором вы просили. Теперь итого к оплате {sum} с учётом НДС.',
  priced: 'Цена изменения ждёт вашего решения',
  pricedPrice:
    'С этим изменением итого к оплате будет {sum} с учётом НДС. Пожалуйста, примите решение на странице поездки. До тех пор действует всё, о чём мы договорились.',
  decide: 'Принять решение о цене',
  declined: 'К сожалению, внести это изменение нельзя',
  declinedStays: 'Всё остаётся так, как мы договорились.',
  ourWords: 'Сообщение перевозчика',
  youAsked: 'Вы просили',
  tripNow: 'Поездка теперь',
  holdsNow: 'Как договорились',
  departure: 'Отправление',
  route: 'Маршрут',
  passengers: 'Пассажиров',
  note: 'Своими словами',
} satisfies Translated<typeof et>;

export const lateTrip = {
  subject: 'Ваш автобус опаздывает',
  greeting: 'Здравствуйте!',
  arrives: 'Ваш автобус прибудет на остановку {stop} примерно в {time}. По плану было {planned}.',
  departs: 'Ваш автобус отправится с остановки {stop} примерно в {time}. По плану было {planned}.',
  sorry: 'Приносим извинения за задержку.',
} satisfies Translated<typeof etLate>;
