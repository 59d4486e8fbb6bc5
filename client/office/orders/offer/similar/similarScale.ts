/** Where prices stand on a line that holds them all with a little room at its ends; percent of its width. */
export function makeScale(prices: readonly number[]): (price: number) => number {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const room = 6;
  return (price) => (high === low ? 50 : room + ((price - low) / (high - low)) * (100 - 2 * room));
}

/** Dots that would lie on each other are stacked: the place of each on the line, and how high it stands. */
export function stackPlaces(places: readonly number[], width: number): { place: number; level: number }[] {
  const heights = new Map<number, number>();
  return places.map((place) => {
    const column = Math.round(place / width);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { place, level };
  });
}
