import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { badInput } from '../errors';

/** Rows in the order of their ids. A hidden one may stay where it was (`before`), but not be chosen anew. Errors: BAD_USER_INPUT. */
export async function chosen<T extends { id: string; hidden: boolean }>(
  manager: EntityManager,
  type: new () => T,
  ids: string[],
  before: readonly (string | null)[],
  field: string,
  message: string,
): Promise<T[]> {
  const rows = await manager.find<T>(type, { where: { id: In(ids) } as never });
  return ids.map((id) => {
    const row = rows.find((item) => item.id === id);
    if (!row) throw badInput(message, field);
    if (row.hidden && !before.includes(id)) throw badInput(`${message}, sest ta on peidetud`, field);
    return row;
  });
}
