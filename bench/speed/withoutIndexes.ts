import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Runs work that fills tables while they have neither indexes nor keys nor triggers, and restores all of them from the
 * catalogue. Sorting a million rows into an index at once takes a fraction of adding them one by one.
 */
export async function withoutIndexes(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const { drop, restore } = await upkeep(runner);
    for (const statement of drop) await runner.query(statement);
    await work(runner);
    await runner.query(`set maintenance_work_mem = '512MB'`);
    for (const statement of restore) await runner.query(statement);
    await runner.query(`reset maintenance_work_mem`);
  } finally {
    await runner.release();
  }
}

const constraints = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where connamespace = 'public'::regnamespace and contype = any($1::text[]::"char"[])`;
const indexes = `
  select format('drop index %I', indexname) as drop, indexdef as restore
  from pg_indexes where schemaname = 'public' and indexname not in (select conname from pg_constraint)`;
const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as drop,
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as restore
  from pg_trigger where not tgisinternal`;

async function upkeep(runner: QueryRunner): Promise<{ drop: string[]; restore: string[] }> {
  const read = (sql: string, kinds?: string[]): Promise<{ drop: string; restore: string }[]> =>
    runner.query(sql, kinds && [kinds]);
  const foreignKeys = await read(constraints, ['f']);
  // Foreign keys stand on unique ones, so they go first and come back last.
  const others = [...(await read(constraints, ['p', 'u', 'x'])), ...(await read(indexes)), ...(await read(triggers))];
  return {
    drop: [...foreignKeys, ...others].map(({ drop }) => drop),
    restore: [...others, ...foreignKeys].map(({ restore }) => restore),
  };
}
