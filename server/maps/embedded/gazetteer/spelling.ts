/** A text with its marks, in small letters and with one blank for anything between words. */
export function spell(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How many typing errors a text of this length may have and still be understood. */
export function countAllowedErrors(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 6 ? 1 : 2;
}

/**
 * The least number of typing errors (a letter missing, too many, wrong, or two swapped) that turn the beginning of a word
 * into what was typed: the Damerau-Levenshtein distance to the nearest prefix (beyond countAllowedErrors only a lower bound of it).
 * Both texts must be folded.
 */
export function countPrefixErrors(typed: string, word: string): number {
  // Each letter too many is an error, so a much longer text need not be compared (and a very long one must not be).
  if (typed.length - word.length > countAllowedErrors(typed)) return typed.length - word.length;
  const missing = countLettersNotIn(typed, word);
  if (missing > countAllowedErrors(typed)) return missing;
  const width = Math.min(word.length, typed.length + countAllowedErrors(typed));
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const readCell = (cells: number[], index: number): number => cells[index] ?? Infinity;
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          readCell(last, column) + 1,
          readCell(current, column - 1) + 1,
          readCell(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? readCell(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** How many of the letters of a text a word does not have anywhere: each of them is an error at least. */
function countLettersNotIn(text: string, word: string): number {
  let missing = 0;
  for (const letter of text) if (!word.includes(letter)) missing += 1;
  return missing;
}

/** Endings of the Estonian cases in which places are written: to, in, from, onto, on, off, until. */
const caseEndings = ['sse', 'st', 's', 'le', 'lt', 'l', 'ni'];
const SHORTEST_STEM = 4;

/**
 * The names of which a text may be a case. "tartusse" is of "tartu"; "tallinnast" is of "tallinna" and of "tallinn",
 * because a name that ends in a consonant gets a vowel first. The text must be folded.
 */
export function listStems(typed: string): string[] {
  const genitives = caseEndings
    .filter((ending) => typed.endsWith(ending))
    .map((ending) => typed.slice(0, -ending.length));
  const stems = [
    ...genitives,
    ...[typed, ...genitives].filter((stem) => /[aeiu]$/.test(stem)).map((stem) => stem.slice(0, -1)),
  ];
  return stems.filter((stem) => stem.length >= SHORTEST_STEM);
}
