import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DateTime } from 'luxon';
import type { Portal } from '../portal';

/** The company on the invoices. */
export const seller = {
  COMPANY_REGISTRATION_NUMBER: '10137319',
  COMPANY_VAT_NUMBER: 'EE100000001',
  COMPANY_ADDRESS: 'Sadama 1, Tallinn',
  COMPANY_IBAN: 'EE382200221020145685',
};

/** A bank's statement with these movements. */
export const statement = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
     <Acct><Id><IBAN>EE382200221020145685</IBAN></Id></Acct>${inside}</Stmt></BkToCstmrStmt></Document>`;

/** Money that came in on a day. */
export const payment = (euros: number, reference: string, payer: string, day = '2026-06-15') =>
  `<Ntry><Amt Ccy="EUR">${euros.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
     <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
     <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** Puts a file of the bank into the folder, as the bank's own program does. It is taken when the clock moves next. */
export async function putIntoFolder({ dataDir }: Portal, name: string, xml: string): Promise<void> {
  const folder = join(dataDir, 'bank');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), xml);
  // It was written some minutes ago: a younger file may not be whole yet.
  const written = new Date(Date.now() - 300_000);
  await utimes(join(folder, name), written, written);
}

/** Automations act while the office is open: this day, or the next one at the same hour on which it is. */
export async function toWorkday(portal: Portal, moment: DateTime): Promise<DateTime> {
  const { publicHolidays } = await portal.graphql<{ publicHolidays: { date: string }[] }>(
    'query($year: Int!) { publicHolidays(year: $year) { date } }',
    { year: moment.year },
  );
  const isClosed = (day: DateTime) => day.weekday > 5 || publicHolidays.some(({ date }) => date === day.toISODate());
  let day = moment;
  while (isClosed(day)) day = day.plus({ days: 1 });
  return day;
}

/** Trusts the portal with an act, or has it prepared for a person. */
export async function setAutomation(portal: Portal, kind: string, mode: 'suggest' | 'automatic'): Promise<void> {
  await portal.graphql(`mutation { setAutomation(kind: ${kind}, mode: ${mode}) { isOn } }`);
}
