import type { EntityManager } from 'typeorm';

/** A piece of SQL with its values, which become parameters when it runs. Made by `sql`. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/** SQL with values in it: sql`delete from stop where order_id = ${id}`. A value that is SQL itself becomes part of the text. */
export const sql = (texts: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(texts, values);

/** Text that is no value, such as the name of a column. Never what comes from outside. */
export const raw = (text: string): Sql => new Sql([text], []);

/**
 * Stands first in a read whose best plan is the same for all values: it finds rows by an id, or the few that are open now.
 * Each connection plans it once (docs/decisions/running/prepared-statements.md).
 */
export const ONE_PLAN = '/* one plan */';

export function joinSql(parts: readonly Sql[], separator: string): Sql {
  const texts = parts.map((_, index) => (index === 0 ? '' : separator));
  return new Sql([...texts, ''], parts);
}

/** The statement for PostgreSQL: the text with $1, $2 ... and the values in their order. */
export function renderSql(statement: Sql): { text: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const write = ({ texts, values }: Sql): string =>
    texts
      .map((text, index) => {
        if (index === values.length) return text;
        const value = values[index];
        return text + (value instanceof Sql ? write(value) : `$${parameters.push(value)}`);
      })
      .join('');
  return { text: write(statement), parameters };
}

/** The rows of a statement; who asks says truly what they hold. */
export function query<Row>(manager: Pick<EntityManager, 'query'>, statement: Sql): Promise<Row[]> {
  const { text, parameters } = renderSql(statement);
  return manager.query(text, parameters);
}

/**
 * Runs statements that write, in one round trip. They begin at the same moment: none sees what another writes, so no two may
 * write the same row.
 */
export async function runTogether(manager: EntityManager, statements: readonly Sql[]): Promise<void> {
  if (statements.length === 0) return;
  const parts = statements.map((statement, index) => sql`${raw(`s${index}`)} as (${statement})`);
  await query(manager, sql`with ${joinSql(parts, ', ')} select`);
}
