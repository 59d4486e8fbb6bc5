import { fold } from '../../platform/values/text/fold';

/** The way that a case or a preposition gives to a place. */
export type Direction = 'from' | 'to' | 'at' | 'via';

/** A name that a word may be a form of. */
export interface NameForm {
  name: string;
  /** Null: the word itself says no way. */
  direction: Direction | null;
}

/** Names that other languages have for places of the gazetteer, and cases that no rule makes. Folded. */
const aliases: Record<string, NameForm> = {
  riiga: { name: 'riia', direction: 'to' },
  valka: { name: 'valga', direction: 'to' },
  haapsallu: { name: 'haapsalu', direction: 'to' },
  kuressaarde: { name: 'kuressaare', direction: 'to' },
  rakverre: { name: 'rakvere', direction: 'to' },
  vorru: { name: 'voru', direction: 'to' },
  keilase: { name: 'keila', direction: 'to' },
  // Finnish
  tarttoon: { name: 'tartu', direction: 'to' },
  tartosta: { name: 'tartu', direction: 'from' },
  tartossa: { name: 'tartu', direction: 'at' },
  tartto: { name: 'tartu', direction: null },
  riikaan: { name: 'riia', direction: 'to' },
  riiasta: { name: 'riia', direction: 'from' },
  riiassa: { name: 'riia', direction: 'at' },
  riika: { name: 'riia', direction: null },
  pietariin: { name: 'peterburi', direction: 'to' },
  pietarista: { name: 'peterburi', direction: 'from' },
  tukholmaan: { name: 'stockholm', direction: 'to' },
  tukholmasta: { name: 'stockholm', direction: 'from' },
  vilnaan: { name: 'vilnius', direction: 'to' },
  vilnasta: { name: 'vilnius', direction: 'from' },
  lahdesta: { name: 'lahti', direction: 'from' },
  saarenmaalle: { name: 'saaremaa', direction: 'to' },
  saarenmaalta: { name: 'saaremaa', direction: 'from' },
  hiidenmaalle: { name: 'hiiumaa', direction: 'to' },
  hiidenmaalta: { name: 'hiiumaa', direction: 'from' },
  // Russian, in our letters
  tallin: { name: 'tallinn', direction: null },
  otepa: { name: 'otepaa', direction: null },
  vilnus: { name: 'vilnius', direction: null },
  stokgolm: { name: 'stockholm', direction: null },
  varshava: { name: 'varssavi', direction: null },
  petsory: { name: 'petseri', direction: null },
};

const estonianCases: readonly [string, Direction][] = [
  ['sse', 'to'],
  ['st', 'from'],
  ['le', 'to'],
  ['lt', 'from'],
  ['ni', 'to'],
  ['s', 'at'],
  ['l', 'at'],
];
const finnishCases: readonly [string, Direction][] = [
  ['sta', 'from'],
  ['lta', 'from'],
  ['ssa', 'at'],
  ['lla', 'at'],
  ['lle', 'to'],
  ['seen', 'to'],
  ['han', 'to'],
  ['hin', 'to'],
];
const SHORTEST = 3;

/** Every name that a word may be a form of, the word itself first. */
export function listNameForms(word: string): NameForm[] {
  if (/\p{Script=Cyrillic}/u.test(word)) return listRussianForms(word);
  const folded = fold(word);
  const forms: NameForm[] = [{ name: folded, direction: null }];
  for (const [ending, direction] of [...finnishCases, ...estonianCases]) {
    const stem = folded.slice(0, -ending.length);
    if (!folded.endsWith(ending) || stem.length < SHORTEST) continue;
    forms.push({ name: stem, direction });
    // 'Tallinnast' is of 'Tallinn', 'Tampereelta' of 'Tampere'.
    if (/[aeiu]$/.test(stem) && stem.length > SHORTEST) forms.push({ name: stem.slice(0, -1), direction });
  }
  // Finnish 'Tallinnaan', 'Helsinkiin'.
  const illative = /^(?<stem>.*(?<vowel>[aeiou]))\k<vowel>n$/u.exec(folded)?.groups?.stem;
  if (illative && illative.length >= SHORTEST)
    forms.push({ name: illative, direction: 'to' }, { name: illative.slice(0, -1), direction: 'to' });
  // The genitives say no way: Finnish 'Narvan', Estonian 'Tallinna'.
  if (/[aeiou]n$/.test(folded) && folded.length > 4) forms.push({ name: folded.slice(0, -1), direction: null });
  if (/[aeiu]$/.test(folded) && folded.length > 4) forms.push({ name: folded.slice(0, -1), direction: null });
  return forms.flatMap((form) => {
    const alias = aliases[form.name];
    return alias ? [form, { name: alias.name, direction: alias.direction ?? form.direction }] : [form];
  });
}

const latinLetters: Record<string, string> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    'a b v g d e o z z i i k l m n o p r s t u f h c c s s _ o _ e u a'.split(' ')[index]?.replace('_', '') ?? '',
  ]),
);
const softLetters: Record<string, string> = { е: 'je', ё: 'jo', ю: 'ju', я: 'ja', й: 'j' };
const isVowel = (letter: string): boolean => /[аеёиоуыэюя]/u.test(letter);

/** Estonian names as Russian writes them, back in our letters: 'Пярну', 'Йыхви', 'Вильянди'. */
export function writeInLatin(word: string): string {
  const letters = [...word.toLowerCase()];
  return letters
    .map((letter, index) => {
      const before = letters[index - 1] ?? '-';
      const isSoft =
        before === '-' ||
        before === ' ' ||
        /[ьъ]/u.test(before) ||
        (letter !== 'й' && isVowel(before) && 'юяё'.includes(letter));
      if (letter === 'й') return isVowel(before) ? 'i' : 'j';
      return (isSoft ? softLetters[letter] : undefined) ?? latinLetters[letter] ?? letter;
    })
    .join('');
}

function listRussianForms(word: string): NameForm[] {
  const folded = fold(writeInLatin(word));
  const last = word.toLowerCase().slice(-1);
  const stem = folded.slice(0, -1);
  const names = [folded];
  if (stem.length >= SHORTEST) {
    if ('ауе'.includes(last)) names.push(stem);
    if ('уыие'.includes(last)) names.push(`${stem}a`);
    if (word.toLowerCase().endsWith('ом')) names.push(folded.slice(0, -2));
  }
  return names.flatMap((name) => [name, aliases[name]?.name ?? name]).map((name) => ({ name, direction: null }));
}
