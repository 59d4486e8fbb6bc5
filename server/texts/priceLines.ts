import { spanText } from '../platform/values/duration';
import type { TextKey } from './texts';
import { texts } from './texts';
import type { Words } from './words';

interface Line {
  title: string;
  detail: string;
  /** Cents without VAT. */
  amount: number;
}

type Name = Exclude<
  Extract<TextKey, `priceLine.${string}`>,
  | `priceLine.${'hoursBeyond' | 'ferry' | 'daysCount' | 'nightsCount' | 'peopleCount' | 'crossings'}`
  | `priceLine.${'fromDepot' | 'twoDrivers' | 'percentOf'}`
>;

const names: readonly Name[] = [
  ...(['priceLine.day', 'priceLine.hours', 'priceLine.drive', 'priceLine.emptyDrive', 'priceLine.waiting'] as const),
  ...(['priceLine.people', 'priceLine.minimum', 'priceLine.secondDriver', 'priceLine.lodging'] as const),
  ...(['priceLine.allowance', 'priceLine.rounding', 'priceLine.change'] as const),
];
/** As the price list writes them; an office that reads English names a typed price in English. */
const known = new Map<string, Name>([
  ...names.map((name) => [texts('et')(name), name] as const),
  [texts('en')('priceLine.change'), 'priceLine.change'],
]);

/**
 * A line of a price as its reader reads it: what the price list puts together is told in the words' language, what somebody typed
 * stays as it was typed (docs/product.md, 'Languages').
 */
export function lineIn<L extends Line>(line: L, words: Words): L {
  const detail = words.language === 'et' ? line.detail : detailIn(line.detail, words);
  return { ...line, title: titleIn(line.title, words), detail };
}

function titleIn(title: string, { t }: Words): string {
  const name = known.get(title);
  if (name) return t(name);
  const [, ferry] = /^Praam (.+)$/.exec(title) ?? [];
  if (ferry) return t('priceLine.ferry', { name: ferry });
  const [, hours] = /^Tunnid üle ([\d,]+) h päevas$/.exec(title) ?? [];
  return hours ? t('priceLine.hoursBeyond', { hours }) : title;
}

/** '3 päeva × 120,00 €', '15% summast 400,00 €'. */
function detailIn(detail: string, words: Words): string {
  const { t } = words;
  const [, percent, of] = /^(-?\d+)% summast (.+)$/.exec(detail) ?? [];
  if (percent && of)
    return t('priceLine.percentOf', { percent: words.percent(Number(percent)), sum: eurosIn(of, words) });
  const [, count, price] = /^(.+) × (.+)$/.exec(detail) ?? [];
  if (!count || !price) return detail;
  return `${countIn(count, words)} × ${eurosIn(price, words)}`;
}

function countIn(counted: string, words: Words): string {
  const { t } = words;
  const [, two] = /^2 juhti, (.+)$/.exec(counted) ?? [];
  if (two) return t('priceLine.twoDrivers', { count: countIn(two, words) });
  // A floor is told with the rule that it is of, which the office named.
  const [, rule, days] = /^(.+): (\d+ päeva?)$/.exec(counted) ?? [];
  if (rule && days) return `${rule}: ${countIn(days, words)}`;
  const [, fromDepot, km] = /^(garaažist ja tagasi )?(\d+) km$/.exec(counted) ?? [];
  if (km) {
    const distance = words.distance(Number(km) * 1000);
    return fromDepot ? t('priceLine.fromDepot', { distance }) : distance;
  }
  // Lines that were stored before say '3 h 48 min'.
  const [, hours = '0', beyond = '0', minutes = beyond] =
    /^(?:(\d+) h(?: (\d+)(?: min)?)?|(\d+) min)$/.exec(counted) ?? [];
  if (hours !== '0' || minutes !== '0') return spanText(Number(hours) * 60 + Number(minutes), words.language);
  const [, number, of = ''] = /^(\d+) (\p{L}+)$/u.exec(counted) ?? [];
  const count = Number(number);
  if (/^päeva?$/.test(of)) return t('priceLine.daysCount', { count });
  if (/^ööd?$/.test(of)) return t('priceLine.nightsCount', { count });
  if (/^reisijat?$/.test(of)) return t('priceLine.peopleCount', { count });
  return /^ülesõitu?$/.test(of) ? t('priceLine.crossings', { count }) : counted;
}

/** Of '1200,00 €'; what is no sum stays. */
function eurosIn(text: string, words: Words): string {
  const [, sign = '', euros, cents] = /^([-−]?)([\d\s]+),(\d\d)\s€$/.exec(text) ?? [];
  if (!euros || !cents) return text;
  return words.euros((sign ? -1 : 1) * Number(euros.replace(/\s/g, '') + cents));
}
