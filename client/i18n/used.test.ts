import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(__dirname, '..');
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test|fixture|e2e\/|generated\/|i18n\//.test(file))
  .map((file) => readFileSync(join(client, file), 'utf8'))
  .join('\n');
const schema = readFileSync(join(client, '../schema.graphql'), 'utf8');
/** The history says what the server recorded. */
const recorded = [
  'orders/lifecycle/createOrder.ts',
  'orders/lifecycle/importedOrders.ts',
  'orders/actions/jobs/readFeedback.ts',
  'customer/feedback/submitFeedback.ts',
  'office/planning/moves/planHistory.ts',
  'operation/keeping/blankOrders.ts',
]
  .map((file) => readFileSync(join(client, '../server', file), 'utf8'))
  .join('\n');

// Sets: to look through all pages for each of some thousand keys takes seconds.
const find = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, word]) => word));
const keysOnPages = find(pages, /['"]([\w.]+)(?=['"])/g);
const words = find(`${pages}\n${recorded}`, /'(\w+)(?=')/g);
const valuesOfSchema = find(schema, /^ +(\w+)$/gm);

/** Keys that pages put together, such as `orders.${reason}`; the rest is a word of others. */
const composed = [...pages.matchAll(/`(\w+\.\w*)\$\{[^}]*\}(\w*)`/g)].map(
  ([, before = '', after = '']) => new RegExp(`^${before}(\\w+)${after}$`),
);
const isWord = (word: string | undefined) =>
  word !== undefined &&
  // A number, as of a weekday, is counted and not written.
  (/^\d$/.test(word) || words.has(word) || valuesOfSchema.has(word));

const isUsed = (key: string) => keysOnPages.has(key) || composed.some((pattern) => isWord(pattern.exec(key)?.[1]));

it('has no text that nobody reads', async () => {
  const keys: string[] = [];
  for (const file of readdirSync(join(__dirname, 'et'))) {
    const groups = (await import(`./et/${file}`)) as Record<string, Record<string, string>>;
    for (const [group, texts] of Object.entries(groups))
      keys.push(...Object.keys(texts).map((name) => `${group}.${name}`));
  }
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
