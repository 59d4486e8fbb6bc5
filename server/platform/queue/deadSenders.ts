import type { DataSource } from 'typeorm';

/**
 * Gives back the messages of copies that died while they sent them. A copy notes the name of its sessions with each message that it
 * fetches; a name without any session twice in a row is of a dead copy (docs/decisions/dead-senders.md).
 */
export function createDeadSenders(dataSource: DataSource, table: string, queue: string): { look(): Promise<void> } {
  let missing: string[] = [];
  const isGone = `not exists (select from pg_stat_activity a where a.application_name = j.output #>> '{}')`;

  return {
    async look() {
      if (missing.length > 0)
        await dataSource.query(
          `update ${table} j set state = 'retry', start_after = now()
           where name = $1 and state = 'active' and output #>> '{}' = any($2) and ${isGone}`,
          [queue, missing],
        );
      const rows = await dataSource.query<{ sender: string }[]>(
        `select distinct output #>> '{}' as sender from ${table} j
         where name = $1 and state = 'active' and output is not null and ${isGone}`,
        [queue],
      );
      missing = rows.map(({ sender }) => sender);
    },
  };
}
