import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose photo it is: a user's, a bus's or a food package's. */
export type PhotoKind = 'driver' | 'bus' | 'food_package';

/** The photo of a driver, a bus or a food package: one each (docs/product.md, 'People, buses, food packages'). */
@Entity('photo')
@Check('photo_kind', `kind in ('driver', 'bus', 'food_package')`)
export class Photo {
  @PrimaryColumn('varchar', { length: 20 })
  kind: PhotoKind;

  @PrimaryColumn('uuid')
  ownerId: string;

  /** A JPEG of at most 1024 pixels a side. */
  @Column('bytea')
  bytes: Buffer;

  /** SHA-256 of the bytes. */
  @Column('varchar', { length: 64 })
  hash: string;

  @Column('timestamptz')
  updatedAt: Date;
}

/**
 * SQL of the path of somebody's photo, null where there is none; `ownerId` is SQL too. The path changes with the photo,
 * so that no page goes on showing a former one.
 */
export const photoUrlSql = (kind: PhotoKind, ownerId: string): string =>
  `select '/storage/${kind}/' || photo.owner_id || '.jpg?v=' || left(photo.hash, 12)
   from photo where photo.kind = '${kind}' and photo.owner_id = ${ownerId}`;
