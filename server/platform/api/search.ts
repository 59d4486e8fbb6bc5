/** The words of a search: each must occur, anywhere. At most ten. */
export const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, 10);

/** SQL: the column, which holds folded text, contains the word that is parameter `n`. Signs that LIKE knows mean themselves. */
export const containsWord = (column: string, n: number): string =>
  `${column} like '%' || regexp_replace(fold($${n}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
