import { gunzipSync } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { query, sql } from '../../../platform/sql';
import { fold } from './needles';

/** Deletes files that wait for their import and name the person: their cells are packed. Returns how many. */
export async function deleteUploads(manager: EntityManager, pattern: string | undefined): Promise<number> {
  if (pattern === undefined) return 0;
  const wanted = new RegExp(pattern, 'u');
  const waiting = await query<{ id: string; content: Buffer }>(
    manager,
    sql`select id, content from import_batch where content is not null for update`,
  );
  const found = waiting.filter(({ content }) => wanted.test(fold(gunzipSync(content).toString('utf8'))));
  const ids = found.map(({ id }) => id);
  await query(manager, sql`delete from import_batch where id = any(${ids}::uuid[])`);
  return ids.length;
}
