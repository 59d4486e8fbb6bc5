import { isReferenceNumber } from '../../platform/values/bank/referenceNumber';
import type { Element } from './element';
import { findAll, readText } from './element';
import { isPersonalCode } from './personalCodes';

/** A shorter number in the middle of a text is rather a day, a sum or the number of a trip. */
const SHORTEST_UNNAMED = 8;
const MOST_REFERENCES = 20;

/**
 * The reference numbers of a transaction, from all three places in which banks write them: structured; tagged in the text
 * as '/RFB/<reference>/TXT/<text>'; bare in the text, where the check digit must be right. The likeliest comes first.
 */
export function readReferences(transaction: Element): string[] {
  const remittance = findAll(transaction, 'RmtInf');
  const structured = remittance
    .flatMap((info) => findAll(info, 'Strd', 'CdtrRefInf'))
    .flatMap((info) => readText(info, 'Ref') ?? []);
  const texts = remittance.flatMap((info) => findAll(info, 'Ustrd')).map(({ text }) => text);
  const tagged = texts.flatMap((text) => splitTagged(text)?.reference ?? []);
  const bare = texts.flatMap(listNumbersInText);
  const named = [...structured, ...tagged].flatMap((raw) => parseReference(raw) ?? []);
  const found = [...named, ...bare].filter((reference) => !isPersonalCode(reference));
  return [...new Set(found)].slice(0, MOST_REFERENCES);
}

/** '/RFB/123/TXT/Bus to Riga' as its two parts. */
export function splitTagged(text: string): { reference: string; text: string } | undefined {
  const [, reference, rest = ''] = /^\s*\/RFB\/([^/]{1,40})(?:\/TXT\/(.*))?$/s.exec(text) ?? [];
  return reference === undefined ? undefined : { reference, text: rest };
}

/** The number of a written reference: groups are joined, and of 'RF..' only the national number stays. */
function parseReference(raw: string): string | undefined {
  const joined = raw.replace(/[\s-]/g, '').toUpperCase();
  const national = isIsoReference(joined) ? joined.slice(4) : joined;
  const digits = national.replace(/^0+/, '');
  return /^\d{2,20}$/.test(digits) ? digits : undefined;
}

/** ISO 11649: 'RF', two check digits, and up to 21 letters and digits; 97 divides it with a rest of 1. */
function isIsoReference(text: string): boolean {
  if (!/^RF\d\d[A-Z0-9]{1,21}$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const numberPattern = /(?<![\p{L}\d.,:/+-])(?:RF\d\d ?)?\d+(?: \d+)*(?![\p{L}\d]|[.,:/-]\d)/gu;
/** The word before a reference, in the languages of customers. */
const labelPattern =
  /(?:viite(?:number|numero|nr)?|viitenr|vnr|ref(?:erence|erents)?(?: ?(?:no|nr|number))?|ссылк[аи])[.:]*\s*$/iu;

/** Reference numbers of a text that is nothing else, that follow the word for it, or that are long. Groups count as one. */
function listNumbersInText(text: string): string[] {
  const untagged = (splitTagged(text)?.text ?? text).trim();
  return [...untagged.matchAll(numberPattern)].flatMap(({ 0: run, index }) => {
    const isNamed = run === untagged || labelPattern.test(untagged.slice(0, index));
    return [run, ...run.split(' ')]
      .flatMap((part) => parseReference(part) ?? [])
      .filter((digits) => isReferenceNumber(digits) && (isNamed || digits.length >= SHORTEST_UNNAMED));
  });
}
