import { parse } from 'cookie';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, languages } from './values/languages';
import type { Language } from './values/languages';

export { DEFAULT_LANGUAGE, languages };
export type { Language };

/** The office reads Estonian or English (docs/product.md, 'Languages'). */
export const toOfficeLanguage = (language: Language): Language => (language === 'et' ? 'et' : 'en');

export const LANGUAGE_COOKIE = 'language';

/** The language of that name; undefined of any other text. */
export const toLanguage = (text: unknown): Language | undefined => languages.find((language) => language === text);

/** The language of a request: what its link says, else what was chosen in the browser; undefined where neither says one. */
export function findLanguage(url: string | undefined, cookies: string | undefined): Language | undefined {
  const query = url?.split('?')[1];
  const linked = query === undefined ? undefined : toLanguage(new URLSearchParams(query).get('lang'));
  return linked ?? toLanguage(parse(cookies ?? '')[LANGUAGE_COOKIE]);
}

const requests = new AsyncLocalStorage<Language | undefined>();

/** Runs `work` so that whatever it replies with is in this language. */
export const runInLanguage = <T>(language: Language | undefined, work: () => T): T => requests.run(language, work);

/** The chosen language of the current request. */
export const findChosenLanguage = (): Language | undefined => requests.getStore();

/** The language of the request being served; Estonian where there is none. */
export const findCurrentLanguage = (): Language => findChosenLanguage() ?? DEFAULT_LANGUAGE;
