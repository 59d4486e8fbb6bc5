/** A part of a text, from its first letter up to the one behind its last. */
export interface Span {
  begin: number;
  end: number;
}

/** The span alone of something that has more. */
export const pickSpan = ({ begin, end }: Span): Span => ({ begin, end });

/** Letters outside the spans become blanks and lines stay, so that a place in the rest is the same place in the text. */
export function keepOnly(text: string, spans: readonly Span[]): string {
  const blank = (part: string) => part.replace(/[^\n]/gu, (letter) => ' '.repeat(letter.length));
  let kept = '';
  let at = 0;
  for (const { begin, end } of [...spans].sort((one, other) => one.begin - other.begin)) {
    if (end <= at) continue;
    const from = Math.max(at, begin);
    kept += blank(text.slice(at, from)) + text.slice(from, end);
    at = end;
  }
  return kept + blank(text.slice(at));
}

/** The text without these spans, as long as before. */
export function blankOut(text: string, spans: readonly Span[]): string {
  const sorted = [...spans].sort((one, other) => one.begin - other.begin);
  const begins = [0, ...sorted.map(({ end }) => end)];
  return keepOnly(
    text,
    begins.map((begin, index) => ({ begin, end: sorted[index]?.begin ?? text.length })),
  );
}

export const isOverlapping = (one: Span, other: Span): boolean => one.begin < other.end && other.begin < one.end;

/** Every match of a pattern, which must have the flag `g`. */
export function matchAll(text: string, pattern: RegExp): (Span & { groups: Record<string, string | undefined> })[] {
  return [...text.matchAll(pattern)].map((match) => ({
    begin: match.index,
    end: match.index + match[0].length,
    groups: match.groups ?? {},
  }));
}

/** A pattern of words that stand alone, in any letter case. A word with `*` at its end has any ending. */
export function createWordPattern(words: string, flags = 'giu'): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', '\\s+').replaceAll('*', '\\p{L}*'))
    .sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
