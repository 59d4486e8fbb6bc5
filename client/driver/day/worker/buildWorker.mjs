import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';

// After the client is built: the service worker of the driver's day with the list of its files, its icons and its manifest.

const root = join(import.meta.dirname, '../../../..');
const out = join(root, 'build/client');
const day = join(out, 'day');
const BASE = '/portal/';
/** As Vite names the page. The server finds it beside the other pages. */
const PAGE = 'driver/day/day.html';
const INK = '#0F2F2E';
const SIGNAL = '#FFC42E';

const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
/** A chunk with all that it imports; texts come in each language, because the driver may change it without a signal. */
function listFiles(name, found = new Set()) {
  const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name];
  if (found.has(file)) return found;
  found.add(file);
  for (const other of [...css, ...assets]) found.add(other);
  const isOfDay = (each) => /^(i18n\/day\/|driver\/day\/)/.test(each);
  for (const each of [...imports, ...dynamicImports.filter(isOfDay)]) listFiles(each, found);
  return found;
}

const languages = ['et', 'en', 'ru', 'fi'];
const texts = languages.map((language) => manifest[`i18n/day/${language}.ts`].file);
const isText = (file) => texts.includes(file);
/** Most drivers read it; the others wait for theirs a moment longer. */
const usualText = manifest['i18n/day/et.ts'].file;

mkdirSync(day, { recursive: true });
const mark = readFileSync(join(root, 'client/app/theme/mark.svg'));
const drawMark = (size) => sharp(mark, { density: 1200 }).resize(size, size).png();
const icons = {
  'icon-192.png': await drawMark(192).toBuffer(),
  'icon-512.png': await drawMark(512).toBuffer(),
  'icon-180.png': await drawMark(180).flatten({ background: SIGNAL }).toBuffer(),
  // A launcher cuts any shape out of it, so the sign keeps away from the edges.
  'icon-maskable.png': await sharp({ create: { width: 512, height: 512, channels: 4, background: SIGNAL } })
    .composite([{ input: await drawMark(384).toBuffer() }])
    .png()
    .toBuffer(),
};
for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(day, name), bytes);

/** The title of the page in a language; the texts are no module of Node. */
const readTitle = (language) =>
  /title: '(.+)'/.exec(readFileSync(join(root, `client/i18n/${language}/day.ts`), 'utf8'))[1];

const app = {
  // One app, whatever the language in which it was installed.
  id: `${BASE}day/`,
  start_url: `${BASE}day/`,
  scope: `${BASE}day/`,
  display: 'standalone',
  background_color: INK,
  theme_color: INK,
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
// A browser reads the manifest without a language, so each has one; app/day.tsx points to it.
for (const lang of languages) {
  const name = readTitle(lang);
  const named = { ...app, name, short_name: name, lang };
  writeFileSync(join(day, `manifest.${lang}.webmanifest`), JSON.stringify(named, null, 2));
}

// The files that the page needs at once, so that none waits for another on its way.
const bare = readFileSync(join(out, PAGE), 'utf8');
const ahead = [...listFiles(PAGE)].filter(
  (file) => file.endsWith('.js') && !bare.includes(file) && (!isText(file) || file === usualText),
);
const links = `${ahead.map((file) => `<link rel="modulepreload" crossorigin href="${BASE}${file}">\n    `).join('')}<link rel="manifest" href="${BASE}day/manifest.et.webmanifest">
    <link rel="apple-touch-icon" href="${BASE}day/icon-180.png">`;
const html = bare.replace('<!--DAY_LINKS-->', links);
rmSync(join(out, 'driver'), { recursive: true });
writeFileSync(join(out, 'day.html'), html);

const letters = [...html.matchAll(/\/portal\/(assets\/[\w.-]+\.woff2)/g)].map(([, file]) => file);
const files = [
  { url: `${BASE}day/`, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
  // Their names have the hash of what is in them.
  ...[...new Set([...listFiles(PAGE), ...letters])].map((file) => ({ url: BASE + file, revision: null })),
];
await build({
  entryPoints: [join(import.meta.dirname, 'sw.ts')],
  outfile: join(day, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { DAY_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
