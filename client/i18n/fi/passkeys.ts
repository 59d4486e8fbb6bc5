import type { passkeys as et } from '../et/passkeys';
import type { Translated } from '../translate';

export const passkeys = {
  title: 'Pääsyavaimet',
  lead: 'Pääsyavaimella kirjaudutte sormenjäljellä, kasvoilla tai laitteen PIN-koodilla, ilman salasanaa.',
  add: 'Lisää pääsyavain',
  name: 'Pääsyavaimen nimi',
  nameMissing: 'Pääsyavaimen nimi puuttuu',
  start: 'Jatka',
  added: 'Pääsyavain lisätty!',
  since: 'Lisätty {day}',
  used: 'viimeksi käytetty {moment}',
  unused: 'ei vielä käytetty',
  rename: 'Muuta nimeä',
  renameLabel: 'Muuta nimeä: {name}',
  renamed: 'Nimi muutettu!',
  remove: 'Poista',
  removeLabel: 'Poista: {name}',
  removeThis: 'Poista pääsyavain',
  removed: 'Pääsyavain poistettu!',
  cancelled: 'Pääsyavainta ei luotu. Yrittäisittekö uudelleen.',
  there: 'Tällä laitteella on jo pääsyavain.',
  notHere: 'Tässä selaimessa ei voi luoda pääsyavainta.',
} satisfies Translated<typeof et>;
