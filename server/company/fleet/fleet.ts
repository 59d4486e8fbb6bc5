import type { Deps } from '../../access';
import { checkTripsAhead } from '../../access';
import { BusAssignment } from '../../model/orders/busAssignment.entity';
import { Photo } from '../../model/system/photo.entity';
import { badInput, conflict, notFound } from '../../texts/messages';
import { isBlank } from '../../platform/api/notBlank';
import { requireShortText } from '../../platform/api/shortText';
import { createId } from '../../platform/ids';
import { compareTexts } from '../../platform/text';
import { ArrangementPeriod } from '../../model/driving/arrangementPeriod.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { toDepotColumns } from './depotInput';
import type { BusDetailsInput } from './busInputs';
import { renamed } from '../renamed';

/** All buses by name, the hidden ones too. */
export const listBuses = async ({ db }: Deps): Promise<Bus[]> =>
  (await db.dataSource.manager.find(Bus)).sort(compareTexts(({ name, id }) => [name, id]));

/** Errors: NOT_FOUND. */
export async function getBus({ db }: Deps, id: string): Promise<Bus> {
  const bus = await db.dataSource.manager.findOneBy(Bus, { id });
  if (!bus) throw notFound('bus');
  return bus;
}

export async function createBus(deps: Deps, name: string): Promise<Bus> {
  const id = createId();
  await deps.db.dataSource.manager.insert(Bus, { id, name: checkName(name) });
  return getBus(deps, id);
}

/** Errors: NOT_FOUND, BAD_USER_INPUT. */
export async function changeBus(
  deps: Deps,
  id: string,
  { name, details }: { name?: string; details?: BusDetailsInput | null },
): Promise<void> {
  const { depot, plate, lift, ...others } = details ?? {};
  const fields = {
    ...others,
    ...(lift != null && { lift }),
    ...(name !== undefined && { name: checkName(name) }),
    ...(plate !== undefined && { plate: plate?.trim().toUpperCase() || null }),
    ...(depot !== undefined && { depot: toDepotColumns(depot) }),
  };
  await deps.db.transaction(async (manager) => {
    const bus = await manager.findOne(Bus, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!bus) throw notFound('bus');
    await manager.update(Bus, { id }, fields);
    // Which locks every order of the bus.
    if (fields.name !== undefined && fields.name !== bus.name)
      await deps.events.emit(manager, renamed, [{ kind: 'bus', id }]);
  });
}

/** Changes a bus and reads it. Errors: as `changeBus`. */
export async function updateBus(deps: Deps, id: string, change: Parameters<typeof changeBus>[2]): Promise<Bus> {
  await changeBus(deps, id, change);
  return getBus(deps, id);
}

/** A hidden bus cannot be chosen again; what it has to do stays. Errors: NOT_FOUND, CONFIRM while there are trips ahead. */
export async function setBusHidden(deps: Deps, id: string, hidden: boolean, confirmed: boolean): Promise<Bus> {
  const bus = await getBus(deps, id);
  const { manager } = deps.db.dataSource;
  if (hidden && !bus.hidden) await checkTripsAhead(manager, { busId: id }, deps.clock.now(), confirmed);
  await manager.update(Bus, { id }, { hidden });
  return getBus(deps, id);
}

/** Only while no job refers to it; otherwise it can be hidden. Errors: NOT_FOUND, CONFLICT. */
export async function deleteBus(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const bus = await manager.findOne(Bus, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!bus) throw notFound('bus');
    if (await manager.existsBy(BusAssignment, { busId: id })) {
      throw conflict('fleet.usedByJobs');
    }
    if (await manager.existsBy(ArrangementPeriod, { busId: id })) {
      throw conflict('fleet.usedByArrangements');
    }
    await manager.delete(Photo, { kind: 'bus', ownerId: id });
    await manager.delete(Bus, { id });
  });
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (isBlank(name)) throw badInput('form.nameMissing', 'name');
  requireShortText(trimmed, 'name');
  return trimmed;
}
