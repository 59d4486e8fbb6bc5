import {
  activateLanguage,
  languages,
  loadFieldTexts,
  loadLinkTexts,
  loadPlatformTexts,
  loadTexts,
} from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { loadAdminTexts } from '../../i18n/adminTexts';
import { loadSignInTexts } from '../../i18n/signInTexts';
import { preloadSteps } from '../../customer/inquiry/InquiryPage';
import { takeSentStep } from '../../customer/inquiry/drawn/sentStep';
import type { SentFields } from '../../customer/inquiry/drawn/sentStep';
import { printBegun } from '../../customer/inquiry/drawn/begunInquiry';
import { RefusedError } from '../../lib/request/request';
import type { Reply } from '../../lib/request/request';
import * as pages from './drawnPages';
import * as office from './officeHeads';

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
    await loadAdminTexts();
    await loadFieldTexts();
  }
  await preloadSteps();
  return {
    asks: pages.asks,
    draw: bindLanguage(pages.draw),
    findFirstQuestions: office.findFirstQuestions,
    drawHeading: bindLanguage(office.drawHeading),
    takeInquiry,
  };
}

/** Does a step of an inquiry whose form the browser has sent by itself; returns the page's own value of it. */
async function takeInquiry(
  language: Language,
  fields: SentFields,
  ask: (text: string, variables: object) => Promise<Reply>,
) {
  const speak = () => activateLanguage(language);
  speak();
  const begun = await takeSentStep(
    fields,
    async ({ text }, variables) => {
      const { data, errors } = await ask(text, variables as object);
      if (errors?.length) throw new RefusedError(errors);
      return data as never;
    },
    speak,
  );
  return { begun: printBegun(begun), isRefused: Object.keys(begun.problems).length > 0 || begun.place !== undefined };
}

/** To draw is synchronous: between the two lines no other page can change the language. */
function bindLanguage<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  return (language: Language, ...args: Args): Result => {
    activateLanguage(language);
    return work(...args);
  };
}
