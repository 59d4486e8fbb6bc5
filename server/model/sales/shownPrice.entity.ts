import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { PriceList } from './priceList.entity';

export type ShownKind = 'range' | 'firm';

/** The price that a customer saw in the inquiry's form; the last time counts. The inquiry may never come. */
@Entity('shown_price')
@Check('shown_price_kind', `kind in ('range', 'firm')`)
@Check('shown_price_net', 'net_from > 0 and net_from <= net_to')
@Index('shown_price_at', ['shownAt'])
export class ShownPrice {
  /** The id that the order gets, once the form is sent. */
  @PrimaryColumn('uuid')
  inquiryId: string;

  /** Hash of the form's secret: nobody else changes what it was shown. */
  @Column('varchar', { length: 64 })
  formKeyHash: string;

  @Column('varchar', { length: 5 })
  kind: ShownKind;

  /** Cents without VAT. */
  @Column('integer')
  netFrom: number;

  /** The same as `netFrom` of a firm price. */
  @Column('integer')
  netTo: number;

  /** Until when a firm price holds; null of a range, which holds nothing. */
  @Column('timestamptz', { nullable: true })
  holdsUntil: Date | null;

  /** Hash of the trip that it was computed for (tripHash.ts). */
  @Column('varchar', { length: 64 })
  tripHash: string;

  @Column('uuid')
  priceListId: string;

  @ManyToOne(() => PriceList, { nullable: false })
  priceList: Relation<PriceList>;

  @Column('timestamptz')
  shownAt: Date;
}
