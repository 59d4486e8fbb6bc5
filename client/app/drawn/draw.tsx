import { loadLinkTexts, loadPlatformTexts, loadTexts } from '../../i18n/language';
import type { Language } from '../../i18n/language';

/**
 * What the server draws pages with, in one language: pages keep texts in constants, so their modules come after the texts, and
 * server/edge/http/drawn/drawer.ts runs this program once for each language.
 */
export async function createDrawer(language: Language) {
  await loadTexts(language);
  await loadLinkTexts();
  await loadPlatformTexts();
  return { ...(await import('./drawnPages')), ...(await import('./dashboardWords')) };
}
