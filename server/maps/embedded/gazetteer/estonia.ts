import { measureM } from '../../geo';
import type { Point } from '../../provider';
import mainRoads from '../mainRoads.json';
import { placesOfEstonia } from './gazetteerPlaces';
import settlements from './settlements.json';

/** A settlement of Estonia, or one of the two cities that EHAK has by their districts only. */
export interface Settlement extends Point {
  name: string;
  otherNames: string[];
  kind: string;
  municipality: string;
  /** Without the word "maakond". */
  county: string;
  /** How likely it is meant among its namesakes: about its population. */
  weight: number;
  /** Tells it from all others. */
  address: string;
}

type SettlementRow = Omit<Settlement, 'weight' | 'address'>;

/** From the biggest to the smallest, with the weight of those whose population GeoNames does not know. */
const kindWeights: Record<string, number> = { linn: 3000, alev: 800, alevik: 400, linnaosa: 1500, küla: 60 };
const kinds = Object.keys(kindWeights);

const citiesByDistricts = ['Tallinn', 'Kohtla-Järve'];
const TALLINN_DISTRICT_WEIGHT = 15_000;

/** Of villages with one name those that people go to, and those on main roads, are the likelier ones. General knowledge. */
const VISITED_WEIGHT = 300;
const visitedVillages = new Set(
  (
    'Kauksi/Ida-Viru Käsmu/Lääne-Viru Võsu/Lääne-Viru Altja/Lääne-Viru Palmse/Lääne-Viru Sagadi/Lääne-Viru ' +
    'Vihula/Lääne-Viru Jäneda/Lääne-Viru Laulasmaa/Harju Toila/Ida-Viru Kuremäe/Ida-Viru Taevaskoja/Põlva Rõuge/Võru ' +
    'Haanja/Võru Obinitsa/Võru Värska/Võru Kääriku/Valga Pühajärve/Valga Koguva/Saare Angla/Saare Kaali/Saare ' +
    'Mändjala/Saare Panga/Saare Kassari/Hiiu Suuremõisa/Hiiu Ikla/Pärnu Reiu/Pärnu Valgeranna/Pärnu Kuivastu/Saare ' +
    'Olustvere/Viljandi Alatskivi/Tartu Äksi/Tartu Palamuse/Jõgeva Roosna-Alliku/Järva Järve/Saare'
  ).split(' '),
);

/** The greatest distance between a settlement and its record in GeoNames or on the main roads. */
const SAME_PLACE_M = 10_000;

/** "Kesklinna" and "Põhja-Tallinna" are what stands before the word "linnaosa". */
const districtNames: Record<string, string> = { Kesklinna: 'Kesklinn', 'Põhja-Tallinna': 'Põhja-Tallinn' };

function readRows(): SettlementRow[] {
  const rows = settlements.rows as [string, string, string, string, number, number][];
  const read = rows.map(([written, kind, municipality, county, lat, lng]): SettlementRow => {
    // Where Swedes lived a village has two names: "Elbiku küla / Ölbäck".
    const [first = '', second] = written.split(/(?: küla)? \/ /);
    const name = districtNames[first] ?? first;
    return { name, otherNames: second ? [second] : [], kind, municipality, county, lat, lng };
  });
  const cities = placesOfEstonia
    .filter(({ name }) => citiesByDistricts.includes(name))
    .map(({ name, area, lat, lng }): SettlementRow => {
      return { name, otherNames: [], kind: 'linn', municipality: `${name} linn`, county: area, lat, lng };
    });
  return [...cities, ...read];
}

/** The places of the road graph by name, and the records of GeoNames by name and county. */
const roadPlaces = new Map(
  Object.entries<number[]>(mainRoads.places).map(([name, [lat = NaN, lng = NaN]]) => [name, { lat, lng }]),
);
const records = new Map(placesOfEstonia.map((place) => [`${place.name}/${place.area}`, place]));

/** Settlements of one name in one county, the most likely first. */
function describe(namesakes: SettlementRow[]): Settlement[] {
  // The record of a name is that of its town, or else of the nearest village.
  const [{ name, county }] = namesakes as [SettlementRow];
  const record = records.get(`${name}/${county}`);
  const road = roadPlaces.get(name);
  const measureTo = (row: SettlementRow): number => measureM(record ?? road ?? row, row);
  const [first, ...others] = namesakes.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || measureTo(a) - measureTo(b),
  ) as [SettlementRow, ...SettlementRow[]];
  const findSame = <Found extends Point>(other: Found | undefined) =>
    other && measureM(other, first) < SAME_PLACE_M ? other : undefined;
  const sameRecord = findSame(record);
  const sameRoad = findSame(road);
  // The middle of a town is not the middle of its area. A place on the roads stands where the road graph has it.
  const middle = ['linn', 'alev'].includes(first.kind) ? sameRecord : undefined;
  const { lat, lng } = sameRoad ?? middle ?? first;
  const visited = sameRoad || visitedVillages.has(`${name}/${county}`) ? VISITED_WEIGHT : 0;
  const weight = Math.max(sameRecord?.population ?? 0, kindWeights[first.kind] ?? 0) + visited;
  return [
    { ...first, lat, lng, weight, address: printAddress(first, namesakes, true) },
    ...others.map((row) => ({
      ...row,
      weight: kindWeights[row.kind] ?? 0,
      address: printAddress(row, namesakes, false),
    })),
  ];
}

/**
 * "Käsmu, Lääne-Viru maakond". Villages with a namesake in their county get their municipality too. Namesakes in one
 * municipality get their kind or their Swedish name: "Jõhvi küla, Jõhvi vald, Ida-Viru maakond".
 */
function printAddress(row: SettlementRow, namesakes: SettlementRow[], likeliest: boolean): string {
  const { name, kind, municipality, county } = row;
  if (namesakes.length === 1 || (likeliest && kind !== 'küla')) return `${name}, ${county} maakond`;
  const neighbours = namesakes.filter((other) => other.municipality === municipality);
  const [otherName] = row.otherNames;
  const distinctName = otherName ? `${name} / ${otherName}` : `${name} ${kind}`;
  return `${neighbours.length > 1 ? distinctName : name}, ${municipality}, ${county} maakond`;
}

function describeDistrict(row: SettlementRow): Settlement {
  const city = findCity(row);
  const weight = city === 'Tallinn' ? TALLINN_DISTRICT_WEIGHT : (kindWeights[row.kind] ?? 0);
  return { ...row, weight, address: `${row.name}, ${city}` };
}

const isDistrict = ({ kind }: SettlementRow): boolean => kind === 'linnaosa';

/** The name of a settlement in a list of orders: a district is named by its city. */
export const findCity = (row: SettlementRow): string =>
  isDistrict(row) ? row.municipality.replace(/ linn$/, '') : row.name;

/** All settlements of Estonia. */
export function readSettlements(): Settlement[] {
  const rows = readRows();
  const byName = new Map<string, SettlementRow[]>();
  for (const row of rows.filter((row) => !isDistrict(row))) {
    const key = `${row.name}/${row.county}`;
    const namesakes = byName.get(key);
    if (namesakes) namesakes.push(row);
    else byName.set(key, [row]);
  }
  return [...rows.filter(isDistrict).map(describeDistrict), ...[...byName.values()].flatMap(describe)];
}

/** The names of towns ("linn"): everybody knows where they are. */
export const listTownNames = (): Set<string> =>
  new Set([
    ...citiesByDistricts,
    ...settlements.rows.filter(([, kind]) => kind === 'linn').map(([name]) => String(name)),
  ]);
