import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { cpuOf } from '../processes';

/** By process of PostgreSQL; one that ended keeps what it was last seen with. */
const seen = new Map<number, number>();

/** Processor time that the connections of this database have used so far, in seconds. */
export async function databaseCpu(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) if (existsSync(`/proc/${pid}`)) seen.set(pid, cpuOf(pid));
  return [...seen.values()].reduce((sum, each) => sum + each, 0);
}
