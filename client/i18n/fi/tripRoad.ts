import type { tripRoad as et } from '../et/tripRoad';
import type { Translated } from '../translate';

export const tripRoad = {
  title: 'Missä bussi on',
  failed: 'Bussin sijaintia ei voitu ladata. Yritämme pian uudelleen.',
  arrives: 'Bussi saapuu pysähdykselle {stop} noin klo {time}.',
  leaves: 'Bussi on pysähdyksellä {stop} ja lähtee noin klo {time}.',
  known: 'Bussi on matkalla. Aikaa ei vielä tiedetä.',
  unknown: 'Bussin sijaintia ei juuri nyt tiedetä.',
  planned: 'Suunniteltu aika: {time}.',
  seenAt: 'Sijainti klo {time}.',
  map: 'Bussi kartalla',
} satisfies Translated<typeof et>;
