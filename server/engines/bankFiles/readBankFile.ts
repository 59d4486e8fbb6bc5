import type { BankFile, BankFileProblem, BankStatement } from './bankFile';
import { Unreadable } from './bankFile';
import type { Chunks } from './decodeXml';
import type { Element } from './element';
import { findFirst, readText } from './element';
import { readEntry, toDay } from './readEntry';
import { readXml } from './readXml';

const MOST_ENTRIES = 50_000;

/**
 * Reads camt.052, 053 or 054 of any version. Takes booked entries in euros; the rest is counted in `leftOut`. A file that
 * cannot be trusted as a whole gives its problem and no entry.
 */
export async function readBankFile(chunks: Chunks): Promise<BankFile | { problem: BankFileProblem }> {
  const reader = createReader();
  try {
    await readXml(chunks, reader);
    return reader.finish();
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}

function createReader() {
  const statements: BankStatement[] = [];
  const others = new Map<string, number>();
  const seen = new Map<string, number>();
  let notBooked = 0;
  let taken = 0;
  let parts: Element[] = [];
  let current: BankStatement | undefined;

  const begin = (): void => {
    parts = [];
    current = undefined;
  };

  const read = (part: Element): void => {
    if (part.name !== 'Ntry') parts.push(part);
    else {
      current ??= openStatement();
      readInto(current, part);
    }
    // A statement without entries still tells how far the bank's files reach.
    if (part.name === 'Acct') current ??= openStatement();
  };

  const openStatement = (): BankStatement => {
    const find = (name: string) => parts.find((part) => part.name === name);
    const account = findFirst(find('Acct'), 'Id');
    const iban = readText(account, 'IBAN') ?? readText(account, 'Othr', 'Id');
    if (!iban) throw new Unreadable({ kind: 'badEntry', line: parts.at(-1)?.line ?? 1, field: 'account' });
    const until = readText(find('FrToDt'), 'ToDtTm') ?? find('CreDtTm')?.text.trim() ?? null;
    const statement = { iban: iban.replace(/\s/g, '').slice(0, 34), lastDay: toDay(until) ?? '', entries: [] };
    statements.push(statement);
    return statement;
  };

  const readInto = (statement: BankStatement, entry: Element): void => {
    const status = readText(entry, 'Sts', 'Cd') ?? readText(entry, 'Sts');
    const currency = findFirst(entry, 'Amt')?.currency ?? '';
    if (status !== 'BOOK') notBooked += 1;
    else if (currency !== 'EUR') others.set(currency, (others.get(currency) ?? 0) + 1);
    else
      for (const movement of readEntry(entry, statement.iban, countSame)) {
        taken += 1;
        if (taken > MOST_ENTRIES) throw new Unreadable({ kind: 'tooManyEntries', most: MOST_ENTRIES });
        statement.entries.push(movement);
        if (statement.lastDay < movement.bookedOn) statement.lastDay = movement.bookedOn;
      }
  };

  const countSame = (text: string): number => {
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return times;
  };

  const finish = (): BankFile => {
    const [currency] = others.keys();
    if (taken === 0 && currency !== undefined) throw new Unreadable({ kind: 'otherCurrency', currency });
    const leftOut = [...others].map(([name, count]) => ({ kind: 'otherCurrency' as const, currency: name, count }));
    return { statements, leftOut: notBooked > 0 ? [...leftOut, { kind: 'notBooked', count: notBooked }] : leftOut };
  };

  return { begin, read, finish };
}
