/** SQL: `in ('open', 'priced')`, of statuses that the model lists. */
export const toInSql = (statuses: readonly string[]): string =>
  `in (${statuses.map((status) => `'${status}'`).join(', ')})`;
