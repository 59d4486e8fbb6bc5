import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A place of a driver's phone or of a bus's tracker, kept for 30 days. There are many: a row names its source alone, and the trip
 * is found by the time.
 */
@Entity('position')
@Index('position_at', ['at'])
export class Position {
  /** Id of the driver whose phone sent it, or of the bus with the tracker. */
  @PrimaryColumn('uuid')
  sourceId: string;

  @PrimaryColumn('timestamptz')
  at: Date;

  /** Degrees times 100,000: a metre is enough. */
  @Column('integer')
  latE5: number;

  @Column('integer')
  lngE5: number;
}
