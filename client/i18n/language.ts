import { i18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, languages, locales } from '../../server/platform/values/languages';
import type { Language } from '../../server/platform/values/languages';
import type * as dayTexts from './day/et';
import type * as fieldTexts from './fields/et';
import type * as linkTexts from './links/et';
import type * as platformTexts from './platform/et';
import type * as publicTexts from './public/et';
import type * as statementTexts from './statement/et';
import type { TranslatedGroups } from './translate';

export { languages };
export type { Language };

type Groups = Record<string, Record<string, unknown>>;
type Chunks<Catalogue> = Record<Language, () => Promise<TranslatedGroups<Catalogue>>>;

// One chunk a language and page group: a browser loads only the texts that its pages show.
const publicChunks: Chunks<typeof publicTexts> = {
  et: () => import('./public/et'),
  en: () => import('./public/en'),
  ru: () => import('./public/ru'),
  fi: () => import('./public/fi'),
};
const fieldChunks: Chunks<typeof fieldTexts> = {
  et: () => import('./fields/et'),
  en: () => import('./fields/en'),
  ru: () => import('./fields/ru'),
  fi: () => import('./fields/fi'),
};
const linkChunks: Chunks<typeof linkTexts> = {
  et: () => import('./links/et'),
  en: () => import('./links/en'),
  ru: () => import('./links/ru'),
  fi: () => import('./links/fi'),
};
const statementChunks: Chunks<typeof statementTexts> = {
  et: () => import('./statement/et'),
  en: () => import('./statement/en'),
  ru: () => import('./statement/ru'),
  fi: () => import('./statement/fi'),
};
const dayChunks: Chunks<typeof dayTexts> = {
  et: () => import('./day/et'),
  en: () => import('./day/en'),
  ru: () => import('./day/ru'),
  fi: () => import('./day/fi'),
};
const platformChunks: Chunks<typeof platformTexts> = {
  et: () => import('./platform/et'),
  en: () => import('./platform/en'),
  ru: () => import('./platform/ru'),
  fi: () => import('./platform/fi'),
};

const isLanguage = (word: string | null | undefined): word is Language =>
  (languages as readonly unknown[]).includes(word);

/** The language of this page: that of its texts. */
export const getLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE);

/** How numbers and dates are written: made once for each language that is asked for. */
export function cachePerLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<Language, Format>();
  return () => {
    const spoken = getLanguage();
    const format = made.get(spoken) ?? make(locales[spoken]);
    made.set(spoken, format);
    return format;
  };
}

/** The language that a link asks for, in its query. */
export function readAskedLanguage(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/** The language of a page: what its link says, else what was chosen before, else Estonian; never the browser's own. */
export function readLanguage(search: string, cookies: string): Language {
  const kept = /(?:^|; *)language=(\w+)/.exec(cookies)?.[1];
  return readAskedLanguage(search) ?? (isLanguage(kept) ? kept : DEFAULT_LANGUAGE);
}

const YEAR_S = 365 * 86_400;

/** Keeps the language of this browser; the server reads the same cookie. */
export function rememberLanguage(chosen: Language): void {
  document.cookie = `language=${chosen}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
}

/** Makes these the texts of the page. */
export function activateTexts(chosen: Language, groups: Groups): void {
  for (const [group, texts] of Object.entries(groups))
    i18n.load(
      chosen,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text])) as never,
    );
  activateLanguage(chosen);
}

/** Makes this the language of all texts that are read from now on; its texts have been loaded before. */
export const activateLanguage = (chosen: Language): void => i18n.activate(chosen);

/** Loads what all pages say. Pages keep texts in constants, so it comes before their modules are evaluated. */
export async function loadTexts(chosen: Language): Promise<void> {
  activateTexts(chosen, (await publicChunks[chosen]()) as Groups);
}

/** Loads what date fields say, for the inquiry; other pages have it with the rest. */
export async function loadFieldTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await fieldChunks[chosen]()) as Groups);
}

/** Loads what the pages of mailed links and the login say besides, in the language of the page. */
export async function loadLinkTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await linkChunks[chosen]()) as Groups);
}

/** Loads what the accessibility statement says: more than all other pages of links together, and seldom read. */
export async function loadStatementTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await statementChunks[chosen]()) as Groups);
}

/** Loads what the driver's phone says: a page by itself, which needs no other texts. */
export async function loadDayTexts(chosen: Language): Promise<void> {
  activateTexts(chosen, (await dayChunks[chosen]()) as Groups);
}

/** Loads what the pages behind the login say besides, in the language of the page. */
export async function loadPlatformTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await platformChunks[chosen]()) as Groups);
}
