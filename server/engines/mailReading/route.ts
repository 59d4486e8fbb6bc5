import type { Found, MailFields } from './fields';
import { isSamePlace } from './places';
import type { KnownPlace, PlaceMention } from './places';
import { createWordPattern, matchAll, pickSpan } from './span';
import type { Roles } from './roles';

const returnWordsPattern = createWordPattern(
  `tagasi tagasisõi* tagasitee* kojusõi* return returning return_journey back back_to обратно обратн* назад возвращ* вернуться paluu* takaisin palaamme palaa*`,
);

/** 'Helistage tagasi', 'tagasiside': nobody travels. */
const noReturnPattern =
  /tagasisid|(?:helista|vasta|kirjuta|call|write|hear|звон|напиш|soit|vasta)\p{L}*\s+(?:\p{L}+\s+)?(?:tagasi|back|takaisin)|перезвон|back to (?:me|us)(?!\p{L})/iu;

type Route = Pick<MailFields, 'from' | 'to' | 'via' | 'isReturn'>;

/** The way out. `isCircle`: the places lead back to the beginning. */
type Legs = Pick<MailFields, 'from' | 'to' | 'via'> & { isCircle: boolean };

/** Places in a row: 'Tallinn – Tartu – Tallinn'. */
function findChain(text: string, places: readonly PlaceMention[]): PlaceMention[] {
  const chains: PlaceMention[][] = [];
  for (const [index, mention] of places.entries()) {
    const before = places[index - 1];
    const isLinked = before && /^\)?\s*(?:-|–|—|->|→|>|=>)\s*$/.test(text.slice(before.end, mention.begin));
    if (isLinked) chains.at(-1)?.push(mention);
    else chains.push([mention]);
  }
  return chains.filter((chain) => chain.length > 1)[0] ?? [];
}

const listDistinct = (mentions: readonly PlaceMention[]): PlaceMention[] =>
  mentions.filter((mention, index) => mentions.findIndex((other) => isSamePlace(other.place, mention.place)) === index);

/** Beginning, end and the places between of the way out. */
export function chooseRoute(text: string, places: readonly PlaceMention[], roles: Roles): Route {
  const chain = findChain(text, places);
  const legs = chain.length > 0 ? readChain(chain, places) : readWays(places);
  const back = matchAll(text, returnWordsPattern).filter(
    ({ begin }) => !noReturnPattern.test(text.slice(Math.max(0, begin - 25), begin + 12)),
  );
  const { from, to, via } = legs;
  return { from, to, via, isReturn: findReturn(roles, legs, back) };
}

function findReturn(roles: Roles, legs: Legs, back: readonly { begin: number; end: number }[]) {
  if (roles.isOneWay) return { value: false, isCertain: !roles.isBothWays, words: [] };
  if (roles.isBothWays) return { value: true, isCertain: true, words: roles.bothWays.map(pickSpan) };
  if (legs.isCircle) return { value: true, isCertain: true, words: legs.from?.words ?? [] };
  const words = back.map(pickSpan);
  return words.length > 0 ? { value: true, isCertain: true, words } : null;
}

const toFound = (mention: PlaceMention, same: readonly PlaceMention[], isCertain: boolean): Found<KnownPlace> => ({
  // The one with a street says more.
  value: same.find(({ place }) => place.address.includes(' ') && /\d/.test(place.address))?.place ?? mention.place,
  isCertain: isCertain && !mention.isDoubtful,
  words: same.map(pickSpan),
});

const findSame = (mention: PlaceMention, all: readonly PlaceMention[]) =>
  all.filter((other) => isSamePlace(other.place, mention.place));

function readChain(chain: readonly PlaceMention[], all: readonly PlaceMention[]): Legs {
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last) return { from: null, to: null, via: [], isCircle: false };
  const isCircle = chain.length > 2 && isSamePlace(first.place, last.place);
  const stops = listDistinct(isCircle ? chain.slice(0, -1) : chain);
  const to = stops.at(-1) ?? last;
  const isOther = (way: 'from' | 'to', mention: PlaceMention) =>
    all.some((other) => other.direction === way && !other.isBack && !isSamePlace(other.place, mention.place));
  return {
    from: toFound(first, findSame(first, all), !isOther('from', first)),
    to: stops.length > 1 ? toFound(to, findSame(to, all), !isOther('to', to)) : null,
    via: stops.slice(1, -1).map((mention) => toFound(mention, [mention], true)),
    isCircle,
  };
}

function readWays(places: readonly PlaceMention[]): Legs {
  const out = places.filter(({ isBack }) => !isBack);
  const listWay = (way: PlaceMention['direction']) => listDistinct(out.filter(({ direction }) => direction === way));
  const froms = listWay('from');
  const from = froms[0];
  const others = (mentions: readonly PlaceMention[]) =>
    mentions.filter((mention) => !from || !isSamePlace(mention.place, from.place));
  const tos = others(listWay('to'));
  const vias = others(listWay('via')).filter(
    (mention) => tos.length === 0 || !tos.some((to) => isSamePlace(to.place, mention.place)),
  );
  const undirected = others(
    listDistinct(out.filter(({ direction }) => direction === null || direction === 'at')),
  ).filter((mention) => !vias.some((via) => isSamePlace(via.place, mention.place)));
  const to = tos.at(-1) ?? undirected.at(-1);
  // On the way back 'from' is the end of the way out.
  const backFroms = places.filter(({ isBack, direction }) => isBack && direction === 'from');
  const isAgainst = to !== undefined && backFroms.some((mention) => !isSamePlace(mention.place, to.place));
  return {
    from: from ? toFound(from, findSame(from, out), froms.length === 1) : guessFrom(undirected, to),
    to: to ? toFound(to, findSame(to, out), tos.length === 1 && undirected.length === 0 && !isAgainst) : null,
    via: [
      ...vias.map((mention) => toFound(mention, [mention], true)),
      ...tos.slice(0, -1).map((mention) => toFound(mention, [mention], false)),
    ],
    isCircle: false,
  };
}

/** Where only places without a way are named, the first one may be the beginning. */
function guessFrom(undirected: readonly PlaceMention[], to: PlaceMention | undefined): Found<KnownPlace> | null {
  const [first] = undirected.filter((mention) => !to || !isSamePlace(mention.place, to.place));
  return first ? toFound(first, [first], false) : null;
}
