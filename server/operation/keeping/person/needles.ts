/** Patterns that find a person in folded text (`fold`), for PostgreSQL and for us. */
export interface Needles {
  /** E-mail addresses, and phone numbers that nobody else gave. */
  contacts: string[];
  /** Names, and numbers that others gave too: somebody else may have the same. */
  names: string[];
}

interface Identity {
  names: readonly (string | null | undefined)[];
  emails: readonly (string | null | undefined)[];
  phones: readonly (string | null | undefined)[];
  /** Numbers that other customers or users gave too. */
  sharedPhones?: readonly string[];
}

/** Shorter ones are words of the language. */
const SHORTEST_NAME = 5;
const SHORTEST_PHONE = 7;
/** Between the words of a name: 'Mari Mets', 'METS, MARI', 'mari.mets'. */
const GAP = '[^a-z0-9]{1,3}';

/** Letters that `fold` of the database makes two of. */
const TWO_LETTERS = 'æœþßĳŉ';
const crossed: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const folded = crossed[plain] ?? plain;
  return folded.length === letter.length ? folded : letter;
}

/** Lower case without accents, one code unit for one. */
export const fold = (text: string): string => Array.from(text, foldLetter).join('');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the text, whether accents were taken off by us, by the database or not at all. */
const toLetters = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), (letter) => {
    if (TWO_LETTERS.includes(letter)) return '.{1,2}';
    const folded = foldLetter(letter);
    return folded === letter ? escape(letter) : `[${letter}${folded}]`;
  }).join('');

/** The values without blanks around them, each once, and none that is empty. */
export const listDistinct = (values: readonly (string | null | undefined)[]): string[] =>
  [...new Set(values.map((value) => (value ?? '').trim()))].filter(Boolean);

/** The patterns of a person; names of one short word are left out. */
export function toNeedles({ names, emails, phones, sharedPhones = [] }: Identity): Needles {
  return {
    contacts: [
      ...listDistinct(emails).map((email) => `(?<![a-z0-9])${toLetters(email)}(?![a-z0-9])`),
      ...listDistinct(phones.filter((phone) => !sharedPhones.includes(phone ?? ''))).flatMap(toPhonePattern),
    ],
    names: [...listDistinct(names).flatMap(toNamePatterns), ...listDistinct(sharedPhones).flatMap(toPhonePattern)],
  };
}

/** The digits with any signs between them, with the country's code or without. */
function toPhonePattern(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = digits.startsWith('372') ? digits.slice(3) : digits;
  if (national.length < SHORTEST_PHONE) return [];
  return [
    `(?<!\\d)((\\+|00)?3[^a-z0-9]{0,2}7[^a-z0-9]{0,2}2[^a-z0-9]{0,2})?${national.split('').join('[^a-z0-9]{0,2}')}(?!\\d)`,
  ];
}

function toNamePatterns(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length < 2 || words.join('').length < SHORTEST_NAME) return [];
  const whole = (parts: readonly string[]) => `(?<![a-z0-9])${parts.map(toLetters).join(GAP)}(?![a-z0-9])`;
  const [last = '', ...first] = [...words].reverse();
  return [whole(words), whole([last, ...first.reverse()])];
}

/** One pattern of all; undefined: there is nothing to look for. */
export function toPattern({ contacts, names }: Needles, withNames: boolean): string | undefined {
  const parts = [...contacts, ...(withNames ? names : [])];
  return parts.length === 0 ? undefined : parts.join('|');
}
