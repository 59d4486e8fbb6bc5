import createCache from '@emotion/cache';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadPlatformTexts, loadTexts } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { Role } from '../lib/navigation/role';
import type { LazyPage } from './lazyPage';

// Runs after the client is built (package.json): writes HTML of their own for the pages where somebody waits for the first
// picture. server/http/client.ts sends each for the path it is named after.

// One language a run. Pages keep texts in constants, so their modules come after the texts (i18n/language.ts).
const language = (process.argv[2] ?? 'et') as Language;
await loadTexts(language);
await loadPlatformTexts();
const { BASE_PATH, paths } = await import('../lib/navigation/paths');
const { setBootRole } = await import('../lib/navigation/role');
const { Toasts } = await import('../ui/toasts/Toasts');
const { Appearance } = await import('./shell/Appearance');
const { Platform, publicPages } = await import('./pages');
const { AppRoutes } = await import('./routes');

const dir = join(import.meta.dirname, '../client');

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files of these modules and of all that they import, so that the browser does not find them one after another. */
function filesOf(modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

interface Picture {
  markup: string;
  /** Belong in the head: between the elements, half a page would be drawn without the rest of them. */
  styles: string;
}

/** The page as it looks before anything is known: what main.tsx draws, at its first drawing. */
async function pictureOf(path: string, Page: LazyPage | undefined): Promise<Picture> {
  await Page?.preload();
  const drawn = renderToString(
    <Appearance cache={createCache({ key: 'css', nonce: 'CSP_NONCE' })}>
      <StaticRouter basename={BASE_PATH} location={BASE_PATH + path}>
        <AppRoutes />
      </StaticRouter>
      <Toasts />
    </Appearance>,
  );
  // The policy of our replies lets no style attributes in (server/http/contentPolicy.ts). Those of Paper are for shadows,
  // that of Collapse says nothing while it is open.
  const markup = drawn.replaceAll(/ style="(--Paper-[^"]*|min-height:0px)"/g, '');
  const [attribute] = /<[^>]* style="[^>]*>/.exec(markup) ?? [];
  if (attribute) throw new Error(`A style attribute in the picture of ${path}: ${attribute}`);
  return separated(markup);
}

/** Emotion leaves each style where it was first needed; global ones come first, the others as one, which it knows again. */
function separated(markup: string): Picture {
  const pattern = /<style [^>]*data-emotion="css(-global)? ([^"]*)"[^>]*>(.*?)<\/style>/gs;
  const found = [...markup.matchAll(pattern)];
  const globals = found.filter(([, isGlobal]) => isGlobal).map(([style]) => style);
  const others = found.filter(([, isGlobal]) => !isGlobal);
  const names = others.map(([, , name]) => name).join(' ');
  const rules = others.map(([, , , css]) => css).join('');
  return {
    markup: markup.replaceAll(pattern, ''),
    styles: `${globals.join('')}<style nonce="CSP_NONCE" data-emotion="css ${names}">${rules}</style>`,
  };
}

/** What a screen too narrow for the grid leaves where it is. */
const WIDE = ' media="(min-width: 600px)"';

const index = readFileSync(join(dir, 'index.html'), 'utf8');
/** What every page begins with (main.tsx). */
const first = [`i18n/public/${language}.ts`, 'app/start.tsx'];

function writePage(name: string, modules: readonly string[], { picture, wide = [], role }: Extras = {}): void {
  const html = index.replace('<html lang="et"', `<html lang="${language}"`);
  const always = filesOf([...first, ...modules]);
  const link = (file: string, media = '') =>
    html.includes(file) ? '' : `    <link rel="modulepreload" crossorigin${media} href="${BASE_PATH}/${file}">\n`;
  const links = [
    ...[...always].map((file) => link(file)),
    ...[...filesOf(wide)].filter((file) => !always.has(file)).map((file) => link(file, WIDE)),
  ];
  const page = html
    .replace('  </head>', `${links.join('')}${picture?.styles ?? ''}  </head>`)
    .replace('<div id="root"></div>', rootOf(picture, role));
  writeFileSync(join(dir, `${name}.html`), page);
}

function rootOf(picture: Picture | undefined, role: Role | undefined): string {
  // No script has run: nobody can act on a picture yet (app/shell/Appearance.tsx).
  const inert = picture ? ' inert aria-hidden="true"' : '';
  return `<div id="root"${inert}${role ? ` data-role="${role}"` : ''}>${picture?.markup ?? ''}</div>`;
}

interface Extras {
  picture?: Picture;
  /** Whose page it is: its frame need not wait until that is asked. */
  role?: Role;
  /** Modules that only a wide screen needs. */
  wide?: readonly string[];
}

const platform = [
  `i18n/links/${language}.ts`,
  `i18n/platform/${language}.ts`,
  'app/shell/Platform.tsx',
  'app/apollo.tsx',
];
const inquiry = publicPages.find(({ path }) => path === paths.inquiry)?.Page;
writePage('index', []);
writePage('inquery', ['features/inquiry/InquiryPage.tsx'], { picture: await pictureOf(paths.inquiry, inquiry) });
writePage('platform', platform);
writePage('platform-driver', [...platform, 'features/driver/DriverDashboardPage.tsx']);
setBootRole('admin');
writePage('platform-admin', [...platform, 'app/AdminDashboard.tsx'], {
  picture: await pictureOf(paths.dashboard, Platform),
  role: 'admin',
  wide: ['ui/table/TableGrid.tsx'],
});
