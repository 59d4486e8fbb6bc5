import { Column, Entity, Index, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { Bus } from '../fleet/bus.entity';
import { Job } from './job.entity';

/** One bus on one job. Position 0 is the main bus. */
@Entity('bus_assignment')
@Unique('bus_assignment_once', ['jobId', 'busId'])
@Index('bus_assignment_bus', ['busId'])
@Index('bus_assignment_during', { synchronize: false })
export class BusAssignment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  jobId: string;

  @ManyToOne(() => Job, (job) => job.buses, { nullable: false, onDelete: 'CASCADE' })
  job: Relation<Job>;

  @Column('uuid')
  busId: string;

  @ManyToOne(() => Bus, { nullable: false })
  bus: Relation<Bus>;

  @Column('smallint')
  position: number;

  /** The time the trip takes of the bus, for finding overlaps. */
  @Column('tstzrange')
  during: string;
}
