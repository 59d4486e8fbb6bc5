import type { Language } from './language';
import { activateTexts, getLanguage } from './language';
import type * as adminTexts from './admin/et';
import type { TranslatedGroups } from './translate';

// Not beside the other chunks: every page loads those, and the inquiry is at its limit.
const chunks: Record<Language, () => Promise<TranslatedGroups<typeof adminTexts>>> = {
  et: () => import('./admin/et'),
  en: () => import('./admin/en'),
  ru: () => import('./admin/ru'),
  fi: () => import('./admin/fi'),
};

/** Loads the texts of the pages by which admins run the portal. An office seldom opens them; the to-do list is of its first days. */
export async function loadAdminTexts(): Promise<void> {
  const chosen = getLanguage();
  activateTexts(chosen, (await chunks[chosen]()) as unknown as Record<string, Record<string, unknown>>);
}
