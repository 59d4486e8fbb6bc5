import { officeList } from './et/officeList';

/** Names in the office's lists, in Estonian. */
export function readOfficeWords<Key extends keyof typeof officeList>(keys: readonly Key[]): Record<Key, string> {
  const words: Readonly<Record<string, string>> = officeList;
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Record<Key, string>;
}
