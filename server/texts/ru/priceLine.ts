import type { TranslatedToRussian } from '../catalogue';
import type { priceLine as et } from '../et/priceLine';

export const priceLine: TranslatedToRussian<typeof et> = {
  day: 'Плата за день',
  hours: 'Часы',
  hoursBeyond: 'Часы сверх {hours} ч в день',
  drive: 'Проезд',
  emptyDrive: 'Порожний пробег',
  waiting: 'Время ожидания',
  people: 'Пассажиры',
  minimum: 'Минимальная цена',
  secondDriver: 'Второй водитель',
  lodging: 'Проживание водителя',
  allowance: 'Суточные за границей',
  ferry: 'Паром {name}',
  rounding: 'Округление',
  change: 'Изменение цены',
  daysCount: '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  nightsCount: '{count, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}',
  peopleCount: '{count, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}}',
  crossings: '{count, plural, one {# переправа} few {# переправы} many {# переправ} other {# переправы}}',
  fromDepot: 'от гаража и обратно {distance}',
  twoDrivers: '2 водителя, {count}',
  times: '{count} × {each}',
  minimumTimes: '{rule}: {count} × {each}',
  percentOf: '{percent} от {sum}',
};
