/** Lower case without signs over letters. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A shorter word has too few letters for one to be wrong. */
const FORGIVEN_LETTERS = 4;

/** True when each word of the search begins a word of the text, up to one wrong letter. */
export function hasWordsLike(text: string, search: string): boolean {
  const words = fold(text).split(/[^\p{L}\d]+/u);
  return fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((wanted) => words.some((word) => beginsLike(word, wanted)));
}

/** The word begins with what is wanted, but for one letter that is wrong, missing, too many or swapped with the next. */
function beginsLike(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  if (wanted.length < FORGIVEN_LETTERS) return false;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at += 1;
  const begins = (rest: string, wantedRest: string) => rest.startsWith(wantedRest);
  return (
    begins(word.slice(at + 1), wanted.slice(at + 1)) ||
    begins(word.slice(at + 1), wanted.slice(at)) ||
    begins(word.slice(at), wanted.slice(at + 1)) ||
    (word[at] === wanted[at + 1] && word[at + 1] === wanted[at] && begins(word.slice(at + 2), wanted.slice(at + 2)))
  );
}
