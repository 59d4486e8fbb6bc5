import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { PassengerList } from './passengerList.entity';

/**
 * A name on a list that ferry or border asks for; deleted after the trip (forgetPassengers.ts). The database keeps no statistics of
 * what is written here: they would be copies.
 */
@Entity('passenger')
export class Passenger {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('smallint')
  position: number;

  @ManyToOne(() => PassengerList, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order: Relation<PassengerList>;

  @Column('varchar', { length: 100 })
  name: string;

  /** Number of the document; may be empty. */
  @Column('varchar', { length: 40 })
  document: string;

  /** Date of birth, YYYY-MM-DD. */
  @Column('date', { nullable: true })
  bornOn: string | null;
}
