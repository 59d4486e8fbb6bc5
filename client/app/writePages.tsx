import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../../server/platform/values/html/fillTemplate';
import { CurrentUserDocument, DashboardDocument, MyJobsDocument } from '../generated/graphql';
import { PortalInfoDocument } from '../generated/plain';
import type { Language } from '../i18n/language';
import { t } from '../i18n/publicTexts';
import { BASE_PATH, paths } from '../lib/navigation/paths';
import { setBootRole } from '../lib/navigation/role';
import type { Role } from '../lib/navigation/role';
import { forgetReplies, keepReply } from '../lib/request/keptReply';
import { setSentWords } from '../lib/request/sentReplies';
import { Toasts } from '../ui/toasts/Toasts';
import { drawPicture, refuseStyleAttributes } from './drawn/picture';
import type { Picture } from './drawn/picture';
import type { LazyPage } from './pages/lazyPage';
import { Platform } from './routes/pages';
import { AppRoutes } from './routes/routes';
import { preloadBootDashboard } from './shell/Platform';
import { PlatformSketch } from './shell/PlatformSketch';

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

/** The content that a screen too narrow for the grid leaves in place. */
const WIDE = ' media="(min-width: 600px)"';

const moduleLink = (file: string, media = ''): string =>
  `    <link rel="modulepreload" crossorigin fetchpriority="low"${media} href="${BASE_PATH}/${file}">\n`;

interface Extras {
  picture?: Picture;
  /** The picture of a page until the page draws itself. It has no buttons and no links. */
  sketch?: Picture;
  /** For search engines; else what the portal is. */
  description?: string;
  /** The role of the page, so that its frame need not wait for that question. */
  role?: Role;
  /** Whether the server puts replies into the page (server/edge/http/drawn/sentReplies.ts). */
  filled?: boolean;
  /** Modules that only a wide screen needs. */
  wide?: readonly string[];
}

function writePage(
  language: Language,
  name: string,
  modules: readonly string[],
  { picture, sketch, wide = [], role, description, filled }: Extras = {},
): void {
  const shown = picture ?? sketch;
  if (shown) refuseStyleAttributes(shown);
  // The beginning of every page (main.tsx).
  const always = listFiles([`i18n/public/${language}.ts`, 'app/start.tsx', ...modules]);
  const links = [
    // Without a drawn page no text requests the fonts. They would arrive late, and lines would wrap again.
    ...(picture ? [] : letters),
    ...[...always].filter((file) => !index.includes(file)).map((file) => moduleLink(file)),
    ...[...listFiles(wide)].filter((file) => !always.has(file)).map((file) => moduleLink(file, WIDE)),
  ];
  // No script has run: nobody can act on a picture yet (app/shell/Usable.tsx).
  const inert = picture ? ' inert aria-hidden="true"' : '';
  const root = `<div id="root"${inert}${role ? ` data-role="${role}"` : ''}>${shown?.markup ?? ''}</div>`;
  const replies = filled ? '<script type="application/json" id="sent">SENT_REPLIES</script>' : '';
  const page = fillTemplate(index, {
    PAGE_LANGUAGE: language,
    PAGE_DESCRIPTION: description ?? t('descriptions.portal'),
    '  </head>': `${links.join('')}${shown?.styles ?? ''}  </head>`,
    '<div id="root"></div>': root + replies,
    PAGE_NEEDS_SCRIPTS: t('descriptions.needsScripts'),
  });
  writeFileSync(join(dir, `${name}.${language}.html`), page);
}

/** The page as it looks before anything is known: what main.tsx draws, at its first drawing. */
async function firstPicture(path: string, Page: LazyPage): Promise<Picture> {
  await Page.preload();
  return drawPicture(
    path,
    <>
      <AppRoutes />
      <Toasts />
    </>,
  );
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

const pagesOfRoles = {
  driver: ['driver/dashboard/DriverDashboardPage.tsx'],
  admin: ['app/pages/AdminDashboard.tsx'],
};

async function writeDashboard(language: Language, role: Role, platform: readonly string[]): Promise<void> {
  setBootRole(role);
  await preloadBootDashboard();
  const modules = [...platform, ...pagesOfRoles[role]];
  const extras = { role, wide: role === 'admin' ? ['ui/table/TableGrid.tsx'] : [] };
  writePage(language, `platform-${role}`, modules, {
    ...extras,
    picture: await firstPicture(paths.dashboard, Platform),
  });
  setSentWords({ GREETING: 'DRAWN_GREETING', WAITS: 'DRAWN_WAITS' });
  for (const { file, logoUrl } of logos) {
    nameCompany(logoUrl);
    writePage(language, `platform-${role}-filled${file}`, modules, {
      ...extras,
      picture: await firstPicture(paths.dashboard, Platform),
      filled: true,
    });
  }
  forgetReplies();
  setSentWords(undefined);
  setBootRole(undefined);
}

interface Question {
  name: string;
  text: string;
  variables: object;
}

/** As Apollo Client asks it: with the names of types, by which it keeps what comes. */
function toQuestion(document: DocumentNode): Question {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  );
  return { name: operation?.name?.value ?? '', text: print(addTypenameToDocument(document)), variables: {} };
}

/** The first queries of each page, so that the HTML can bring their replies (server/edge/http/drawn/sentReplies.ts). */
function firstQuestions(): Record<string, Question[]> {
  const company = { name: PortalInfoDocument.name, text: PortalInfoDocument.text, variables: {} };
  const everyUser = [company, toQuestion(CurrentUserDocument)];
  return {
    'platform-driver': [...everyUser, toQuestion(MyJobsDocument)],
    'platform-admin': [...everyUser, toQuestion(DashboardDocument)],
  };
}

/** Writes the pages of one language. server/edge/http/client.ts sends each for the path it is named after. */
export async function writePages(language: Language): Promise<void> {
  const platform = [
    `i18n/links/${language}.ts`,
    `i18n/platform/${language}.ts`,
    'app/shell/Platform.tsx',
    'app/apollo.tsx',
  ];
  writePage(language, 'index', []);
  writeInquiry(language);
  writePage(language, 'platform', platform, { sketch: drawPicture(paths.dashboard, <PlatformSketch />) });
  await writeDashboard(language, 'driver', platform);
  await writeDashboard(language, 'admin', platform);
  writeFileSync(join(dir, 'questions.json'), JSON.stringify(firstQuestions()));
}
