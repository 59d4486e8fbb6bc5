import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A backup on its way to the store, or what became of it (docs/decisions/running/backup-store.md). One copy of the portal
 * sends at a time: it holds the row while `leasedUntil` lies ahead.
 */
@Entity('backup_upload')
@Index('backup_upload_place', ['place', 'startedAt'])
export class BackupUpload {
  @PrimaryColumn('uuid')
  id: string;

  /** Endpoint, bucket and folder: another store begins from nothing. */
  @Column('varchar', { length: 800 })
  place: string;

  @Column('timestamptz')
  startedAt: Date;

  /** Renewed while it is sent; null once it ended. */
  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** The moment that the backup is of; null unless it was read back from the store. */
  @Column('timestamptz', { nullable: true })
  storedAt: Date | null;

  /** Its size in the store. */
  @Column('double precision', { nullable: true })
  bytes: number | null;

  /** The kind of fault that ended it (`server/platform/backup/store/storeFault.ts`). */
  @Column('varchar', { length: 20, nullable: true })
  fault: string | null;

  /** The words of the store or the system. */
  @Column('varchar', { length: 300, nullable: true })
  reply: string | null;

  /** How many in a row have failed, with this one. */
  @Column('integer', { default: 0 })
  failures: number;

  /** When the clock tries again after a fault. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;
}
