/**
 * City names of a route as its title: 'Tallinn - Paide - Tartu' (docs/product.md, 'Tables'). Of two stops in one town, one after the
 * other, it is said once.
 */
export function joinCities(cities: readonly (string | null | undefined)[]): string {
  const known = cities.filter(Boolean);
  return known.filter((city, index) => city !== known[index - 1]).join(' - ');
}

/** Splits 'Heading (aside)' so that the aside can be set lighter; the parentheses stay with it. */
export function splitAside(heading: string): { main: string; aside: string } {
  const match = /^(.*?)\s*(\([^()]*\))$/.exec(heading);
  return match ? { main: match[1] ?? '', aside: match[2] ?? '' } : { main: heading, aside: '' };
}

/** 'AnswerOrder' as 'answer order': an operation's name in words, for an error message. */
export function inWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
}

/** How texts are compared by a search box: letter case does not matter. */
export function foldCase(text: string): string {
  return text.toLocaleLowerCase('et');
}
