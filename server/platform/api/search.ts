import type { Sql } from '../sql';
import { raw, sql } from '../sql';

/** The words of a search: each must occur, anywhere. At most ten. */
export const splitWords = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 10);

/** SQL: the column, which holds folded text, contains the word. Signs that LIKE knows mean themselves. */
export const selectContainsWord = (column: string, word: string): Sql =>
  sql`${raw(column)} like '%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
