import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An arrangement on one day is an occurrence of it, in code and database alike. */
export class Occurrences1766350000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rename(runner, 'service_day', 'occurrences');
  }

  down(runner: QueryRunner): Promise<void> {
    return rename(runner, 'occurrences', 'service_day');
  }
}

/** `busy_time` names it in its text, which does not follow by itself. */
async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`alter function ${from} rename to ${to}`);
  const [busyTime] = (await runner.query(
    `select replace(pg_get_functiondef('busy_time(timestamptz, timestamptz)'::regprocedure), '${from}(', '${to}(') as text`,
  )) as [{ text: string }];
  await runner.query(busyTime.text);
}
