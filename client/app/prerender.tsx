import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, loadFieldTexts, loadLinkTexts, loadPlatformTexts, loadTexts } from '../i18n/language';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language';
import type { Role } from '../lib/navigation/role';
import type { Picture } from './drawn/picture';
import type { LazyPage } from './pages/lazyPage';

// Runs after the client is built (package.json). Writes separate HTML for the pages where a visitor waits for the first
// picture. server/edge/http/client.ts sends each for the path it is named after.

const dir = join(import.meta.dirname, '../client');

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const stylesheet = / *<link rel="stylesheet"[^>]*href="\/portal\/([^"]+)"[^>]*>\n/;

/** The styles that a page would wait for: where the letters lie, a few lines. As index.html names them, for it is left as it is. */
function readStyles(html: string): string {
  const [, file] = stylesheet.exec(html) ?? [];
  if (file === undefined) throw new Error('The build has no styles');
  return readFileSync(join(dir, file), 'utf8').trim();
}
const styles = readStyles(readFileSync(join(dir, 'index.html'), 'utf8'));

/** The letters that every language has, so that they come with the scripts. */
const letters = [...styles.matchAll(/url\((\/[^)]*-latin-wght-normal[^)]*)\)/g)].map(
  ([, file]) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">\n`,
);

/** With the styles in it. */
const withoutWaiting = (html: string): string =>
  html.replace(stylesheet, '').replace('  </head>', () => `    <style nonce="CSP_NONCE">${styles}</style>\n  </head>`);

// One language a run: pages keep texts in constants, so their modules come after the texts (i18n/language.ts).
const [, program = '', asked] = process.argv;
if (asked === undefined) {
  for (const name of ['drawn.html', 'drawnLive.html'])
    writeFileSync(join(dir, name), withoutWaiting(readFileSync(join(dir, name), 'utf8')));
  // As the browser runs it: while developing, styles have longer names, and the browser would make them all once more.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const each of languages) execFileSync(process.execPath, [program, each], { stdio: 'inherit', env });
  process.exit();
}
const language = asked as Language;
await loadTexts(language);
await loadFieldTexts();
await loadLinkTexts();
await loadPlatformTexts();
const { t } = await import('../i18n/publicTexts');
const { BASE_PATH, paths } = await import('../lib/navigation/paths');
const { setBootRole } = await import('../lib/navigation/role');
const { forgetReplies, keepReply } = await import('../lib/request/keptReply');
const { setSentWords } = await import('../lib/request/sentReplies');
const { Toasts } = await import('../ui/toasts/Toasts');
const { drawPicture, refuseStyleAttributes } = await import('./drawn/picture');
const { preloadBootDashboard } = await import('./shell/Platform');
const { PlatformSketch } = await import('./shell/PlatformSketch');
const { Platform, publicPages } = await import('./routes/pages');
const { DateTimeField } = await import('../ui/fields/DateTimeField');
const { AppRoutes } = await import('./routes/routes');
const { CurrentUserDocument, DashboardDocument, MyJobsDocument } = await import('../generated/graphql');
const { PortalInfoDocument } = await import('../generated/plain');

/**
 * The files of these modules and of all their imports, so that the browser does not find them one after another. Each
 * comes after its imports, because main.tsx runs them in this order.
 */
function listFiles(modules: readonly string[], found = new Set<string>(), seen = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    listFiles(chunk.imports ?? [], found, seen);
    found.add(chunk.file);
  }
  return found;
}

/** The page as it looks before anything is known: what main.tsx draws, at its first drawing. */
async function firstPicture(path: string, Page: LazyPage | undefined, next?: ReactNode): Promise<Picture> {
  await Page?.preload();
  return drawPicture(
    path,
    <>
      <AppRoutes />
      <Toasts />
    </>,
    { next },
  );
}

/** The content that a screen too narrow for the grid leaves in place. */
const WIDE = ' media="(min-width: 600px)"';

const index = readFileSync(join(dir, 'index.html'), 'utf8');
/** The beginning of every page (main.tsx). */
const first = [`i18n/public/${language}.ts`, 'app/start.tsx'];

