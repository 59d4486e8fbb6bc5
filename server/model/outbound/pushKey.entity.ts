import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one key pair by which push services know this portal (VAPID, RFC 8292). Made at the first start. */
@Entity('push_key')
export class PushKey {
  @PrimaryColumn('boolean', { default: true })
  isOnly: boolean;

  @Column('varchar', { length: 100 })
  publicKey: string;

  /** Sealed by the key of the settings. */
  @Column('varchar', { length: 300 })
  sealedPrivateKey: string;

  @Column('timestamptz')
  madeAt: Date;
}
