import type { PhotoKind } from './photo.entity';

/**
 * SQL of the path of somebody's photo, null where there is none; `ownerId` is SQL too. The path changes with the photo,
 * so that no page goes on showing a former one.
 */
export const selectPhotoUrl = (kind: PhotoKind, ownerId: string): string =>
  `select '/storage/${kind}/' || photo.owner_id || '.jpg?v=' || left(photo.hash, 12)
   from photo where photo.kind = '${kind}' and photo.owner_id = ${ownerId}`;
