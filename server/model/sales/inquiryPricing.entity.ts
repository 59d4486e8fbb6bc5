import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShownKind } from './shownPrice.entity';

/** Whether customers see a price before they send the inquiry: one row, or none while nothing was ever set. */
@Entity('inquiry_pricing')
@Check('inquiry_pricing_one', 'id = 1')
@Check('inquiry_pricing_shows', `shows in ('off', 'range', 'firm')`)
@Check('inquiry_pricing_days', 'holds_days between 1 and 60')
export class InquiryPricing {
  @PrimaryColumn('smallint')
  id: number;

  @Column('varchar', { length: 5 })
  shows: 'off' | ShownKind;

  /** For this many days a firm price holds. */
  @Column('smallint')
  holdsDays: number;
}
