import { listNameForms } from './placeForms';
import type { Direction } from './placeForms';
import type { Roles } from './roles';
import { isOverlapping, matchAll } from './span';
import type { Span } from './span';

/** A place as the gazetteer knows it. */
export interface KnownPlace {
  city: string;
  address: string;
  lat: number;
  lng: number;
  weight: number;
  isAmbiguous: boolean;
}

/** The place of exactly this name, without marks and in small letters. */
export type FindPlace = (name: string) => KnownPlace | undefined;

/** A place that a text names. */
export interface PlaceMention extends Span {
  place: KnownPlace;
  direction: Direction | null;
  /** It is on the way back. */
  isBack: boolean;
  isDoubtful: boolean;
}

const wordPattern = /\p{L}[\p{L}'’]*/gu;
const MOST_WORDS = 3;
/** Below it a name is that of a village, which may as well be an ordinary word or a person. */
const TOWN_WEIGHT = 300;
/** Larger ones are found in small letters too. */
const LARGE_WEIGHT = 3000;

const prepositions: readonly [RegExp, Direction][] = [
  [/(?<!\p{L})(?:from|leave|leaves|leaving|из|от)\s+(?:the\s+|города\s+|г\.\s*)?$/iu, 'from'],
  [/(?<!\p{L})(?:to|towards|into|до|в|на)\s+(?:the\s+|город\s+|г\.\s*)?$/iu, 'to'],
  [
    /(?<!\p{L})(?:via|through|через|läbi|stop(?:ping|s)? (?:in|at)|остановк\p{L}* (?:в|на)|заездом в|peatusega|vahepeatusega)\s+$/iu,
    'via',
  ],
  [/(?<!\p{L})(?:in|at|near)\s+$/iu, 'at'],
];
const viaBehindPattern = /^\s+(?:kaudu|kautta)(?!\p{L})/iu;
const labels: readonly [RegExp, Direction][] = [
  [
    /(?:^|[\n|\t,;])[^\S\n]*(?:[*•-][^\S\n]*)?(?:algus(?:punkt|koht)?|lähtekoht|väljumis?koht|väljasõidu koht|väljasõit|väljumine|kust|peale(?:mineku|tuleku) koht|pealevõtt|from|pick-?up(?: point| place| location| address)?|departure(?: point| place| from)?|start(?: point)?|откуда|место (?:отправления|посадки|подачи)|отправление|mistä|lähtöpaikka|lähtö|nouto(?:paikka)?)\s*[:|\t–-]\s*[^\n:|]*$/iu,
    'from',
  ],
  [
    /(?:^|[\n|\t,;])[^\S\n]*(?:[*•-][^\S\n]*)?(?:lõpp(?:punkt|koht)?|sihtkoht|kuhu|kohale|to|destination|drop-?off(?: point| place)?|куда|место назначения|назначение|прибытие|minne|määränpää|kohde|perille)\s*[:|\t–-]\s*[^\n:|]*$/iu,
    'to',
  ],
  [
    /(?:^|[\n|\t,;])[^\S\n]*(?:[*•-][^\S\n]*)?(?:vahepeatus(?:ed)?|peatus(?:ed)?|stops?|via|остановк\p{L}*|pysähdy\p{L}*|välipysäh\p{L}*)\s*[:|\t–-]\s*[^\n:|]*$/iu,
    'via',
  ],
];
const streetBehindPattern =
  /^\s+(?:mnt|maantee|tee|tn|tänav|tänaval|tänavalt|pst|puiestee|väljak\p{L}*|street|st|road|rd|avenue|ave|шоссе|ул|улица|katu|kadun|tie)\.?(?!\p{L})/iu;
/** A name of an organisation begins with its town. */
const organisationBehindPattern =
  /^\s+(?:\p{Lu}?\p{Ll}*(?:kool|gümnaasium|lütseum|ülikool|koolis?|kooli|muuseum|teater|koor|klubi|selts|raamatukogu|haigla|linn|linna|linnavalitsus|vald|valla|vallavalitsus|maakond|maakonna|lasteaed|keskus|university|school|college|museum|theatre|city|bussireisid|ratsa)|\p{Lu}\p{Ll}+\s+(?:\p{Ll}+)?(?:kool|gümnaasium|ülikool|koor|klubi|selts|lasteaed|põhikool|kutsekeskus))/u;
const addressPattern =
  /\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}?[\p{L}.'-]+){0,2}\s(?:mnt|maantee|tn|tänav|pst|puiestee|tee|väljak|street|st|road|katu|tie)\.?\s\d+[a-zA-Z]?(?=[\s,.)]|$)/gu;

interface Word extends Span {
  text: string;
}

/** Every place of a text with the way that it has there, in their order. */
export function findPlaces(text: string, { find, roles }: { find: FindPlace; roles: Roles }): PlaceMention[] {
  const words = matchAll(text, wordPattern).map(({ begin, end }): Word => ({
    begin,
    end,
    text: text.slice(begin, end),
  }));
  const found: PlaceMention[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const named = findNamed(text, words, index, find);
    if (!named) continue;
    index += named.words - 1;
    const mention = judge(text, named, roles);
    if (mention) found.push(mention);
  }
  return addStreets(text, found);
}

interface Named extends Span {
  words: number;
  place: KnownPlace;
  direction: Direction | null;
}

/** The longest name that begins with a word. */
function findNamed(text: string, words: readonly Word[], index: number, find: FindPlace): Named | undefined {
  const [first, ...others] = words.slice(index, index + MOST_WORDS);
  if (!first) return undefined;
  const run = [first];
  for (const word of others) {
    if (!/^(?: |-)$/.test(text.slice(run.at(-1)?.end, word.begin))) break;
    run.push(word);
  }
  for (let count = run.length; count > 0; count -= 1) {
    const last = run[count - 1] ?? first;
    const named = findForm(run.slice(0, count - 1), last, find);
    if (named) return { begin: first.begin, end: last.end, words: count, ...named };
  }
  return undefined;
}

function findForm(before: readonly Word[], last: Word, find: FindPlace) {
  const begin = before.flatMap(({ text }) => listNameForms(text)[0]?.name ?? []).join(' ');
  const found = listNameForms(last.text).flatMap(({ name, direction }) => {
    const place = find(begin === '' ? name : `${begin} ${name}`);
    return place ? [{ place, direction }] : [];
  });
  // 'Tartust' may be a form of several names: the town is meant.
  return found.sort((one, other) => other.place.weight - one.place.weight)[0];
}

function judge(text: string, { begin, end, place, direction }: Named, roles: Roles): PlaceMention | undefined {
  const before = text.slice(Math.max(0, begin - 40), begin);
  const behind = text.slice(end, end + 60);
  const written = text.slice(begin, end);
  // 'Tartu, Riia 2' is a house.
  const isHouse = /^ \d{1,3}[a-zA-Z]?(?=[\s,.)?]|$)(?!\.\d)/u.test(behind);
  if (streetBehindPattern.test(behind) || (isHouse && direction === null && /\p{L},\s+$/u.test(before)))
    return undefined;
  const prepared = prepositions.find(([pattern]) => pattern.test(before))?.[1];
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', text.lastIndexOf('\n', begin - 1) - 1)), begin);
  const labelled = labels.find(([pattern]) => pattern.test(line))?.[1];
  const given = viaBehindPattern.test(behind)
    ? 'via'
    : (direction ?? prepared ?? labelled ?? (/^\s+to\s+\p{Lu}/u.test(behind) ? 'from' : null));
  const role = roles.find({ begin, end });
  // 'Pick-up in Tallinn' is the beginning, as a rule.
  const isPickUp = given === 'at' && !labelled && role === 'depart';
  const way = given === 'at' && labelled ? labelled : isPickUp ? 'from' : given;
  const isChained =
    /^\s*(?:-|–|—|->|→|>|=>)\s*\p{Lu}/u.test(behind) || /\p{L}\)?\s*(?:-|–|—|->|→|>|=>)\s*$/u.test(before);
  const isSure = way === 'from' || way === 'to' || way === 'via' || isChained;
  if (!/^\p{Lu}/u.test(written) && !(place.weight >= LARGE_WEIGHT && way !== null && way !== 'at')) return undefined;
  if (!isSure && place.weight < TOWN_WEIGHT) return undefined;
  if (way === null && !isChained && organisationBehindPattern.test(behind)) return undefined;
  return {
    begin,
    end,
    place,
    direction: way,
    isBack: role === 'return' && !labelled,
    isDoubtful: isPickUp || place.isAmbiguous || place.weight < TOWN_WEIGHT,
  };
}

/** 'Pärnu mnt 10, Tallinn' is an address in Tallinn. */
function addStreets(text: string, found: readonly PlaceMention[]): PlaceMention[] {
  const streets = matchAll(text, addressPattern);
  return found.map((mention) => {
    const street = streets.find(
      (one) =>
        !isOverlapping(one, mention) &&
        (/^,?\s+$/.test(text.slice(one.end, mention.begin)) ||
          /^(?:,\s*|\s*\(|:\s*)$/.test(text.slice(mention.end, one.begin))),
    );
    if (!street) return mention;
    const address = `${text.slice(street.begin, street.end)}, ${mention.place.city}`;
    return {
      ...mention,
      begin: Math.min(street.begin, mention.begin),
      end: Math.max(street.end, mention.end),
      place: { ...mention.place, address },
    };
  });
}

/** Within some hundred metres. The airport of a town is another place than the town. */
const SAME_DEGREES = 0.01;

export const isSamePlace = (one: KnownPlace, other: KnownPlace): boolean =>
  Math.abs(one.lat - other.lat) < SAME_DEGREES && Math.abs(one.lng - other.lng) < SAME_DEGREES;
