import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Recent counts, shared by every copy of the server. */
@Entity('rate_limit')
export class RateLimit {
  /** The counted kind and key, for example 'login:mari'. */
  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  @Column('integer')
  count: number;

  @Column('timestamptz')
  lastAt: Date;

  /** When the count starts again. */
  @Column('timestamptz')
  expiresAt: Date;
}
