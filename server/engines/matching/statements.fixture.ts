import { addCheckDigit } from '../../platform/values/bank/referenceNumber';
import { isRegistryCode } from '../../platform/values/registryCode';
import type { OpenInvoice } from './match';

/** Random numbers from 0 to 1 that are the same each time. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;
export const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** Invoices that are paid in one statement. */
export const PAID = 14;
const OWN_IBAN = 'EE382200221020145685';

interface Payer {
  customer: string;
  name: string;
  iban: string;
  registryCode: string | null;
  personalCode: string | null;
}

/** One movement as the generator means it, and what it is for. */
export interface Told {
  cents: number;
  payer: Payer | null;
  /** How and whether the reference is written. */
  place: 'structured' | 'iso' | 'tagged' | 'bare' | 'named' | 'grouped' | 'none';
  reference: string;
  text: string;
  status: 'BOOK' | 'PDNG';
  currency: 'EUR' | 'USD';
  isReversal: boolean;
  /** The invoice that an automatic match must name; null: nothing may be booked by itself. */
  answer: string | null;
  /** Whether a customer paid with it. */
  isPayment: boolean;
}

export interface World {
  payers: Payer[];
  invoices: OpenInvoice[];
}

const names = ['Õunapuu Reisid OÜ', 'AS Žiguli & Ko', 'MTÜ Šokolaad', 'Peeter Põld', 'Läti Õed <SIA>', 'Kool nr 7'];

function createCode(random: Random): string {
  for (;;) {
    const code = String(between(random, 10_000_000, 16_999_999));
    if (isRegistryCode(code)) return code;
  }
}

/** Many invoices have the same few sums, so that a sum alone proves nothing. */
export function createWorld(random: Random): World {
  const payers = Array.from({ length: 12 }, (_, index) => ({
    customer: `customer-${index}`,
    name: `${pick(random, names)} ${index}`,
    iban: `EE${String(between(random, 10, 99))}2200${String(between(random, 1e11, 9e11))}${index % 10}`,
    registryCode: index % 4 === 3 ? null : createCode(random),
    personalCode: index % 4 === 3 ? '37605030299' : null,
  }));
  const serial = between(random, 1, 90_000);
  const invoices = Array.from({ length: 20 }, (_, index) => {
    const payer = pick(random, payers);
    return {
      id: `invoice-${index}`,
      number: `2026-${String(serial + index).padStart(4, '0')}`,
      reference: addCheckDigit(String(serial + index)),
      customer: payer.customer,
      buyerName: payer.name,
      registryCode: payer.registryCode,
      openCents: pick(random, [45_000, 45_000, 62_050, 100, between(random, 1, 2_000_000)]),
      dueOn: `2026-0${between(random, 1, 9)}-1${between(random, 0, 9)}`,
    };
  });
  return { payers, invoices };
}

/** Movements of some days: nearly all are plain payments, and some are odd. */
export function tellMovements(random: Random, { payers, invoices }: World): Told[] {
  const waiting = [...invoices].sort(() => random() - 0.5);
  const findPayer = (invoice: OpenInvoice) => payers.find(({ customer }) => customer === invoice.customer)!;
  const plain = (invoice: OpenInvoice): Told => ({
    cents: invoice.openCents,
    payer: findPayer(invoice),
    place: pick(random, ['structured', 'structured', 'structured', 'iso', 'tagged', 'bare', 'named', 'grouped']),
    reference: invoice.reference,
    text: pick(random, ['', 'Buss Tartusse', 'Tellimus 13, 12.06.2026', 'tel 55512345', 'Õpilaste sõit & tagasi']),
    status: 'BOOK',
    currency: 'EUR',
    isReversal: false,
    answer: invoice.id,
    isPayment: true,
  });
  const told: Told[] = [];
  // Nobody pays the others in these days.
  const unpaid = waiting.slice(PAID);
  for (const invoice of waiting.slice(0, PAID)) {
    const usual = plain(invoice);
    const payment = random() < 0.97 ? usual : tellOdd(random, usual, { payers, unpaid, invoice });
    told.push(payment);
    // Beside the payments stands what is none.
    if (random() < 0.2) told.push(tellOther(random, payment));
  }
  return told;
}

