import { parse } from 'cookie';
import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLanguage, languages } from './values/languages';
import type { Language } from './values/languages';

export { defaultLanguage, languages };
export type { Language };

/** The office reads Estonian or English (docs/product.md, 'Languages'). */
export const officeLanguage = (language: Language): Language => (language === 'et' ? 'et' : 'en');

export const languageCookie = 'language';

/** The language of that name; undefined of any other text. */
export const asLanguage = (text: unknown): Language | undefined => languages.find((language) => language === text);

/** The language of a request: what its link says, else what was chosen in the browser; undefined where neither says one. */
export function languageOf(url: string | undefined, cookies: string | undefined): Language | undefined {
  const query = url?.split('?')[1];
  const linked = query === undefined ? undefined : asLanguage(new URLSearchParams(query).get('lang'));
  return linked ?? asLanguage(parse(cookies ?? '')[languageCookie]);
}

const requests = new AsyncLocalStorage<Language | undefined>();

/** Runs `work` so that whatever it replies with is in this language. */
export const withLanguage = <T>(language: Language | undefined, work: () => T): T => requests.run(language, work);

/** The chosen language of the current request. */
export const chosenLanguage = (): Language | undefined => requests.getStore();

/** The language of the request being served; Estonian where there is none. */
export const currentLanguage = (): Language => chosenLanguage() ?? defaultLanguage;
