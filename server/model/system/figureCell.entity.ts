import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The counted things (server/office/overview/sumDays.ts). */
export const figureKinds = [
  'trip',
  'customer',
  'bus',
  'driver',
  'busDay',
  'driverDay',
  'km',
  'feedback',
  'acts',
  'inquiry',
  'reason',
  'band',
  'answer',
  'invoiced',
  'paid',
] as const;
export type FigureKind = (typeof figureKinds)[number];

/**
 * A sum of one local date for the overview. It follows from plain rows: triggers mark the days of each change in
 * `figure_mark`, and the portal sums marked days again (docs/decisions/overview/figures.md).
 */
@Entity('figure_cell')
export class FigureCell {
  @PrimaryColumn('varchar', { length: 10 })
  kind: FigureKind;

  /** Local date, YYYY-MM-DD. */
  @PrimaryColumn('date')
  day: string;

  /** An id, a status, a number: by kind. Never a name. */
  @PrimaryColumn('varchar', { length: 40 })
  key: string;

  @Column('integer')
  count: number;

  /** Cents, metres, minutes or hundredths of hours: by kind. */
  @Column('bigint')
  amount: string;

  /** An order of this customer, which names it. */
  @Column('uuid', { nullable: true })
  sampleId: string | null;
}
