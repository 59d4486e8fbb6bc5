import { createHash } from 'node:crypto';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { Deps } from '../../access';
import { User } from '../../model/people/user.entity';
import { FoodPackage } from '../../model/sales/foodPackage.entity';
import { Bus } from '../../model/fleet/bus.entity';
import { Defect } from '../../model/fleet/defect.entity';
import { JourneySheet } from '../../model/driving/journeySheet.entity';
import { notFound } from '../../texts/messages';
import type { PhotoKind } from '../../model/system/photo.entity';
import { Photo } from '../../model/system/photo.entity';
import type { Missing } from '../../texts/messages';

const owners: Record<PhotoKind, { type: EntityTarget<{ id: string }>; name: Missing }> = {
  driver: { type: User, name: 'user' },
  bus: { type: Bus, name: 'bus' },
  food_package: { type: FoodPackage, name: 'foodPackage' },
  journey_sheet: { type: JourneySheet, name: 'journeySheet' },
  defect: { type: Defect, name: 'defect' },
};

/** Keeps the photo, in the place of a former one. Errors: NOT_FOUND when nobody has this id. */
export async function savePhoto(deps: Deps, kind: PhotoKind, ownerId: string, jpeg: Buffer): Promise<void> {
  const hash = createHash('sha256').update(jpeg).digest('hex');
  await deps.db.transaction(async (manager) => {
    await lockOwner(manager, kind, ownerId);
    await manager.upsert(Photo, { kind, ownerId, bytes: jpeg, hash, updatedAt: deps.clock.now() }, ['kind', 'ownerId']);
  });
}

/** So that a bus that is being deleted leaves no photo behind. */
async function lockOwner(manager: EntityManager, kind: PhotoKind, id: string): Promise<void> {
  const { type, name } = owners[kind];
  const owner = await manager.findOne(type, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!owner) throw notFound(name);
}

/** The hash of somebody's photo. Errors: NOT_FOUND when there is none. */
export async function requirePhotoHash({ db }: Deps, kind: PhotoKind, ownerId: string): Promise<string> {
  const photo = await db.dataSource.manager.findOne(Photo, { where: { kind, ownerId }, select: { hash: true } });
  if (!photo) throw notFound('photo');
  return photo.hash;
}

/** Somebody's photo. Errors: NOT_FOUND when there is none. */
export async function readPhoto({ db }: Deps, kind: PhotoKind, ownerId: string): Promise<Photo> {
  const photo = await db.dataSource.manager.findOneBy(Photo, { kind, ownerId });
  if (!photo) throw notFound('photo');
  return photo;
}
