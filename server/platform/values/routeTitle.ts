/** 'Tallinn - Paide - Tartu' (docs/product.md, 'Tables'). Of two stops in one town, one after the other, it is said once. */
export function joinCities(cities: readonly (string | null | undefined)[]): string {
  const known = cities.filter(Boolean);
  return known.filter((city, index) => city !== known[index - 1]).join(' - ');
}

/** The towns of a route as its title, or where there is none the address. */
export const routeTitle = (stops: readonly { city: string; address?: string }[]): string =>
  joinCities(stops.map(({ city, address }) => city || address));

/** What an address says besides the town: 'Viru väljak 4, Tallinn' is 'Viru väljak 4', 'Tallinn, Harju maakond' 'Harju maakond'. */
export const restOfAddress = ({ city, address }: { city: string; address: string }): string =>
  address
    .split(', ')
    .filter((part) => part !== city)
    .join(', ');
