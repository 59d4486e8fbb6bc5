import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A recent reply of a provider of places and roads, so that the same question costs nothing again. */
@Entity('maps_reply')
export class MapsReply {
  @PrimaryColumn('varchar', { length: 35 })
  provider: string;

  /** SHA-256 of what was asked, in hex. */
  @PrimaryColumn('varchar', { length: 64 })
  question: string;

  /** As JSON text; null when the provider knew nothing. Not jsonb, which refuses some characters. */
  @Column('text')
  reply: string;

  @Index('maps_reply_expires')
  @Column('timestamptz')
  expiresAt: Date;
}
