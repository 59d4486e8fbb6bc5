import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given out of a series, such as trip numbers. */
@Entity('counter')
export class Counter {
  @PrimaryColumn('varchar', { length: 35 })
  name: string;

  @Column('integer')
  value: number;
}
