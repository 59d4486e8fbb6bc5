import { blankOut, isOverlapping, matchAll } from './span';
import type { Span } from './span';

/** A number of people that a text names. */
export interface CountMention extends Span {
  count: number;
  isDoubtful: boolean;
}

const UNIT =
  'inimest|inimese\\p{L}*|inimene|reisijat|reisija\\p{L}*|õpilast|õpilase\\p{L}*|last|lapse\\p{L}*|täiskasvanut|osalejat|külalist|töötajat|õpetajat|kasvatajat|liiget|tantsijat|lauljat|sportlast|turisti|pensionäri|saatjat|pax|people|persons?|passengers?|guests?|students?|pupils?|children|kids|adults?|teachers?|participants?|employees|travell?ers|players|members|singers|человека?|чел|пассажир\\p{L}*|детей|школьник\\p{L}*|учеников|ученика|учител\\p{L}*|взросл\\p{L}*|турист\\p{L}*|гост\\p{L}*|участник\\p{L}*|сотрудник\\p{L}*|студент\\p{L}*|henkilö\\p{L}*|henkeä|hlö|hlöä|matkustajaa|matkustajan|oppilasta|lasta|aikuista|opettajaa|osallistujaa|vierasta|eläkeläistä|pelaajaa|opiskelijaa';
const ABOUT =
  '(?:(?<about>umbes|ca|circa|u\\.?|~|around|about|approximately|approx\\.?|roughly|около|примерно|приблизительно|noin|n\\.)\\s*)?';
const RANGE = '(?:(?<least>\\d{1,3})\\s*(?:-|–|—|kuni|to|до|или|või|or|tai)\\s*)?';

const countedPattern = new RegExp(
  `(?<!\\p{L})${ABOUT}(?<![\\d.,:/-])${RANGE}(?<count>\\d{1,4})\\s*-?\\s*(?<unit>${UNIT})(?!\\p{L})`,
  'giu',
);
const labelledPattern = new RegExp(
  `(?<!\\p{L})(?:reisijaid|õpilasi|lapsi|täiskasvanuid|reisijate arv|reisijad|inimeste arv|inimesi|osalejaid|osalejate arv|grupi suurus|grupis|grupp|meid on|meid oleks|meid tuleb|passengers|number of (?:people|passengers|persons|pax)|pax|group size|group of|party of|we are|there (?:will be|are)|количество(?: (?:пассажиров|человек|людей|мест))?|пассажиров|человек|нас будет|нас|группа(?: из)?|henkilömäärä|henkilöitä|matkustajia|matkustajamäärä|osallistujia|ryhmän koko|meitä on|meitä)\\s*(?:on|is|-|–)?\\s*[:|]?\\s*${ABOUT}${RANGE}(?<count>\\d{1,4})(?![\\d:/]|\\.\\d|\\s*(?:€|eur|km))`,
  'giu',
);
/** A bus that is asked for may be larger than the group. */
const seatsPattern =
  /(?<![\d.,:])(?<count>\d{2})\s*-?\s*(?:kohali\p{L}*|kohaga|seats?|seater|местн\p{L}*|мест|paikkai\p{L}*|paikkaa)(?!\p{L})/giu;

/** '45 inimest, neist 5 last' are 45. */
const partPattern =
  /(?:neist|nendest|kellest|sealhulgas|sh\.?|s\.h\.?|including|incl\.?|of whom|of which|of them|из них|из которых|в том числе|включая|joista|mukaan lukien|sisältäen|ml\.?)[^\n.;]{0,30}$/iu;
/** '40 inimest ja 3 giidi': whether they count as well. */
const moreBehindPattern = /^\s*(?:ja|and|и|sekä|ning|plus|pluss|\+|&)\s*\d{1,3}\s+\p{L}{3}/iu;
/** 'Kaks täiskasvanut ja 30 õpilast', 'lisaks 4 õpetajat': others count as well. */
const moreBeforePattern = /(?<!\p{L})(?:ja|and|и|sekä|ning|plus|pluss|lisaks|lisäksi|плюс|\+)\s*$/iu;
/** Another number in the sentence may be the number of people. */
const otherNumberPattern = /(?<![\d.,:/+-])\d{2}(?![\d:/]|[.,]\d|\s*(?:€|eur|km|%|min))/u;
/** '40 õpilast ja 3 õpetajat' are 43. */
const plusPattern = /^\s*(?:ja|\+|and|и|sekä|plus|плюс|ning|,|pluss|&)\s*(?:\p{L}+\s+)?$/iu;

const MOST = 1000;

/** Every number of people in a text, in its order: a sum counts once, and of a range the most. */
export function findCounts(text: string, taken: readonly Span[]): CountMention[] {
  const found: (CountMention & { unit: string })[] = [];
  const add = ({ begin, end, groups }: ReturnType<typeof matchAll>[number], isDoubtful: boolean) => {
    const { about, least, count: digits, unit = '' } = groups;
    const count = Number(digits);
    const number = { begin: end - unit.length - (digits?.length ?? 0) - 2, end: end - unit.length };
    const isFree =
      !found.some((other) => isOverlapping(other, { begin, end })) &&
      !taken.some((other) => isOverlapping(other, number));
    if (count < 1 || count > MOST || !isFree || partPattern.test(text.slice(Math.max(0, begin - 50), begin))) return;
    found.push({
      begin,
      end,
      count,
      isDoubtful:
        isDoubtful || about !== undefined || least !== undefined || moreBehindPattern.test(text.slice(end, end + 24)),
      unit,
    });
  };
  for (const match of matchAll(text, countedPattern)) add(match, false);
  for (const match of matchAll(text, labelledPattern)) add(match, false);
  if (found.length === 0) for (const match of matchAll(text, seatsPattern)) add(match, true);
  const sorted = found.sort((one, other) => one.begin - other.begin);
  return addUp(text, sorted).map((mention) => ({
    ...mention,
    isDoubtful:
      mention.isDoubtful ||
      moreBeforePattern.test(text.slice(0, mention.begin)) ||
      hasOtherNumber(text, mention, taken),
  }));
}

function addUp(text: string, found: readonly (CountMention & { unit: string })[]): CountMention[] {
  const sums: (CountMention & { unit: string })[] = [];
  for (const mention of found) {
    const before = sums.at(-1);
    const isSum = before && before.unit !== mention.unit && plusPattern.test(text.slice(before.end, mention.begin));
    if (!isSum) sums.push({ ...mention });
    else
      sums[sums.length - 1] = {
        begin: before.begin,
        end: mention.end,
        count: before.count + mention.count,
        isDoubtful: true,
        unit: mention.unit,
      };
  }
  return sums.map(({ begin, end, count, isDoubtful }) => ({ begin, end, count, isDoubtful }));
}

const NEAR = 40;

/** A free number of two digits near a mention, in its sentence. */
function hasOtherNumber(text: string, { begin, end }: Span, taken: readonly Span[]): boolean {
  const free = blankOut(text, [...taken, { begin, end }]);
  const before =
    free
      .slice(Math.max(0, begin - NEAR), begin)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? '';
  const [behind = ''] = free.slice(end, end + NEAR).split(/[.!?]\s|\n/u);
  return otherNumberPattern.test(before) || otherNumberPattern.test(behind);
}
