import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Line } from '../../platform/values/message';
import { DriverAssignment } from '../orders/driverAssignment.entity';

/** An assigned driver whom the law of driving and rest does not allow the trip, as the clock last judged it. */
@Entity('hours_alarm')
export class HoursAlarm {
  @PrimaryColumn('uuid')
  assignmentId: string;

  @ManyToOne(() => DriverAssignment, { nullable: false, onDelete: 'CASCADE' })
  assignment: Relation<DriverAssignment>;

  /** The first reason. */
  @Column('jsonb')
  line: Line;
}
