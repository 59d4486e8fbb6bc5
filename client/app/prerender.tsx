import { languages, loadFieldTexts, loadLinkTexts, loadPlatformTexts, loadTexts } from '../i18n/language';

// Runs after the client is built (package.json). Writes separate HTML for the pages where a visitor waits for the first
// picture, in each language.

const { searchParams } = new URL(import.meta.url);
const language = languages.find((each) => each === searchParams.get('language'));
if (language) {
  await loadTexts(language);
  await loadFieldTexts();
  await loadLinkTexts();
  await loadPlatformTexts();
  const { writePages } = await import('./writePages');
  writePages(language);
} else {
  // Pages keep texts in constants. A different address makes Node evaluate their modules again for each language.
  for (const each of languages) await import(/* @vite-ignore */ `${import.meta.url}?language=${each}`);
}
