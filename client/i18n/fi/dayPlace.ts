import type { dayPlace as et } from '../et/dayPlace';
import type { Translated } from '../translate';

export const dayPlace = {
  on: 'Sijainti on päällä',
  waits: 'Sijainti: odottaa lupaanne',
  off: 'Sijainti on pois päältä',
  ask: 'Miksi?',
  why: 'Kun työpäivä kestää ja tämä sivu on auki, puhelin lähettää bussin sijainnin. Toimisto ja asiakas näkevät sen tunnin ennen ajoa ja tunnin sen jälkeen. Se poistetaan 30 päivän kuluttua.',
  denied: 'Puhelin ei salli sijaintia. Sen voi sallia selaimen asetuksissa.',
  allow: 'Salli sijainti',
} satisfies Translated<typeof et>;
