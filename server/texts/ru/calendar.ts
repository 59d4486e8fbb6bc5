import type { TranslatedToRussian } from '../catalogue';
import type { calendar as et } from '../et/calendar';

export const calendar: TranslatedToRussian<typeof et> = {
  name: '{name}: рейсы',
  trip: 'Рейс № {number}, пассажиров: {passengers}',
  bus: 'Автобус: {names}',
  otherDrivers: 'Другие водители: {names}',
  file: 'kalendar.ics',
};
