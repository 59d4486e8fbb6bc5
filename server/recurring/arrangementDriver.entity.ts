import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../access/user.entity';
import { Arrangement } from './arrangement.entity';

/** Who drives a recurring service from when on; until then the former one drives (design, section 4). Rows are only added. */
@Entity('arrangement_driver')
@Index('arrangement_driver_since', ['arrangementId', 'since'])
export class ArrangementDriver {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  arrangementId: string;

  @ManyToOne(() => Arrangement, (arrangement) => arrangement.drivers, { nullable: false, onDelete: 'CASCADE' })
  arrangement: Relation<Arrangement>;

  @Column('uuid')
  driverId: string;

  @ManyToOne(() => User, { nullable: false })
  driver: Relation<User>;

  /** Null for the first driver, who drives from the first day on. */
  @Column('timestamptz', { nullable: true })
  since: Date | null;
}
