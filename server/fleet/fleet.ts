import type { Deps } from '../access/context';
import { BusAssignment } from '../orders/busAssignment.entity';
import { Photo } from '../photos/photo.entity';
import { PortalError, badInput, notFound } from '../platform/errors';
import { newId } from '../platform/ids';
import { Arrangement } from '../recurring/arrangement.entity';
import { Bus } from './bus.entity';

/** All buses by name, the hidden ones too. */
export const listBuses = ({ db }: Deps): Promise<Bus[]> =>
  db.dataSource.manager.find(Bus, { order: { name: 'ASC', id: 'ASC' } });

/** Errors: NOT_FOUND. */
export async function getBus({ db }: Deps, id: string): Promise<Bus> {
  const bus = await db.dataSource.manager.findOneBy(Bus, { id });
  if (!bus) throw notFound('Bussi');
  return bus;
}

export async function createBus(deps: Deps, name: string): Promise<Bus> {
  const id = newId();
  await deps.db.dataSource.manager.insert(Bus, { id, name: checkName(name) });
  return getBus(deps, id);
}

/** Errors: NOT_FOUND, BAD_USER_INPUT. */
export async function updateBus(deps: Deps, id: string, changes: { name?: string; hidden?: boolean }): Promise<Bus> {
  const fields = changes.name === undefined ? changes : { ...changes, name: checkName(changes.name) };
  const { affected } = await deps.db.dataSource.manager.update(Bus, { id }, fields);
  if (!affected) throw notFound('Bussi');
  return getBus(deps, id);
}

/** Only while no job refers to it; otherwise it can be hidden. Errors: NOT_FOUND, CONFLICT. */
export async function deleteBus(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const bus = await manager.findOne(Bus, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!bus) throw notFound('Bussi');
    if (await manager.existsBy(BusAssignment, { busId: id })) {
      throw new PortalError('CONFLICT', 'Bussi ei saa kustutada, sest see on töödes kasutusel. Bussi saab peita.');
    }
    if (await manager.existsBy(Arrangement, { busId: id })) {
      throw new PortalError(
        'CONFLICT',
        'Bussi ei saa kustutada, sest see on regulaarveol kasutusel. Bussi saab peita.',
      );
    }
    await manager.delete(Photo, { kind: 'bus', ownerId: id });
    await manager.delete(Bus, { id });
  });
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw badInput('Palun sisestage nimi', 'name');
  if (trimmed.length > 255) throw badInput('Kuni 255 tähemärki', 'name');
  return trimmed;
}
