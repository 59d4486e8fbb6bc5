import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner of the photo: a user, a bus or a food package. */
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
