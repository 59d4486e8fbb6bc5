import type { Translated } from '../catalogue';
import type { trip as et } from '../et/trip';

export const trip: Translated<typeof et> = {
  greeting: 'Здравствуйте, {name}!',
  greetingNobody: 'Здравствуйте!',
  trip: 'Поездка',
  yourTrip: 'Ваша поездка',
  start: 'НАЧАЛО',
  stop: 'ОСТАНОВКА',
  end: 'КОНЕЦ',
  departure: 'Отправление',
  endsAt: 'Окончание',
  passengers: 'Пассажиров',
  distance: 'Расстояние',
  duration: 'Время в пути',
  tripNumber: '№ поездки',
  bus: 'Автобус',
  buses: 'Автобусы',
  company: 'Компания',
  contact: 'Контактное лицо',
  phone: 'Телефон',
  catering: 'Питание',
  groupLeader: 'Руководитель группы',
  groupLeaderPhone: 'Телефон руководителя группы',
  clientNotes: 'Примечания клиента',
  note: 'Обратите внимание',
  page: 'Ваша поездка на одной странице',
};
