import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { toInSql } from '../inSql';
import { BankStatement } from './bankStatement.entity';

/** Waits for a decision; settled: its payment is booked or kept as credit; not ours: a fee, a wage, a transfer. */
export const bankEntryStates = ['waiting', 'settled', 'notOurs'] as const;
export type BankEntryState = (typeof bankEntryStates)[number];

/** A movement of money on the company's account, as the bank told of it. Never changed but for its state. */
@Entity('bank_entry')
@Check('bank_entry_known_state', `state ${toInSql(bankEntryStates)}`)
@Index('bank_entry_identity', ['identityHash'], { unique: true })
@Index('bank_entry_state', ['state', 'bookedOn', 'id'])
@Index('bank_entry_payer', ['payerIban'])
export class BankEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  statementId: string;

  @ManyToOne(() => BankStatement, { nullable: false })
  statement: Relation<BankStatement>;

  /** SHA-256 of what is the same in each file that tells of it. */
  @Column('char', { length: 64 })
  identityHash: string;

  @Column('varchar', { length: 34 })
  iban: string;

  @Column('date')
  bookedOn: string;

  /** Received is more than 0, sent is less. */
  @Column('integer')
  cents: number;

  @Column('boolean')
  isReversal: boolean;

  @Column('boolean')
  isFee: boolean;

  @Column('varchar', { length: 140, nullable: true })
  payerName: string | null;

  @Column('varchar', { length: 34, nullable: true })
  payerIban: string | null;

  @Column('char', { length: 8, nullable: true })
  payerRegistryCode: string | null;

  /** Reference numbers, the likeliest first. */
  @Column('jsonb')
  referenceNumbers: string[];

  @Column('varchar', { length: 500 })
  text: string;

  @Column('varchar', { length: 10 })
  state: BankEntryState;

  /** A person decided about it once: the portal books it by itself no more. */
  @Column('boolean', { default: false })
  isDecidedByHand: boolean;
}
