// The licences of everything that the product runs on, as build/LICENCES.md. Fails for one that nobody has agreed to.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Licences that the product may contain. LGPL: sharp's image library, a separate linked file that can be replaced.
 * MPL: web-push, whose files we use as they are published.
 */
const agreed =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-3\.0|OFL-1\.1|PSF-2\.0|Python-2\.0|WTFPL|LGPL-3\.0-or-later|MPL-2\.0)$/;

/** Read by a person: dejavu-fonts-ttf, Bitstream Vera's licence, which lets fonts be embedded and sold with software. */
const readByUs = ['dejavu-fonts-ttf'];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Old packages say it in another way, or only in their licence file. */
function licenceOf(path, { license }) {
  if (license) return license;
  const folder = join(root, path);
  if (!existsSync(folder)) return undefined;
  const { licenses = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (licenses.length > 0) return licenses.map(({ type }) => type).join(' OR ');
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file &&
    /MIT License|Permission is hereby granted, free of charge/.test(readFileSync(join(folder, file), 'utf8'))
    ? 'MIT'
    : undefined;
}

const rows = Object.entries(packages)
  .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  .map(([path, entry]) => ({
    name: path.split('node_modules/').at(-1),
    version: entry.version,
    licence: licenceOf(path, entry) ?? 'unknown',
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const lines = rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(
  join(root, 'build/LICENCES.md'),
  [
    '# Licences of what the portal runs on',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n'),
);

const strange = rows.filter(
  ({ name, licence }) =>
    !readByUs.includes(name) &&
    !licence
      .replace(/[()]/g, '')
      .split(' AND ')
      // Of several to choose from we take the one that is agreed to.
      .every((all) => all.split(' OR ').some((each) => agreed.test(each))),
);
console.log(`${rows.length} packages, ${new Set(rows.map(({ licence }) => licence)).size} licences: build/LICENCES.md`);
for (const { name, version, licence } of strange) console.error(`${name} ${version}: ${licence} is not agreed to`);
process.exit(strange.length === 0 ? 0 : 1);
