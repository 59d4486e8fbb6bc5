import type { Translated } from '../catalogue';
import type { hoursPaper as et } from '../et/hoursPaper';

export const hoursPaper: Translated<typeof et> = {
  title: 'Ajo- ja lepoaika: {name} {first} - {last}',
  asOf: 'Tilanne {when}. Menneet päivät perustuvat kuljettajan ilmoittamiin tunteihin, muut suunnitelmaan.',
  restedBefore: 'Työaika ennen {when} ei ole tiedossa: se on laskettu levoksi.',
  problems: 'Tiedot ovat ristiriidassa: {problems}.',
  drivingAndWork: 'ajo · työ',
  rest: 'lepo',
  driving: 'ajo',
  otherWork: 'muu työ',
  availability: 'varallaolo',
  break: 'tauko, lepo',
  none: 'Rikkomuksia ei ole.',
  infringements: 'Rikkomukset ({count})',
  risk: 'Yhdessä tarkastuksessa havaittuina ne nostaisivat yrityksen riskiluokitusta {points, plural, one {# pisteen} other {# pistettä}}.',
  trip: 'matka {number}',
};
