import { loadAdminTexts } from '../i18n/adminTexts';
import { languages, loadFieldTexts, loadLinkTexts, loadPlatformTexts, loadTexts } from '../i18n/language';
import { paths } from '../lib/navigation/paths';
import type { OfficeDrawing } from './drawn/officePicture';

// The back office on the server. Its pages keep texts in constants, so each language needs an instance of this
// program: a thread of the server has the language as its argument, and the build imports the program by another address.

type Instance = typeof import('./drawn/officePicture') & typeof import('./writePages');

const asked = new URL(import.meta.url).searchParams.get('language') ?? process.argv[2];
const language = languages.find((each) => each === asked);
if (language) {
  await loadTexts(language);
  for (const load of [loadFieldTexts, loadLinkTexts, loadPlatformTexts, loadAdminTexts]) await load();
}

/** The program in its language. */
export const instance: Instance | undefined = language && {
  ...(await import('./drawn/officePicture')),
  ...(await import('./writePages')),
};

/**
 * Writes separate HTML for the pages where a visitor waits for the first picture, in each language; the build calls it
 * (package.json).
 */
export async function writeAll(): Promise<void> {
  for (const each of languages) {
    const own = (await import(/* @vite-ignore */ `${import.meta.url}?language=${each}`)) as { instance: Instance };
    own.instance.writePages(each);
  }
}

/** Makes the first pictures quick: the first of a thread takes three times as long as the next, so it is drawn for nobody. */
export async function load(): Promise<void> {
  await instance?.preloadDrawnPages();
  await draw({ url: paths.dashboard, role: 'admin', width: 1440, replies: '[]' });
}

/** Draws a page of the back office (server/edge/http/drawn/officeDrawer.ts). */
export const draw = (drawing: OfficeDrawing) => instance?.drawOfficePage(drawing);

/** Gives the memory of former pictures back to the machine. Does nothing where Node was started without `--expose-gc`. */
export const collect = (): void => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
