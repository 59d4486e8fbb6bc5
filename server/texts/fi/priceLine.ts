import type { Translated } from '../catalogue';
import type { priceLine as et } from '../et/priceLine';

export const priceLine: Translated<typeof et> = {
  day: 'Päivämaksu',
  hours: 'Tunnit',
  hoursBeyond: 'Tunnit yli {hours} h päivässä',
  drive: 'Ajo',
  emptyDrive: 'Siirtoajo',
  waiting: 'Odotusaika',
  people: 'Matkustajat',
  minimum: 'Vähimmäishinta',
  secondDriver: 'Toinen kuljettaja',
  lodging: 'Kuljettajan majoitus',
  allowance: 'Päiväraha ulkomailla',
  ferry: 'Lautta {name}',
  rounding: 'Pyöristys',
  change: 'Hinnanmuutos',
  daysCount: '{count, plural, one {# päivä} other {# päivää}}',
  nightsCount: '{count, plural, one {# yö} other {# yötä}}',
  peopleCount: '{count, plural, one {# matkustaja} other {# matkustajaa}}',
  crossings: '{count, plural, one {# ylitys} other {# ylitystä}}',
  fromDepot: 'varikolta ja takaisin {distance}',
  twoDrivers: '2 kuljettajaa, {count}',
  times: '{count} × {each}',
  minimumTimes: '{rule}: {count} × {each}',
  percentOf: '{percent} summasta {sum}',
};
