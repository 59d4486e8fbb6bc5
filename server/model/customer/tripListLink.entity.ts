import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An e-mailed link to all trips of an address; opens once. Made for any address, whether it has trips or not. */
@Entity('trip_list_link')
@Index('trip_list_link_ends', ['expiresAt'])
export class TripListLink {
  /** SHA-256 of the secret in the link. */
  @PrimaryColumn('varchar', { length: 64 })
  keyHash: string;

  @Column('varchar', { length: 255 })
  email: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
