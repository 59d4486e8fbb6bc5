import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lifecycle } from './orders/lifecycle/lifecycle';
import { settingNames } from './platform/config';

// Comments say where a rule comes from: a heading of a page that is in the repo, and nothing that a reader does not have.

const root = path.join(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server', 'client', 'bench'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(ts|tsx|graphql|cjs|mjs|c)$/.test(file) && !file.includes('/generated/') && existsSync(path.join(root, file)),
  );
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'docs/*.md', 'bench/PROMISES.md'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n'),
];
/** Every page in the repo. RESULTS.md records what programs printed. */
const markdown = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'bench/RESULTS.md' && existsSync(path.join(root, file)));

const listHeadings = (file: string): string[] =>
  read(file)
    .split('\n')
    .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? []);

/** The pages of docs/product, each with the headings that the table in docs/product.md promises. */
const productPages = [...read('docs/product.md').matchAll(/^\| \[\w+\]\((product\/\w+\.md)\) +\| (.*?) +\|$/gm)].map(
  ([, file = '', headings = '']) => ({ file: `docs/${file}`, headings }),
);

/** docs/product.md stands for its pages: a comment cites it with a heading of any of them. */
const citableHeadings = (page: string): string[] =>
  page === 'docs/product.md' ? productPages.flatMap(({ file }) => listHeadings(file)) : listHeadings(page);

