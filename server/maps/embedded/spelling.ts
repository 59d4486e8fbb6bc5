/** How a text is compared: small letters without their marks (õ = o, š = s), and one blank for whatever stands between words. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How many typing errors a text of this length may have and still be understood. */
export function allowedErrors(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 6 ? 1 : 2;
}

/**
 * The least number of typing errors (a letter missing, too many, wrong, or two swapped) that turn the beginning of a word
 * into what was typed: the Damerau-Levenshtein distance to the nearest prefix (beyond allowedErrors only a lower bound of it).
 * Both texts must be folded.
 */
export function prefixErrors(typed: string, word: string): number {
  // Each letter too many is an error, so a much longer text need not be compared (and a very long one must not be).
  if (typed.length - word.length > allowedErrors(typed)) return typed.length - word.length;
  const width = Math.min(word.length, typed.length + allowedErrors(typed));
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const cell = (cells: number[], index: number): number => cells[index] ?? Infinity;
      const same = typed[row - 1] === word[column - 1];
      const swapped = row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          cell(last, column) + 1,
          cell(current, column - 1) + 1,
          cell(last, column - 1) + (same ? 0 : 1),
          swapped ? cell(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
