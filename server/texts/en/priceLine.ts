import type { Translated } from '../catalogue';
import type { priceLine as et } from '../et/priceLine';

export const priceLine: Translated<typeof et> = {
  day: 'Day rate',
  hours: 'Hours',
  hoursBeyond: 'Hours beyond {hours} a day',
  drive: 'Driving',
  emptyDrive: 'Empty run',
  waiting: 'Waiting time',
  people: 'Passengers',
  minimum: 'Minimum price',
  secondDriver: 'Second driver',
  lodging: 'Driver’s accommodation',
  allowance: 'Driver’s allowance abroad',
  ferry: 'Ferry {name}',
  rounding: 'Rounding',
  change: 'Price adjustment',
  daysCount: '{count, plural, one {# day} other {# days}}',
  nightsCount: '{count, plural, one {# night} other {# nights}}',
  peopleCount: '{count, plural, one {# passenger} other {# passengers}}',
  crossings: '{count, plural, one {# crossing} other {# crossings}}',
  fromDepot: 'from the depot and back {distance}',
  twoDrivers: '2 drivers, {count}',
  times: '{count} × {each}',
  minimumTimes: '{rule}: {count} × {each}',
  percentOf: '{percent} of {sum}',
};
