import type { Place } from '../../provider';
import { isAbroad, placesAbroad } from './gazetteerPlaces';
import { findCity, readSettlements, listTownNames } from './estonia';
import sights from './sights.json';
import { fold } from '../../../platform/values/text/fold';

/** A place of the gazetteer with what is needed to find it. Names, areas, words and address are folded. */
export interface GazetteerEntry {
  place: Place;
  /** A settlement has streets and neighbours, also abroad; a sight stands in one. */
  kind: 'settlement' | 'abroad' | 'sight';
  name: string;
  /** The name with its marks, as it is written. */
  written: string;
  otherNames: string[];
  /** The distinguishing word after the name: county, municipality, country. */
  areas: string[];
  address: string;
  /** The words of all its names, and those of its areas too, each after a blank: " kose harju maakond". */
  nameWords: string;
  allWords: string;
  /** How likely it is meant among those that a text names alike: about its population. */
  weight: number;
}

/** A town abroad is meant far less often than an Estonian one of its size. */
const computeWeightAbroad = (population: number): number => Math.min(Math.max(population / 100, 50), 3000);

const dropRepeats = (texts: string[]): string[] => [...new Set(texts)].filter(Boolean);

/** Names and areas come again and again in thousands of addresses: each is folded once. */
function createFold(): (text: string) => string {
  const folded = new Map<string, string>();
  return (text) => {
    const known = folded.get(text) ?? fold(text);
    folded.set(text, known);
    return known;
  };
}

type UnfoldedEntry = Pick<GazetteerEntry, 'place' | 'kind' | 'weight' | 'otherNames' | 'areas'> & { name: string };

function toEntry({ place, kind, weight, ...named }: UnfoldedEntry, foldOnce: (text: string) => string): GazetteerEntry {
  const name = foldOnce(named.name);
  const otherNames = named.otherNames.map(foldOnce);
  const areas = dropRepeats(named.areas.map(foldOnce));
  const nameWords = ['', name, ...otherNames].join(' ');
  return {
    place,
    kind,
    weight,
    name,
    written: named.name,
    otherNames,
    areas,
    address: place.address.split(', ').map(foldOnce).join(' '),
    nameWords,
    allWords: [nameWords, ...areas].join(' '),
  };
}

const listSettlements = (): UnfoldedEntry[] =>
  readSettlements().map((settlement) => {
    const { name, otherNames, kind, municipality, county, address, lat, lng, weight } = settlement;
    return {
      place: { city: findCity(settlement), address, lat, lng },
      kind: 'settlement',
      weight,
      name,
      otherNames,
      areas: [kind, `${county} maakond`, county, municipality, municipality.replace(/ (vald|linn)$/, '')],
    };
  });

const listAbroad = (): UnfoldedEntry[] =>
  placesAbroad.map(({ name, area, lat, lng, population, otherNames }) => ({
    place: { city: name, address: `${name}, ${area}`, lat, lng },
    kind: 'abroad',
    weight: computeWeightAbroad(population),
    name,
    otherNames,
    areas: [area],
  }));

function listSights(): UnfoldedEntry[] {
  const towns = listTownNames();
  const rows = sights.rows as [string, string, string, number, number, string, string[], number][];
  return rows.map(([name, town, area, lat, lng, precision, otherNames, weight]) => {
    const county = isAbroad(area) ? area : `${area} maakond`;
    const where = towns.has(town) ? town : `${town}, ${county}`;
    // An island is called as itself: "Kihnu, Pärnu maakond".
    const address = name === town ? where : `${name}, ${where}`;
    const near: Pick<Place, 'approximate'> = precision === 'settlement' ? { approximate: true } : {};
    return {
      place: { city: town, address, lat, lng, ...near },
      kind: 'sight',
      weight,
      name,
      otherNames,
      areas: [town, area, county],
    };
  });
}

let entries: GazetteerEntry[] | undefined;

/** All places that the gazetteer knows, the most likely first; made at the first call. */
export function listEntries(): GazetteerEntry[] {
  if (entries) return entries;
  const foldOnce = createFold();
  entries = [...listSettlements(), ...listAbroad(), ...listSights()]
    .map((named) => toEntry(named, foldOnce))
    .sort((a, b) => b.weight - a.weight);
  return entries;
}
