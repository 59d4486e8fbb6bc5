import { isRegistryCode } from '../../platform/values/registryCode';
import { ZONE } from '../../platform/values/localDay';
import type { BankEntry } from './bankFile';
import { Unreadable } from './bankFile';
import type { Element } from './element';
import { findAll, findFirst, readText } from './element';
import { hidePersonalCodes } from './personalCodes';
import { readReferences, splitTagged } from './references';

/** Twenty million euros: a larger sum is not of this trade, and would not fit the database. */
const MOST_CENTS = 2_000_000_000;
const LONGEST_NAME = 140;
const LONGEST_TEXT = 500;

/** Codes of the bank for its own charges. */
const feeCodes = new Set(['CHRG', 'FEES', 'COMM', 'COME', 'COMI', 'COMT']);

/** Notes the text. Returns how often the file had it before. */
type NoteRepeat = (text: string) => number;

/** The movements of an entry: one, or one a transaction where a batch was booked as one sum. Errors: Unreadable. */
export function readEntry(entry: Element, iban: string, noteRepeat: NoteRepeat): BankEntry[] {
  const bookedOn = readDay(findFirst(entry, 'BookgDt') ?? findFirst(entry, 'ValDt'), entry);
  const wholeCents = readSignedCents(entry, findFirst(entry, 'Amt'), readSign(entry));
  const isReversal = isTrue(readText(entry, 'RvslInd'));
  const parts = splitBatch(entry, wholeCents);
  return parts.map(({ transaction, cents }, position) => {
    const counterparty = readCounterparty(transaction, { iban, isReceived: cents > 0 });
    const read = {
      iban,
      bookedOn,
      cents,
      isReversal: isReversal || isTrue(readText(transaction, 'RvslInd')),
      isFee: isFee(entry, transaction, cents),
      ...counterparty,
      references: readReferences(transaction),
      text: readExplanation(entry, transaction),
    };
    return { ...read, identity: identify(read, { id: findId(entry, transaction), position, noteRepeat }) };
  });
}

/**
 * The transactions of a batch with their sums. An entry whose transactions do not add up to it stays wholeCents, without the
 * details of any of them.
 */
function splitBatch(entry: Element, wholeCents: number): { transaction: Element; cents: number }[] {
  const transactions = findAll(entry, 'NtryDtls', 'TxDtls');
  if (transactions.length <= 1) return [{ transaction: transactions[0] ?? entry, cents: wholeCents }];
  const currency = findFirst(entry, 'Amt')?.currency;
  const parts = transactions.map((transaction) => {
    const amounts = [...findAll(transaction, 'Amt'), ...findAll(transaction, 'AmtDtls', 'TxAmt', 'Amt')];
    const amount = amounts.find((one) => one.currency === currency);
    const sign = readText(transaction, 'CdtDbtInd') ? readSign(transaction) : Math.sign(wholeCents);
    return { transaction, cents: amount ? readSignedCents(entry, amount, sign) : 0 };
  });
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return sum === wholeCents ? parts : [{ transaction: entry, cents: wholeCents }];
}

function readSignedCents(entry: Element, amount: Element | undefined, sign: number): number {
  const [, euros, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '') ?? [];
  const cents = Number(euros) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  if (euros === undefined || /[1-9]/.test(fraction.slice(2)) || cents > MOST_CENTS)
    throw new Unreadable({ kind: 'badEntry', line: entry.line, field: 'amount' });
  return sign * cents;
}

