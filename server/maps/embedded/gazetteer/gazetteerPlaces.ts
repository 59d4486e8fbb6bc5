import geoNames from './geoNames.json';

/** A town or village as GeoNames has it. */
export interface GazetteerPlace {
  name: string;
  /** County ("maakond" without that word), or country when it is abroad. */
  area: string;
  lat: number;
  lng: number;
  population: number;
  otherNames: string[];
}

const places = (geoNames.rows as [string, string, number, number, number, string[]][]).map(
  ([name, area, lat, lng, population, otherNames]): GazetteerPlace => ({
    name,
    area,
    lat,
    lng,
    population,
    otherNames,
  }),
);

/** The countries abroad, with their codes of ISO 3166. */
const codes = new Map(
  Object.entries({ Läti: 'LV', Leedu: 'LT', Soome: 'FI', Rootsi: 'SE', Poola: 'PL', Saksamaa: 'DE', Venemaa: 'RU' }),
);

/** Whether an area is a country and not a county. */
export const isAbroad = (area: string): boolean => codes.has(area);

/** The code of a country abroad; undefined for a county. */
export const findCountryCode = (area: string): string | undefined => codes.get(area);

/** Of namesakes in one country the biggest. */
export const placesAbroad: GazetteerPlace[] = places.filter(
  ({ name, area }, index) =>
    isAbroad(area) && places.findIndex((other) => other.name === name && other.area === area) === index,
);
export const placesOfEstonia: GazetteerPlace[] = places.filter(({ area }) => !isAbroad(area));
