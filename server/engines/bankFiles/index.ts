// The bank's files as movements of money: no database, no clock, no I/O.
export { readBankFile } from './readBankFile';
export { MOST_MEGABYTES } from './decodeXml';
export type { BankEntry, BankFileProblem, LeftOut } from './bankFile';
