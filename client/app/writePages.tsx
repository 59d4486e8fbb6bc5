import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../../server/platform/values/html/fillTemplate';
import { PortalInfoDocument } from '../generated/plain';
import type { Language } from '../i18n/language';
import { t } from '../i18n/publicTexts';
import { BASE_PATH, paths } from '../lib/navigation/paths';
import type { Role } from '../lib/navigation/role';
import { forgetReplies, keepReply } from '../lib/request/keptReply';
import { PageTitle } from '../ui/layout/PageTitle';
import { officeFrames } from './drawn/officeFrames';
import type { OfficeFrame } from './drawn/officeFrames';
import { drawPicture, refuseStyleAttributes } from './drawn/picture';
import type { Picture } from './drawn/picture';
import { PlatformShell } from './shell/PlatformShell';
import { PlatformSketch } from './shell/PlatformSketch';
import { Splash } from './shell/Splash';

const dir = join(import.meta.dirname, '../client');

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const index = readFileSync(join(dir, 'index.html'), 'utf8');

function findChunk(module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  return chunk;
}

/**
 * The files of these modules and of all that they import, so that the browser does not find them one after another; each after
 * those that it imports, for that is how main.tsx runs them.
 */
function listFiles(modules: readonly string[], found = new Set<string>(), seen = new Set<string>()): Set<string> {
  for (const module of modules) {
    const { file, imports = [] } = findChunk(module);
    if (seen.has(file)) continue;
    seen.add(file);
    listFiles(imports, found, seen);
    found.add(file);
  }
  return found;
}

/** The letters that every language has, so that they come with the scripts. */
const letters = ['inter', 'schibsted-grotesk'].map((font) => {
  const { file } = findChunk(`../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
  return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="${BASE_PATH}/${file}">\n`;
});

/** Where the server puts a page that it draws whole (server/edge/http/drawn/sentReplies.ts). */
const drawnPlace: Picture = { markup: 'DRAWN_MARKUP', styles: 'DRAWN_STYLES' };

/** `later`: main.tsx does not run it. */
const moduleLink = (file: string, later = false): string =>
  `    <link rel="modulepreload" crossorigin fetchpriority="low"${later ? ' data-later' : ''} href="${BASE_PATH}/${file}">\n`;

interface Extras {
  /** The frame of a page until the page draws itself. */
  picture?: Picture;
  /** The same without buttons and links. */
  sketch?: Picture;
  /** The role of a page that the server fills (server/edge/http/drawn/sentReplies.ts). */
  role?: Role;
}

/** The beginning of every page (main.tsx), and these modules. */
const listFirstFiles = (language: Language, modules: readonly string[]): Set<string> =>
  listFiles([`i18n/public/${language}.ts`, 'app/start.tsx', ...modules]);

function writePage(
  language: Language,
  name: string,
  modules: readonly string[],
  { picture, sketch, role }: Extras = {},
): void {
  const shown = picture ?? sketch;
  if (shown) refuseStyleAttributes(shown);
  // The text of a picture requests the fonts. To preload them as well delays the picture: Chromium waits for a preloaded font.
  // Without a picture they would arrive late, and lines would wrap again.
  const fonts = picture ? '' : letters.join('');
  const files = [...listFirstFiles(language, modules)].filter((file) => !index.includes(file));
  const links = files.map((file) => moduleLink(file)).join('');
  // No script has run: nobody can act on a picture yet (app/shell/Usable.tsx).
  const inert = picture ? ' inert aria-hidden="true"' : '';
  const root = `<div id="root"${inert}${role ? ` data-role="${role}"` : ''}>${shown?.markup ?? ''}</div>`;
  const replies = '<script type="application/json" id="sent">SENT_REPLIES</script>';
  const page = fillTemplate(index, {
    PAGE_LANGUAGE: language,
    PAGE_DESCRIPTION: t('descriptions.portal'),
    '  </head>': `${fonts}${role ? '' : links}${shown?.styles ?? ''}  </head>`,
    // A slow phone takes a tenth of a second to ask for fifty files: it shows a page of the office first.
    '<div id="root"></div>': role ? `${root}${replies}\n${links}PAGE_FILES` : root,
    PAGE_NEEDS_SCRIPTS: t('descriptions.needsScripts'),
  });
  writeFileSync(join(dir, `${name}.${language}.html`), page);
}

/** From here on pages name the company by signs that the server replaces. */
const nameCompany = (logoUrl: string | null) =>
  keepReply(
    { name: PortalInfoDocument.name },
    {},
    { data: { portalInfo: { companyName: 'DRAWN_COMPANY', companyPhone: null, logoUrl } } },
  );

/** Pages of a company with a logo are different files (server/edge/http/drawn/sentReplies.ts). */
const logos = [
  { file: '', logoUrl: null },
  { file: '-logo', logoUrl: 'DRAWN_LOGO' },
];

/** The HTML around the inquiry, which the server draws (app/drawn): it names the files of its scripts. */
function writeInquiry(language: Language): void {
  const template = readFileSync(join(dir, 'inquiry.html'), 'utf8');
  const files = [...listFiles([`i18n/public/${language}.ts`, 'app/inquiry.tsx'])];
  const links = files.filter((file) => !template.includes(file)).map((file) => moduleLink(file));
  const page = fillTemplate(template, { '  </head>': `${links.join('')}  </head>` });
  writeFileSync(join(dir, `inquery.${language}.html`), page);
}

/** No entry of the navigation is marked there. */
const noPage = `${paths.dashboard}/-`;

/** The frame of every page of the back office: its bar, and its heading, which the server fills in. */
function writeOffice(language: Language, role: Role, modules: readonly string[]): void {
  for (const { file, logoUrl } of logos) {
    nameCompany(logoUrl);
    const picture = drawPicture(
      noPage,
      <PlatformShell user={undefined} role={role}>
        <PageTitle title="DRAWN_TITLE" subtitle="DRAWN_SUBTITLE" />
        <Splash />
      </PlatformShell>,
    );
    writePage(language, `platform-${role}-filled${file}`, modules, { role, picture });
  }
  forgetReplies();
  writePage(language, `platform-${role}-drawn`, modules, { role, picture: drawnPlace });
}

const roles: readonly Role[] = ['admin', 'driver'];

/** The links of the files that each page needs beside the frame, by role and path. All languages have the same. */
function writePageFiles(modules: readonly string[]): void {
  const frame = listFirstFiles('et', modules);
  const listLinks = ({ module, hasAdminTexts }: OfficeFrame): string =>
    [...listFiles([module])]
      .filter((file) => !frame.has(file) && !index.includes(file))
      .map((file) => moduleLink(file, hasAdminTexts))
      .join('');
  const links = roles.map((role) => [
    role,
    Object.fromEntries(Object.entries(officeFrames[role]).map(([path, page]) => [path, listLinks(page)])),
  ]);
  writeFileSync(join(dir, 'pageFiles.json'), JSON.stringify(Object.fromEntries(links)));
}

/** Writes the pages of one language. server/edge/http/client.ts sends each for the path it is named after. */
export function writePages(language: Language): void {
  const platform = [
    `i18n/links/${language}.ts`,
    `i18n/platform/${language}.ts`,
    'app/shell/Platform.tsx',
    'app/apollo.tsx',
  ];
  writePage(language, 'index', []);
  writeInquiry(language);
  writePage(language, 'platform', platform, { sketch: drawPicture(paths.dashboard, <PlatformSketch />) });
  for (const role of roles) writeOffice(language, role, platform);
  if (language === 'et') writePageFiles(platform);
}
