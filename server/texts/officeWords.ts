import { officeList } from './et/officeList';

/** What the office's lists call these, in Estonian. */
export function officeWords<Key extends keyof typeof officeList>(keys: readonly Key[]): Record<Key, string> {
  const words: Readonly<Record<string, string>> = officeList;
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Record<Key, string>;
}
