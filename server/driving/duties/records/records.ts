import type { Deps, Viewer } from '../../../access';
import { User } from '../../../model/people/user.entity';
import { isAdmin } from '../../../access';
import { toDepotColumns } from '../../../company/fleet';
import { forbidden, notFound } from '../../../texts/messages';
import { DriverRecord } from '../../../model/driving/driverRecord.entity';
import { DutySettings } from '../../../model/driving/dutySettings.entity';
import type { DriverRecordInput, DutySettingsInput } from './recordInputs';

const noDepot = toDepotColumns(null);

/** The papers of a driver; all empty while nothing was entered. Drivers see their own. Errors: FORBIDDEN, NOT_FOUND. */
export async function readDriverRecord({ db }: Deps, viewer: Viewer, driverId: string): Promise<DriverRecord> {
  if (!isAdmin(viewer) && driverId !== viewer.id) throw forbidden('records.ownOnly');
  const { manager } = db.dataSource;
  const record = await manager.findOneBy(DriverRecord, { driverId });
  if (record) return record;
  if (!(await manager.existsBy(User, { id: driverId }))) throw notFound('driver');
  return manager.create(DriverRecord, { driverId, depot: noDepot });
}

/** Errors: NOT_FOUND. */
export async function updateDriverRecord(
  deps: Deps,
  viewer: Viewer,
  driverId: string,
  input: DriverRecordInput,
): Promise<DriverRecord> {
  await deps.db.transaction(async (manager) => {
    if (!(await manager.existsBy(User, { id: driverId }))) throw notFound('driver');
    const { depot, licenceCategory, ...dates } = input;
    await manager.upsert(
      DriverRecord,
      {
        driverId,
        ...dates,
        ...(licenceCategory !== undefined && { licenceCategory: licenceCategory?.trim() || null }),
        ...(depot !== undefined && { depot: toDepotColumns(depot) }),
      },
      ['driverId'],
    );
  });
  return readDriverRecord(deps, viewer, driverId);
}

export async function readDutySettings({ db }: Deps): Promise<DutySettings> {
  const { manager } = db.dataSource;
  return (
    (await manager.findOneBy(DutySettings, { id: 1 })) ??
    manager.create(DutySettings, { id: 1, beginMinutes: 15, endMinutes: 15, depot: noDepot })
  );
}

export async function updateDutySettings(
  deps: Deps,
  { depot, beginMinutes, endMinutes }: DutySettingsInput,
): Promise<DutySettings> {
  await deps.db.dataSource.manager.upsert(
    DutySettings,
    {
      id: 1,
      ...(beginMinutes != null && { beginMinutes }),
      ...(endMinutes != null && { endMinutes }),
      ...(depot !== undefined && { depot: toDepotColumns(depot) }),
    },
    ['id'],
  );
  return readDutySettings(deps);
}
