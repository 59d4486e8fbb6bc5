import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from './order.entity';

/** A driver's activity at a stop whose length does not decide. */
export const driverAtStop = ['free', 'standby', 'work'] as const;
export type DriverAtStop = (typeof driverAtStop)[number];

/** A place of the route with arrive and depart. */
@Entity('stop')
@Check('stop_position', 'position between 0 and 9')
@Check('stop_driver', `driver_at_stop in ('${driverAtStop.join("', '")}')`)
@Check('stop_place', 'lat between -90 and 90 and lng between -180 and 180')
export class Stop {
  @PrimaryColumn('uuid')
  orderId: string;

  @PrimaryColumn('smallint')
  position: number;

  @ManyToOne(() => Order, (order) => order.stops, { nullable: false, onDelete: 'CASCADE' })
  order: Relation<Order>;

  @Column('double precision')
  lat: number;

  @Column('double precision')
  lng: number;

  @Column('varchar', { length: 255 })
  city: string;

  @Column('varchar', { length: 255 })
  address: string;

  @Column('timestamptz', { nullable: true })
  arrive: Date | null;

  @Column('timestamptz', { nullable: true })
  depart: Date | null;

  /** Of middle stops only; null: by its length. */
  @Column('varchar', { length: 8, nullable: true })
  driverAtStop: DriverAtStop | null;
}