function tellOdd(
  random: Random,
  usual: Told,
  { payers, unpaid, invoice }: { payers: Payer[]; unpaid: OpenInvoice[]; invoice: OpenInvoice },
): Told {
  const odd = { ...usual, answer: null };
  const rival = unpaid.find(
    (one) => one.customer !== invoice.customer && one.openCents === invoice.openCents && one.registryCode,
  );
  switch (between(random, 0, 6)) {
    case 0:
      return { ...odd, cents: usual.cents + 1 };
    case 1:
      return { ...odd, cents: Math.max(1, usual.cents - 1) + (usual.cents === 1 ? 1 : 0) };
    case 2:
      return { ...odd, place: 'none', text: 'Arve eest' };
    case 3:
      return { ...odd, place: 'none', text: `Arve nr ${invoice.number}` };
    case 4:
      // A digit was mistyped: the check digit tells.
      return {
        ...odd,
        place: 'named',
        reference: usual.reference.replace(/\d$/, (digit) => String((+digit + 1) % 10)),
      };
    case 5:
      // The payer took the reference of another customer's invoice of the same sum.
      return rival ? { ...odd, payer: payers.find(({ customer }) => customer === rival.customer)! } : usual;
    default:
      return { ...odd, payer: null, place: 'none', text: 'Sularaha sissemakse' };
  }
}

function tellOther(random: Random, usual: Told): Told {
  const other = { ...usual, answer: null, isPayment: false };
  switch (between(random, 0, 5)) {
    case 0:
      return { ...other, cents: -between(random, 1, 900), payer: null, place: 'none', text: 'Teenustasu' };
    case 1:
      return { ...other, cents: -usual.cents, place: 'none', text: 'Palk' };
    case 2:
      return { ...other, status: 'PDNG' };
    case 3:
      return { ...other, currency: 'USD' };
    case 4:
      return { ...other, cents: -usual.cents, isReversal: true };
    default:
      // The same payment again: the invoice owes nothing any more.
      return { ...other, isPayment: false };
  }
}

export interface Dialect {
  message: '052' | '053' | '054';
  version: '02' | '08';
  ids: 'seb' | 'swedbank' | 'none';
  prefix: '' | 'ns2:';
  isBatched: boolean;
  pageSize: number;
}

export const createDialect = (random: Random): Dialect => ({
  message: pick(random, ['053', '053', '052', '054'] as const),
  version: pick(random, ['02', '08'] as const),
  ids: pick(random, ['seb', 'swedbank', 'none'] as const),
  prefix: pick(random, ['', 'ns2:'] as const),
  isBatched: random() < 0.3,
  pageSize: pick(random, [7, 1000]),
});

const roots = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const toEuros = (cents: number) =>
  `${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** A reference with its ISO 11649 check digits. */
export function toIso(reference: string): string {
  const digits = [...`${reference}271500`];
  const rest = digits.reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `RF${String(98 - rest).padStart(2, '0')}${reference}`;
}

/** The file of a bank that says all this. */
export function writeStatement(told: readonly Told[], dialect: Dialect): string {
  const { message, version, prefix, pageSize } = dialect;
  const [outer, inner] = roots[message];
  const pages = [];
  for (let from = 0; from < told.length; from += pageSize) pages.push(told.slice(from, from + pageSize));
  const body = pages
    .map((page, index) => {
      const entries = writeEntries(page, dialect, index * pageSize);
      return `<${inner}><Id>S${index}</Id><CreDtTm>2026-06-30T23:00:00+03:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</${inner}>`;
    })
    .join('\n');
  const xml = `<Document><${outer}><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-06-30T23:00:00</CreDtTm></GrpHdr>${body}</${outer}></Document>`;
  const named = prefix === '' ? xml : xml.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`);
  const namespace = `xmlns${prefix ? ':ns2' : ''}="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${version}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${named.replace('Document>', `Document ${namespace}>`)}`;
}

