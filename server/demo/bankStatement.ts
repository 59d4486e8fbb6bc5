import { demoCompany } from './data/company';

/** Money that came in, or went out. */
export interface Movement {
  /** Less than 0 went out. */
  cents: number;
  /** Null: the bank itself. */
  payer: string | null;
  reference: string;
  text: string;
}

/** A day's file of the bank, camt.053. */
export const writeBankStatement = (day: string, movements: readonly Movement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>${day}</Id>
<Acct><Id><IBAN>${demoCompany.companyIban}</IBAN></Id></Acct>
${movements.map((movement, index) => writeEntry(day, index, movement)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;

const writeEntry = (day: string, index: number, { cents, payer, reference, text }: Movement): string => `<Ntry>
<Amt Ccy="EUR">${(Math.abs(cents) / 100).toFixed(2)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${day}-${index}</AcctSvcrRef><NtryDtls><TxDtls>
${payer === null ? '' : `<RltdPties><Dbtr><Nm>${escape(payer)}</Nm></Dbtr></RltdPties>`}
<RmtInf>${text ? `<Ustrd>${escape(text)}</Ustrd>` : ''}${
  reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''
}</RmtInf></TxDtls></NtryDtls></Ntry>`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