/** A page, then a heading or two of it in quotes: after a comma or 'says under', also over two lines. */
const citation =
  /((?:docs|bench)\/[\w/-]+\.md)(?:,| says under| under|:)?((?:\s|\*|\/\/|and|,)+(['"])[A-Z][^'"\n]*\3)+/g;

const citedHeadings = (text: string): [page: string, heading: string][] =>
  [...text.matchAll(citation)].flatMap(([whole, page = '']) =>
    [...whole.slice(page.length).matchAll(/(['"])(.*?)\1/g)].map(([, , heading = '']): [string, string] => [
      page,
      heading,
    ]),
  );

test('finds each heading that a comment cites, however it is written', () => {
  expect(
    citedHeadings(`docs/hours.md, 'One' and "Two"; docs/races.md says under 'Three'; docs/decisions/log.md
     * 'Four'; docs/glossary.md 'Five'`),
  ).toEqual([
    ['docs/hours.md', 'One'],
    ['docs/hours.md', 'Two'],
    ['docs/races.md', 'Three'],
    ['docs/decisions/log.md', 'Four'],
    ['docs/glossary.md', 'Five'],
  ]);
});

test('every cited heading is there', () => {
  const missing = [...sources, ...pages.filter(Boolean)]
    .filter((file) => !file.endsWith('docs.test.ts'))
    .flatMap((file) =>
      citedHeadings(read(file)).flatMap(([page, heading]) =>
        existsSync(path.join(root, page)) && citableHeadings(page).includes(heading)
          ? []
          : [`${file}: ${page}, '${heading}'`],
      ),
    );
  expect(missing).toEqual([]);
});

test('the table in docs/product.md lists every page with all its headings', () => {
  const there = pages.filter((page) => page.startsWith('docs/product/'));
  expect(productPages.map(({ file }) => file).sort()).toEqual(there.sort());
  for (const { file, headings } of productPages)
    expect([file, headings]).toEqual([file, listHeadings(file).slice(1).join(', ')]);
});

/** Prose that is too long, as line numbers. Code, tables, links and other unbreakable words may be longer. */
function longLines(text: string): number[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const isExempt = isCode || line.startsWith('|') || !line.slice(0, 120).trimStart().includes(' ');
    return line.length > 120 && !isExempt ? [index + 1] : [];
  });
}

test('finds a line of prose over 120 characters, and lets tables and code be', () => {
  const long = 'word '.repeat(25);
  expect(longLines(`# Title\n${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- ${long}`)).toEqual([2, 7]);
});

test('no line of prose has more than 120 characters', () => {
  const found = markdown.flatMap((page) => longLines(read(page)).map((line) => `${page}:${line}`));
  expect(found).toEqual([]);
});

const riddlesIn = (files: string[]): string =>
  execFileSync(process.execPath, ['.ci/plainEnglish.mjs', ...files], { cwd: root, encoding: 'utf8' });

test('finds a sentence of the dialect, and leaves questions, quotes and code alone', () => {
  const page = path.join(os.tmpdir(), `${process.pid}.md`);
  const riddles = [
    'Who is away waits.',
    'A driver is told so.',
    'Whoever asks gets it.',
    'Keep copies, whoever has the keys.',
  ];
  const plain = ['Who is away?', 'Do not say "Who is away waits."', '`What it says.`', '# What it says', 'She waits.'];
  writeFileSync(page, [...riddles, ...plain].join('\n\n'));
  expect(riddlesIn([page])).toBe(riddles.map((riddle) => `${page}: ${riddle}\n`).join(''));
  rmSync(page);
});

test('pages and documents of GraphQL are written in plain English', () => {
  expect(riddlesIn([...markdown, ...sources.filter((file) => file.endsWith('.graphql'))])).toBe('');
});

/** The descriptions of a schema, each as one line. */
const descriptionsIn = (schema: string): string[] =>
  [...schema.matchAll(/"""\s*(.*?)\s*"""/gs)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));

test('the descriptions of the schema are full sentences in plain English', () => {
  const fragment = /^(?:Where|When|Whether|Why|Until|Since) |^How\b[^,.]*\.$|[^.]$/;
  const descriptions = descriptionsIn(read('schema.graphql'));
  expect(descriptions.filter((text) => fragment.test(text))).toEqual([]);
  const page = path.join(os.tmpdir(), `${process.pid}.schema.md`);
  writeFileSync(page, descriptions.join('\n\n'));
  expect(riddlesIn([page])).toBe('');
  rmSync(page);
});

test('every heading that a link leads to is there', () => {
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
  const missing = pages.filter(Boolean).flatMap((page) =>
    [...read(page).matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)]
      .filter(([, file = '', anchor = '']) => {
        const target = file === '' ? page : path.join(path.dirname(page), file);
        return !existsSync(path.join(root, target)) || !listHeadings(target).map(toAnchor).includes(anchor);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('.env.example names every setting, and no other', () => {
  const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settingNames].sort());
});

test('no comment and no page cites a document that is not in the repo', () => {
  const absent = /\bspec(?:s|ification|Calls?)?\b|\bsections? \d|\b(?:the|our|this) design\b|\bdesign(?:\.md|, )/i;
  const cited = [...sources, ...pages.filter(Boolean)]
    .filter((file) => !file.endsWith('docs.test.ts'))
    .filter((file) => absent.test(read(file)));
  expect(cited).toEqual([]);
});

/** A comment names a file from the root, from its own side, or from where it stands. */
function filesInComments(file: string): string[] {
  const comments = read(file).match(/(?:^|\s)(?:\/\/|\/?\*+)\s.*$/gm) ?? [];
  const named = comments.flatMap((line) => [
    ...line.matchAll(/(?<![\w./:@-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|[mc]js|json|graphql|md))\b/g),
  ]);
  return named.map(([, name = '']) => name);
}

test('every file that a comment names is there', () => {
  const isThere = (name: string, file: string) =>
    ['', 'server', 'client', 'bench', path.dirname(file)].some((folder) => existsSync(path.join(root, folder, name)));
  const missing = sources.flatMap((file) =>
    filesInComments(file)
      .filter((name) => !isThere(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every file that a page names is there', () => {
  const missing = pages.filter(Boolean).flatMap((page) =>
    [...read(page).matchAll(/`((?:server|client|bench|docs)\/[\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every race test that docs/races.md names is there, by its title', () => {
  const races = read('docs/races.md').split(/^- (?=`)/m);
  expect(races.length).toBeGreaterThan(20);
  const missing = races.slice(1).flatMap((race) => {
    const [, lines = ''] = /^(.*?)\n {2}- guard: /s.exec(race) ?? [];
    const tests = lines.replaceAll(/\s+/g, ' ');
    const named = [...tests.matchAll(/`([\w./-]+)`: '([^']+)'/g)];
    const wrong = named.filter(([, file = '', title = '']) => {
      const test = `server/${file}.itest.ts`;
      return !existsSync(path.join(root, test)) || !titlesIn(read(test)).some((each) => each.includes(title));
    });
    // Anything else there does not name a test.
    const rest = tests.replaceAll(/`[\w./-]+`: '[^']+'/g, '').replaceAll(/[;\s]/g, '');
    return [...wrong.map(([name]) => name), ...(rest === '' && named.length > 0 ? [] : [race.trim()])];
  });
  expect(missing).toEqual([]);
});

/** The titles behind `it(`, `test(` or the table of an `each`. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/(?:\b(?:it|test)\(|\]\)\()\s*(['`])(.*?)\1,/gs)].map(([, , title = '']) => title);

test('npm run test:server runs every test that asks for the remote server', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, patterns = ''] = /--testPathPatterns (.*)$/.exec(scripts['test:server'] ?? '') ?? [];
  const tests = sources.filter((file) => file.endsWith('.itest.ts'));
  const run = tests.filter((file) => patterns.split(' ').some((pattern) => new RegExp(pattern).test(file)));
  const ask = tests.filter((file) => /import .*\bremoteServer\b.*testDatabase'|TEST_DATABASE_URL/.test(read(file)));
  expect(ask.length).toBeGreaterThan(0);
  expect(run).toEqual(expect.arrayContaining(ask));
});

test('the table of the lifecycle in docs/product/orders.md is that of the code', () => {
  const [, section = ''] = /\n## Lifecycle\n(.*?)\n## /s.exec(read('docs/product/orders.md')) ?? [];
  const rows = [...section.matchAll(/^\| ([a-z, ]+?) +\| ([a-z, ]+?) +\| (\w+) +\|/gm)].map(
    ([, action = '', from = '', to = '']): [string, string] => [action, `${from} -> ${to}`],
  );
  const toName = (words: string) =>
    ({ 'confirm, decline': 'confirmJob', 'move to archive': 'archive' })[words] ??
    words.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const written = Object.fromEntries(rows.map(([action, how]) => [toName(action), how]));
  const rules: [string, { from: readonly string[]; to?: string }][] = Object.entries(lifecycle);
  for (const [action, { from, to }] of rules) {
    if (action === 'delete') expect(written.delete).toBe('any -> gone');
    else if (to !== undefined || action in written)
      expect([action, written[action]]).toEqual([
        action,
        `${from.join(', ')} -> ${to ?? (from.length > 1 ? 'same' : from[0])}`,
      ]);
  }
  expect(rows.length).toBeGreaterThan(12);
});
