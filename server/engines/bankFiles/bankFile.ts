/** The content of a bank's file (camt.052, 053, 054), as the office needs it. */
export interface BankFile {
  statements: BankStatement[];
  /** Entries that were not taken, with the reason. */
  leftOut: LeftOut[];
}

export interface BankStatement {
  iban: string;
  /** The last day that it tells of, YYYY-MM-DD. */
  lastDay: string;
  entries: BankEntry[];
}

/** One movement of money: a booked entry, or one transaction of a batch. */
export interface BankEntry {
  /** The same movement has the same text in each file that tells of it. */
  identity: string;
  iban: string;
  /** YYYY-MM-DD */
  bookedOn: string;
  /** Received is more than 0, sent is less. */
  cents: number;
  /** The bank took back what it had booked. */
  isReversal: boolean;
  isFee: boolean;
  payerName: string | null;
  payerIban: string | null;
  /** Of a company. A personal identification code is never read. */
  payerRegistryCode: string | null;
  /** Reference numbers, the likeliest first. */
  references: string[];
  text: string;
}

export type LeftOut = { kind: 'notBooked'; count: number } | { kind: 'otherCurrency'; currency: string; count: number };

/** Why a file was refused as a whole. */
export type BankFileProblem =
  | { kind: 'empty' | 'tooDeep' | 'declaresType' | 'truncated' }
  | { kind: 'tooLarge'; megabytes: number }
  | { kind: 'tooManyEntries'; most: number }
  /** The bytes are not in the encoding that the file names. */
  | { kind: 'encoding'; encoding: string }
  | { kind: 'notXml'; line: number }
  | { kind: 'notBankFile'; root: string }
  | { kind: 'otherCurrency'; currency: string }
  | { kind: 'badEntry'; line: number; field: 'amount' | 'date' | 'direction' | 'account' };

/** Ends the reading. `readBankFile` returns its problem. */
export class Unreadable extends Error {
  constructor(readonly problem: BankFileProblem) {
    super(problem.kind);
  }
}
