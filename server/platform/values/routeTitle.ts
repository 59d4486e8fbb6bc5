import { translateCounty } from './counties';
import type { Language } from './languages';

/** 'Tallinn - Paide - Tartu' (docs/product.md, 'Tables'). Names a town once when two stops in a row are in it. */
export const joinCities = (cities: readonly (string | null | undefined)[]): string => nameTownsOnce(cities).join(' - ');

function nameTownsOnce(cities: readonly (string | null | undefined)[]): string[] {
  const known = cities.filter((city): city is string => Boolean(city));
  return known.filter((city, index) => city !== known[index - 1]);
}

/** The towns of a route as its title, or where there is none the address. */
export const printRouteTitle = (stops: readonly { city: string; address?: string }[]): string =>
  joinCities(stops.map(({ city, address }) => city || address));

/** 'Tallinn – Paide – Tartu': the same as what customers read says it. */
export const printRouteName = (stops: readonly { city: string; address?: string }[]): string =>
  nameTownsOnce(stops.map(({ city, address }) => city || address)).join(' – ');

/** The address without its town: 'Viru väljak 4, Tallinn' is 'Viru väljak 4', 'Tallinn, Harju maakond' 'Harju maakond'. */
export const findRestOfAddress = ({ city, address }: { city: string; address: string }, language: Language): string =>
  translateCounty(
    address
      .split(', ')
      .filter((part) => part !== city)
      .join(', '),
    language,
  );

/** 'Tallinn, Viru väljak 4': names the town once. */
export const placeName = (stop: { city: string; address: string }, language: Language): string =>
  [stop.city, findRestOfAddress(stop, language)].filter(Boolean).join(', ');
