import type { map as et } from '../et/map';
import type { Translated } from '../translate';

export const map = {
  bus: 'Bussi',
  stop: '{word}: {name}',
  moveHint: 'Siirretään vetämällä tai nuolinäppäimillä, Shift suurentaa askelta. Enter lähentää.',
  moved: '{word} {name} on nyt kohdassa {lat}, {lng}',
  cluster: '{count, plural, one {# pysähdys} other {# pysähdystä}} lähekkäin: {names}. Tarkenna',
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  failed: 'Karttaa ei voitu ladata. Reitin voi tehdä myös ilman sitä.',
  invalid: 'Virheelliset reittitiedot',
} satisfies Translated<typeof et>;
