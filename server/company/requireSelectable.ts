import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Bus } from '../model/fleet/bus.entity';
import { User } from '../model/people/user.entity';
import { refuseInput } from '../platform/errors';
import type { Message } from '../platform/values/message';
import { message } from '../texts/messages';

interface Choice {
  ids: string[];
  /** Ids that were chosen before: a hidden one may stay where it was. */
  before?: readonly (string | null)[];
  /** The field of the input that an error concerns. */
  field: string;
}

/** The chosen drivers, in the order of `ids`. Errors: BAD_USER_INPUT for a driver who is missing or hidden. */
export const requireDrivers = (manager: EntityManager, choice: Choice): Promise<User[]> =>
  requireSelectable(manager, User, choice, {
    noSuch: message('choice.noSuchDriver'),
    hidden: message('choice.driverHidden'),
  });

/** The chosen buses, in the order of `ids`. Errors: BAD_USER_INPUT for a bus that is missing or hidden. */
export const requireBuses = (manager: EntityManager, choice: Choice): Promise<Bus[]> =>
  requireSelectable(manager, Bus, choice, {
    noSuch: message('choice.noSuchBus'),
    hidden: message('choice.busHidden'),
  });

async function requireSelectable<T extends { id: string; hidden: boolean }>(
  manager: EntityManager,
  type: new () => T,
  { ids, before = [], field }: Choice,
  refusals: { noSuch: Message; hidden: Message },
): Promise<T[]> {
  const rows = await manager.find<T>(type, { where: { id: In(ids) } as never });
  return ids.map((id) => {
    const row = rows.find((item) => item.id === id);
    if (!row) throw refuseInput(refusals.noSuch, field);
    if (row.hidden && !before.includes(id)) throw refuseInput(refusals.hidden, field);
    return row;
  });
}
