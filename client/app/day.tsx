import { startDay } from '../driver/day/startDay';
import { loadDayTexts, readLanguage } from '../i18n/language';
import { darkPalette, lightPalette } from './theme/tokens';

// The driver's day: a page by itself that a service worker keeps on the phone (docs/decisions/running/driver-app.md). It comes without
// router, Apollo Client and style library.

/** The colours of the theme as its variables, which the style library would write. */
function writeColours(isDark: boolean): void {
  const write = (name: string, value: unknown): void => {
    if (typeof value === 'string') document.documentElement.style.setProperty(name, value);
    else for (const [part, inner] of Object.entries(value as object)) write(`${name}-${part}`, inner);
  };
  write('--mui-palette', isDark ? darkPalette : lightPalette);
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
writeColours(dark.matches);
dark.addEventListener('change', () => writeColours(dark.matches));

const language = readLanguage(window.location.search, document.cookie);
document.documentElement.lang = language;
document
  .querySelector<HTMLLinkElement>('link[rel=manifest]')
  ?.setAttribute('href', `/portal/day/manifest.${language}.webmanifest`);

void startDay(document.getElementById('root')!, loadDayTexts(language));
