import type { map as et } from '../et/map';
import type { Translated } from '../translate';

export const map = {
  stop: '{word}: {name}',
  moveHint: 'Vedä tai siirrä nuolinäppäimillä, Shift suurentaa askelta. Enter tarkentaa.',
  moved: '{word} {name} on nyt kohdassa {lat}, {lng}',
  cluster: '{count, plural, one {# pysäkki} other {# pysäkkiä}} lähekkäin: {names}. Tarkenna',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  failed: 'Karttaa ei voitu ladata. Reitin voi tehdä myös ilman sitä.',
  invalid: 'Virheelliset reittitiedot',
} satisfies Translated<typeof et>;
