import { fold } from './needles';

/** Stands for what was erased inside a text. Never longer than what it stands for. */
export const GONE = '[…]';

/** The text without what the pattern finds. */
export function redactText(text: string, pattern: string): string {
  const folded = fold(text);
  let result = '';
  let last = 0;
  for (const found of folded.matchAll(new RegExp(pattern, 'gu'))) {
    result += text.slice(last, found.index) + GONE;
    last = found.index + found[0].length;
  }
  return result + text.slice(last);
}

/** The same of every text in a value of JSON, names of fields too. */
export function redactJson(value: unknown, pattern: string): unknown {
  if (typeof value === 'string') return redactText(value, pattern);
  if (Array.isArray(value)) return value.map((each) => redactJson(each, pattern));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [redactText(key, pattern), redactJson(each, pattern)]),
  );
}
