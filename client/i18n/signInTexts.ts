import { activateTexts, getLanguage } from './language';
import type { Language } from './language';

// Only the server draws the pages of the sign-in (app/drawn), so no browser loads their texts.
const chunks: Record<Language, () => Promise<Record<string, Record<string, unknown>>>> = {
  et: () => import('./signIn/et'),
  en: () => import('./signIn/en'),
  ru: () => import('./signIn/ru'),
  fi: () => import('./signIn/fi'),
};

/** Loads what the pages of the sign-in say besides, in the language of the page. */
export async function loadSignInTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, await chunks[chosen]());
}
