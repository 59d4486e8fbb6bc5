import { activateLanguage, languages, loadLinkTexts, loadPlatformTexts, loadTexts } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { loadSignInTexts } from '../../i18n/signInTexts';
import * as dashboard from './dashboardWords';
import * as pages from './drawnPages';

/**
 * The program with which the server draws pages (server/edge/http/drawn/drawer.ts). One instance draws in all languages, so the
 * modules above are evaluated before any language is active: a text that one of them reads there throws.
 */
export async function loadDrawer() {
  for (const language of languages) {
    await loadTexts(language);
    await loadLinkTexts();
    await loadSignInTexts();
    await loadPlatformTexts();
  }
  return {
    asks: pages.asks,
    draw: bindLanguage(pages.draw),
    dashboardWords: bindLanguage(dashboard.pickDashboardWords),
  };
}

/** To draw is synchronous: between the two lines no other page can change the language. */
function bindLanguage<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  return (language: Language, ...args: Args): Result => {
    activateLanguage(language);
    return work(...args);
  };
}
