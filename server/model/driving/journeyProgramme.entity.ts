import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Order } from '../orders/order.entity';

/** The trip as the drivers had it; moments in ISO 8601. Names are read when a paper is written. */
export interface KeptProgramme {
  stops: {
    lat: number;
    lng: number;
    city: string;
    address: string;
    arrive: string | null;
    depart: string | null;
  }[];
  passengers: number;
  distanceM: number;
  /** Drivers who did not decline, the main one first. */
  driverIds: string[];
  busIds: string[];
}

/**
 * The programme of a job as it was at its departure. Once that moment has passed the row never changes, so that the
 * journey form can tell what was changed afterwards.
 */
@Entity('journey_programme')
export class JourneyProgramme {
  @PrimaryColumn('uuid')
  orderId: string;

  @OneToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  order: Relation<Order>;

  @Column('timestamptz')
  departsAt: Date;

  @Column('jsonb')
  programme: KeptProgramme;
}
