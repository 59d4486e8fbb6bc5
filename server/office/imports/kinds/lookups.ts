import type { EntityManager } from 'typeorm';
import { Bus } from '../../../model/fleet/bus.entity';
import { User } from '../../../model/people/user.entity';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** Finds by what an office writes in a list. */
export interface Lookup {
  /** By user name, whole name, e-mail, or a first name that only one has. */
  findDriver(text: string): { id: string } | { told: Message };
  /** By plate or name. */
  findBus(text: string): { id: string } | { told: Message };
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const foldPlate = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '');

export async function createLookup(manager: EntityManager): Promise<Lookup> {
  const drivers = (await manager.find(User)).map((user) => ({
    id: user.id,
    names: [
      user.username,
      `${user.firstname} ${user.lastname}`,
      `${user.lastname} ${user.firstname}`,
      user.email ?? '',
    ],
    short: [user.firstname, user.lastname],
  }));
  const buses = (await manager.find(Bus)).map(({ id, name, plate }) => ({
    id,
    names: [name],
    short: plate ? [foldPlate(plate)] : [],
  }));
  const driverIndex = [indexBy(drivers, ({ names }) => names), indexBy(drivers, ({ short }) => short)];
  const busIndex = [indexBy(buses, ({ short }) => short), indexBy(buses, ({ names }) => names)];
  return {
    findDriver: (text) =>
      find(driverIndex, [fold(text), fold(text)], message('imports.noSuchDriver', { name: text }), (count) =>
        message('imports.severalDrivers', { name: text, count }),
      ),
    findBus: (text) =>
      find(busIndex, [foldPlate(text), fold(text)], message('imports.noSuchBus', { name: text }), (count) =>
        message('imports.severalBuses', { name: text, count }),
      ),
  };
}

function indexBy<Row extends { id: string }>(rows: readonly Row[], listNames: (row: Row) => string[]) {
  const index = new Map<string, Set<string>>();
  for (const row of rows)
    for (const name of listNames(row).map(fold).filter(Boolean))
      index.set(name, (index.get(name) ?? new Set()).add(row.id));
  return index;
}

function find(
  indexes: readonly ReadonlyMap<string, Set<string>>[],
  names: readonly string[],
  none: Message,
  several: (count: number) => Message,
): { id: string } | { told: Message } {
  for (const [place, index] of indexes.entries()) {
    const ids = index.get(names[place] ?? '');
    if (!ids) continue;
    const [id = ''] = ids;
    return ids.size === 1 ? { id } : { told: several(ids.size) };
  }
  return { told: none };
}