function writeEntries(told: readonly Told[], dialect: Dialect, from: number): string {
  const batch = told.filter((one) => dialect.isBatched && isBatchable(one)).slice(0, 3);
  const alone = told.filter((one) => batch.length < 2 || !batch.includes(one));
  const entries = alone.map((one) => writeEntry([one], dialect, from + told.indexOf(one)));
  return entries.join('') + (batch.length < 2 ? '' : writeEntry(batch, dialect, from + told.indexOf(batch[0]!)));
}

const isBatchable = ({ cents, status, currency, isReversal }: Told) =>
  cents > 0 && status === 'BOOK' && currency === 'EUR' && !isReversal;

function writeEntry(told: readonly Told[], { version, ids }: Dialect, index: number): string {
  const [{ status, currency, isReversal }] = told as [Told];
  const cents = told.reduce((sum, one) => sum + one.cents, 0);
  const state = version === '02' ? status : `<Cd>${status}</Cd>`;
  return [
    '<Ntry>',
    ids === 'swedbank' ? `<NtryRef>N${index}</NtryRef>` : '',
    `<Amt Ccy="${currency}">${toEuros(cents)}</Amt><CdtDbtInd>${cents > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd>`,
    isReversal ? '<RvslInd>true</RvslInd>' : '',
    `<Sts>${state}</Sts><BookgDt><Dt>2026-06-15</Dt></BookgDt>`,
    ids === 'seb' ? `<AcctSvcrRef>A${index}</AcctSvcrRef>` : '',
    `<NtryDtls>${told.map((one, place) => writeTransaction(one, { version, ids }, `${index}-${place}`)).join('')}</NtryDtls>`,
    '</Ntry>',
  ].join('');
}

function writeTransaction(told: Told, { version, ids }: Pick<Dialect, 'version' | 'ids'>, id: string): string {
  const { payer, cents, currency } = told;
  const side = cents > 0 ? 'Dbtr' : 'Cdtr';
  const amount = `<Amt Ccy="${currency}">${toEuros(cents)}</Amt>`;
  const identity = payer?.registryCode
    ? `<Id><OrgId><Othr><Id>${payer.registryCode}</Id></Othr></OrgId></Id>`
    : `<Id><PrvtId><Othr><Id>${payer?.personalCode}</Id></Othr></PrvtId></Id>`;
  const party = payer && `<Nm>${escapeXml(payer.name)}</Nm>${identity}`;
  return [
    `<TxDtls><Refs>${ids === 'seb' ? `<AcctSvcrRef>T${id}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>`,
    version === '02' ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : amount,
    payer
      ? `<RltdPties><${side}>${version === '02' ? party : `<Pty>${party}</Pty>`}</${side}><${side}Acct><Id><IBAN>${payer.iban}</IBAN></Id></${side}Acct></RltdPties>`
      : '',
    `<RmtInf>${writeRemittance(told)}</RmtInf></TxDtls>`,
  ].join('');
}

function writeRemittance({ place, reference, text }: Told): string {
  const unstructured = text ? `<Ustrd>${escapeXml(text)}</Ustrd>` : '';
  const structured = (ref: string) => `<Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`;
  switch (place) {
    case 'structured':
      return unstructured + structured(reference);
    case 'iso':
      return unstructured + structured(toIso(reference));
    case 'tagged':
      return `<Ustrd>/RFB/${reference}/TXT/${escapeXml(text)}</Ustrd>`;
    case 'bare':
      return `<Ustrd>${reference}</Ustrd>`;
    case 'named':
      return `<Ustrd>${escapeXml(text)} viitenumber ${reference}</Ustrd>`;
    case 'grouped':
      return `<Ustrd>Viitenr: ${reference.replace(/(?=(\d{3})+$)(?!^)/g, ' ')}</Ustrd>`;
    case 'none':
      return unstructured;
  }
}
