import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

// `npm run check:budget`: what each page loads before it is used, against .ci/budget.json, in bytes as they travel (scripts,
// styles and drawings compressed). It reads what `npm run build` wrote and needs no browser (docs/decisions/budget.md).

const dir = join(import.meta.dirname, '../build/client');
const kinds = ['script', 'styles', 'fonts', 'images'];
const kindOf = {
  '.js': 'script',
  '.css': 'styles',
  '.woff2': 'fonts',
  '.svg': 'images',
  '.png': 'images',
  '.webp': 'images',
};

const read = (name) => readFileSync(join(dir, name), 'utf8');
const manifest = Object.values(JSON.parse(read('.vite/manifest.json')));
const travels = (content) => gzipSync(content).length;
const weigh = (file) =>
  extname(file) === '.woff2' ? statSync(join(dir, file)).size : travels(readFileSync(join(dir, file)));

/** The files that HTML names, except the letters of other scripts, and what their chunks bring along. */
function listFiles(html) {
  const named = [...html.matchAll(/\/portal\/(assets\/[\w.-]+)/g)].map(([, file]) => file);
  const brought = manifest
    .filter(({ file }) => named.includes(file))
    .flatMap(({ css = [], assets = [] }) => [...css, ...assets]);
  return new Set([...named, ...brought].filter((file) => !/cyrillic|greek|vietnamese/.test(file)));
}

function measure(html) {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const file of listFiles(html)) sums[kindOf[extname(file)]] += weigh(file);
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  sums.styles += travels(inline);
  return sums;
}

/** The HTML of each page by its name in the budget. */
function listPages() {
  const offices = Object.entries(JSON.parse(read('pageFiles.json'))).flatMap(([role, pages]) => {
    const frame = read(`platform-${role}-filled.et.html`);
    return Object.entries(pages).map(([path, links]) => [`${role} ${path}`, frame + links]);
  });
  return Object.fromEntries([
    ['inquiry', read('inquery.et.html')],
    ['drawn pages', read('drawn.html')],
    ['trip', read('drawnLive.html')],
    ['driver day', read('day.html')],
    ...offices,
  ]);
}

const budgetFile = join(import.meta.dirname, 'budget.json');
const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
const measured = Object.fromEntries(Object.entries(listPages()).map(([name, html]) => [name, measure(html)]));

/** The row of a page: 3 % above what it loads. */
const addAir = (page) =>
  Object.fromEntries(Object.entries(page).map(([kind, bytes]) => [kind, Math.ceil((bytes * 1.03) / 100) * 100]));

const faults = [];
for (const name of new Set([...Object.keys(measured), ...Object.keys(budget)])) {
  if (!measured[name]) faults.push(`${name}: there is no such page`);
  else if (!budget[name])
    faults.push(`${name}: has no budget; give it the row ${JSON.stringify(addAir(measured[name]))}`);
  else {
    const over = kinds.filter((kind) => measured[name][kind] > budget[name][kind]);
    const bytes = over.map((kind) => `${kind} has ${measured[name][kind]} bytes, of ${budget[name][kind]}`);
    if (over.length > 0)
      faults.push(`${name}: ${bytes.join(', ')}; a row that holds is ${JSON.stringify(addAir(measured[name]))}`);
  }
}
if (faults.length > 0) {
  console.error(`.ci/budget.json does not hold:\n${faults.join('\n')}`);
  process.exit(1);
}
console.log(`${Object.keys(measured).length} pages keep to .ci/budget.json`);