function writePage(
  name: string,
  modules: readonly string[],
  { picture, sketch, wide = [], role, description, asks }: Extras = {},
): void {
  const shown = picture ?? sketch;
  if (shown) refuseStyleAttributes(shown);
  const html = withoutWaiting(index)
    .replace('<html lang="et"', `<html lang="${language}"`)
    .replace('name="description" content=""', `name="description" content="${description ?? t('descriptions.portal')}"`)
    .replace(/(<noscript>).*?(?=<)/, `$1${t('descriptions.needsScripts')}`);
  const always = listFiles([...first, ...modules]);
  const link = (file: string, media = '') =>
    html.includes(file)
      ? ''
      : `    <link rel="modulepreload" crossorigin fetchpriority="low"${media} href="${BASE_PATH}/${file}">\n`;
  const links = [
    // Without a drawn page no text requests the fonts. They would arrive late, and lines would wrap again.
    ...(picture ? [] : letters),
    ...[...always].map((file) => link(file)),
    ...[...listFiles(wide)].filter((file) => !always.has(file)).map((file) => link(file, WIDE)),
  ];
  const page = html
    .replace('  </head>', `${links.join('')}${shown?.styles ?? ''}  </head>`)
    .replace('<div id="root"></div>', () => printRoot({ picture, sketch, role }) + printQuestions(asks));
  writeFileSync(join(dir, `${name}.${language}.html`), page);
}

function printRoot({ picture, sketch, role }: Extras): string {
  // No script has run: nobody can act on a picture yet (app/shell/Usable.tsx).
  const inert = picture ? ' inert aria-hidden="true"' : '';
  return `<div id="root"${inert}${role ? ` data-role="${role}"` : ''}>${(picture ?? sketch)?.markup ?? ''}</div>`;
}

/** The server puts the replies in place of the questions. */
const printQuestions = (asks: readonly Question[] | undefined): string =>
  asks ? `<script type="application/json" id="sent">${JSON.stringify(asks)}</script>` : '';

interface Extras {
  picture?: Picture;
  /** The picture of a page until the page draws itself. It has no buttons and no links. */
  sketch?: Picture;
  /** For search engines; else what the portal is. */
  description?: string;
  /** The role of the page, so that its frame need not wait for that question. */
  role?: Role;
  /** The first queries of the page, so that the HTML can bring their replies (server/edge/http/drawn/sentReplies.ts). */
  asks?: readonly Question[];
  /** Modules that only a wide screen needs. */
  wide?: readonly string[];
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
const asksCompany = { name: PortalInfoDocument.name, text: PortalInfoDocument.text, variables: {} };
const everybodyAsks = [asksCompany, toQuestion(CurrentUserDocument)];
/** From here on pages name the company by signs that the server replaces. */
const nameCompany = () =>
  keepReply(
    { name: PortalInfoDocument.name },
    {},
    { data: { portalInfo: { companyName: 'DRAWN_COMPANY', companyPhone: 'DRAWN_PHONE' } } },
  );

const platform = [
  `i18n/links/${language}.ts`,
  `i18n/platform/${language}.ts`,
  'app/shell/Platform.tsx',
  'app/apollo.tsx',
];
const inquiry = publicPages.find(({ path }) => path === paths.inquiry)?.Page;
writePage('index', []);
const description = t('descriptions.inquiry');
const inquiryPicture = () =>
  firstPicture(
    paths.inquiry,
    inquiry,
    <DateTimeField hideLabel label="" value={null} onChange={() => undefined} required noPast />,
  );
const inquiryPage = ['customer/inquiry/InquiryPage.tsx'];
writePage('inquery', inquiryPage, { description, picture: await inquiryPicture() });
nameCompany();
writePage('inquery-filled', inquiryPage, { description, picture: await inquiryPicture(), asks: [asksCompany] });
forgetReplies();
writePage('platform', platform, { sketch: drawPicture(paths.dashboard, <PlatformSketch />) });
async function dashboardPicture(): Promise<Picture> {
  await preloadBootDashboard();
  return firstPicture(paths.dashboard, Platform);
}
setBootRole('driver');
const driverPage = [...platform, 'driver/dashboard/DriverDashboardPage.tsx'];
writePage('platform-driver', driverPage, { role: 'driver', picture: await dashboardPicture() });
nameCompany();
writePage('platform-driver-filled', driverPage, {
  role: 'driver',
  picture: await dashboardPicture(),
  asks: [...everybodyAsks, toQuestion(MyJobsDocument)],
});
forgetReplies();
setBootRole('admin');
const adminPage = [...platform, 'app/pages/AdminDashboard.tsx'];
const adminExtras = { role: 'admin', wide: ['ui/table/TableGrid.tsx'] } as const;
writePage('platform-admin', adminPage, { ...adminExtras, picture: await dashboardPicture() });
setSentWords({ GREETING: 'DRAWN_GREETING', WAITS: 'DRAWN_WAITS' });
nameCompany();
writePage('platform-admin-filled', adminPage, {
  ...adminExtras,
  picture: await dashboardPicture(),
  asks: [...everybodyAsks, toQuestion(DashboardDocument)],
});