/** 1 for received money, -1 for sent. */
function readSign(element: Element): number {
  const direction = readText(element, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT')
    throw new Unreadable({ kind: 'badEntry', line: element.line, field: 'direction' });
  return direction === 'CRDT' ? 1 : -1;
}

const isTrue = (text: string | null): boolean => text === 'true' || text === '1';

/** The day of a `Dt` or `DtTm` in Estonia. Errors: Unreadable, with the line of `near`. */
export function readDay(element: Element | undefined, near: Element): string {
  const day = toDay(readText(element, 'Dt') ?? readText(element, 'DtTm'));
  if (day === null) throw new Unreadable({ kind: 'badEntry', line: near.line, field: 'date' });
  return day;
}

/**
 * The day in Estonia of '2026-03-01', '2026-03-01T10:00:00+02:00' or '2026-02-28T22:30:00Z'; null when it is none. A
 * time without an offset is Estonia's.
 */
export function toDay(text: string | null): string | null {
  const [, day, rest] = /^(\d{4}-\d\d-\d\d)(T\S+)?$/.exec(text ?? '') ?? [];
  // A date of XML can have a zone too: '2026-03-01+02:00' is the day that it names.
  const named = day ?? /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/.exec(text ?? '')?.[1];
  if (named === undefined) return null;
  const midnight = new Date(`${named}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== named) return null;
  const hasOffset = rest !== undefined && /(Z|[+-]\d\d:\d\d)$/.test(rest);
  const moment = hasOffset ? new Date(`${named}${rest}`) : null;
  return moment && !Number.isNaN(moment.getTime())
    ? new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(moment)
    : named;
}

/** The other side. The sign says which it is, except where a reversal keeps the sides of the first payment. */
function readCounterparty(transaction: Element, { iban, isReceived }: { iban: string; isReceived: boolean }) {
  const parties = findFirst(transaction, 'RltdPties');
  const sides = isReceived ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const [first, second] = sides.map((side) => readParty(parties, side));
  const isNotOther = first?.payerIban === iban || (!first?.payerName && !first?.payerIban);
  return (isNotOther && second?.payerIban !== iban ? second : first) ?? noParty;
}

const noParty = { payerName: null, payerIban: null, payerRegistryCode: null };

function readParty(parties: Element | undefined, side: 'Dbtr' | 'Cdtr') {
  const outer = findFirst(parties, side);
  const party = findFirst(outer, 'Pty') ?? outer;
  const name = readText(party, 'Nm') ?? readText(findFirst(parties, `Ultmt${side}`), 'Nm');
  const account = findFirst(parties, `${side}Acct`, 'Id');
  // `PrvtId` beside it holds a personal identification code, and is not read.
  const codes = findAll(party, 'Id', 'OrgId', 'Othr').map((other) => readText(other, 'Id') ?? '');
  return {
    payerName: name === null ? null : hidePersonalCodes(name).slice(0, LONGEST_NAME),
    payerIban: readText(account, 'IBAN')?.replace(/\s/g, '').slice(0, 34) ?? null,
    payerRegistryCode: codes.find(isRegistryCode) ?? null,
  };
}

/**
 * Whether the bank charged it: it has a code of a charge, or its details name no other side. Without details, as in a
 * batch that stays wholeCents, the other side is unknown: it may be a customer who gets a refund.
 */
function isFee(entry: Element, transaction: Element, cents: number): boolean {
  if (cents >= 0) return false;
  const code =
    readText(transaction, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') ??
    readText(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  if (code !== null && feeCodes.has(code)) return true;
  const hasDetails = transaction !== entry;
  return hasDetails && !findFirst(transaction, 'RltdPties');
}

function readExplanation(entry: Element, transaction: Element): string {
  const texts = findAll(transaction, 'RmtInf', 'Ustrd').map(({ text }) => splitTagged(text)?.text ?? text);
  const written = texts.join(' ') || (readText(transaction, 'AddtlTxInf') ?? readText(entry, 'AddtlNtryInf') ?? '');
  return hidePersonalCodes(written.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_TEXT);
}

/** The id that the bank gave; null when it gave none. */
const findId = (entry: Element, transaction: Element): string | null =>
  readText(transaction, 'Refs', 'AcctSvcrRef') ?? readText(entry, 'AcctSvcrRef') ?? readText(entry, 'NtryRef');

/**
 * The identity by which a second import knows an entry again. With the bank's id: that id, sum, day and account. Without
 * one: all that the entry says, and a count, because two like payments of one day differ in nothing else.
 */
function identify(
  { iban, bookedOn, cents, ...said }: Omit<BankEntry, 'identity'>,
  { id, position, noteRepeat }: { id: string | null; position: number; noteRepeat: NoteRepeat },
): string {
  const text = [iban, id ?? JSON.stringify(said), cents, bookedOn, position].join('|');
  return id === null ? `${text}|${noteRepeat(text)}` : text;
}
