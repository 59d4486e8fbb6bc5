import type { calendarFeed as et } from '../et/calendarFeed';
import type { Translated } from '../translate';

export const calendarFeed = {
  title: 'Kalenteri puhelimessa',
  hint: 'Tämän osoitteen kautta puhelimen tai tietokoneen kalenteri näyttää ajot ja säännölliset ajot. Muutokset näkyvät muutaman tunnin kuluessa.',
  none: 'Osoitetta ei vielä ole.',
  since: 'Osoite on luotu {date}.',
  failed: 'Kalenterin osoitetta ei voitu ladata',
  create: 'Luo osoite',
  renew: 'Luo uusi osoite',
  renewAsk: 'Luodaanko uusi osoite?',
  revoke: 'Poista osoite käytöstä',
  revokeAsk: 'Poistetaanko kalenterin osoite käytöstä?',
  oldStops: 'Nykyinen osoite lakkaa heti toimimasta, eikä kalenteri enää päivity sen kautta.',
  address: 'Kalenterin osoite',
  once: 'Osoite kannattaa kopioida heti: sitä ei näytetä enää myöhemmin. Kalenterin näkee jokainen, jolla osoite on.',
  copy: 'Kopioi',
  copied: 'Osoite on kopioitu',
  subscribe: 'Avaa kalenterissa',
  revoked: 'Kalenterin osoite on poistettu käytöstä',
} satisfies Translated<typeof et>;
