import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { DeclaredRows } from './declared';
import { listWrongs } from './shape';

// With ROW_TYPES=1 every row that the tests read is checked against the type that the product gives it. PostgreSQL does
// not know those types, and no compiler sees a number that comes as text.

const root = path.join(__dirname, '../../..');
const declared = JSON.parse(readFileSync(String(process.env.DECLARED_ROWS), 'utf8')) as DeclaredRows[];
const wrongs = new Set<string>();
/** By its text: to find out who asks takes longer than most statements do. */
const readers = new Map<string, DeclaredRows | undefined>();
const { query } = DataSource.prototype;
DataSource.prototype.query = async function (this: DataSource, ...given: Parameters<typeof query>) {
  const [statement] = given;
  if (!readers.has(statement)) readers.set(statement, readerIn(String(new Error().stack)));
  const found: unknown = await query.apply(this, given);
  const reader = readers.get(statement);
  if (reader)
    for (const wrong of listWrongs(found, reader.shape, 'rows'))
      wrongs.add(`${reader.file}:${reader.lines[0]}: ${wrong}`);
  return found;
} as typeof query;

afterAll(() => {
  DataSource.prototype.query = query;
  expect([...wrongs].sort()).toEqual([]);
});

/** The call of the product that reads: the innermost whose rows have a type, because helpers pass rows on. */
function readerIn(stack: string): DeclaredRows | undefined {
  for (const [, name = '', line = ''] of stack.matchAll(/([^\s()]+):(\d+):\d+\)?$/gm)) {
    const at = path.relative(root, name);
    const here = declared.filter(({ file: of, lines: [first, last] }) => of === at && first <= +line && +line <= last);
    if (here.length > 0) return here.reduce((a, b) => (b.lines[1] - b.lines[0] < a.lines[1] - a.lines[0] ? b : a));
  }
  return undefined;
}
