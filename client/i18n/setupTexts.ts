import type { Language } from './language';
import { activateTexts, getLanguage } from './language';
import type * as setupTexts from './setup/et';
import type { TranslatedGroups } from './translate';

// Not beside the other chunks: every page loads those, and the inquiry is at its limit.
const chunks: Record<Language, () => Promise<TranslatedGroups<typeof setupTexts>>> = {
  et: () => import('./setup/et'),
  en: () => import('./setup/en'),
  ru: () => import('./setup/ru'),
  fi: () => import('./setup/fi'),
};

/** Loads what the first steps and the to-do list say: an office reads it in its first days only. */
export async function loadSetupTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await chunks[chosen]()) as unknown as Record<string, Record<string, unknown>>);
}
