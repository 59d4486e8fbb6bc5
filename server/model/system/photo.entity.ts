import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner of the photo: a user, a bus, a food package, a sheet of the journey form or a defect. */
export type PhotoKind = 'driver' | 'bus' | 'food_package' | 'journey_sheet' | 'defect';

/** The photo of one owner (docs/product.md, 'People, buses, food packages'). */
@Entity('photo')
@Check('photo_kind', `kind in ('driver', 'bus', 'food_package', 'journey_sheet', 'defect')`)
export class Photo {
  @PrimaryColumn('varchar', { length: 20 })
  kind: PhotoKind;

  @PrimaryColumn('uuid')
  ownerId: string;

  /** A JPEG of at most 1024 pixels a side, 2000 of papers. */
  @Column('bytea')
  bytes: Buffer;

  /** SHA-256 of the bytes. */
  @Column('varchar', { length: 64 })
  hash: string;

  @Column('timestamptz')
  updatedAt: Date;
}
