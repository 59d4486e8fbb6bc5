import { isReferenceNumber } from '../../platform/values/bank/referenceNumber';
import type { BankEntry } from '../bankFiles';
import { readBankFile } from '../bankFiles';
import { createMatcher } from './createMatcher';
import { matchSlowly } from './slowMatch.fixture';
import { createDialect, createRandom, createWorld, PAID, tellMovements, writeStatement } from './statements.fixture';
import type { Told, World } from './statements.fixture';

const STATEMENTS = 1000;

/** Each movement with what was read of it. */
async function readTold(told: readonly Told[], xml: string): Promise<{ told: Told; entry: BankEntry }[]> {
  const file = await readBankFile([Buffer.from(xml)]);
  if ('problem' in file) throw new Error(JSON.stringify(file.problem));
  const entries = file.statements.flatMap((statement) => statement.entries);
  const readable = told.filter(({ status, currency }) => status === 'BOOK' && currency === 'EUR');
  expect(entries).toHaveLength(readable.length);
  const rest = [...readable];
  return entries.map((entry) => {
    const at = rest.findIndex((one) => isTold(one, entry));
    if (at < 0) throw new Error(`nobody told of ${JSON.stringify(entry)}`);
    return { told: rest.splice(at, 1)[0]!, entry };
  });
}

const isTold = ({ cents, payer, place, reference }: Told, entry: BankEntry) =>
  entry.cents === cents &&
  entry.payerName === (payer?.name ?? null) &&
  entry.payerIban === (payer?.iban ?? null) &&
  entry.payerRegistryCode === (payer?.registryCode ?? null) &&
  (place !== 'none' && isReferenceNumber(reference)
    ? entry.references.includes(reference)
    : entry.references.length === 0);

test('a thousand statements of all dialects: no wrong booking, and 95 of 100 payments are booked by themselves', async () => {
  const wrong: unknown[] = [];
  let payments = 0;
  let booked = 0;
  for (let seed = 1; seed <= STATEMENTS; seed += 1) {
    const random = createRandom(seed);
    const world: World = createWorld(random);
    const movements = tellMovements(random, world);
    const read = await readTold(movements, writeStatement(movements, createDialect(random)));
    const book = { invoices: world.invoices, payers: [], payments: [] };
    const matcher = createMatcher(book);
    const slow = matchSlowly(book);
    for (const { told, entry } of read) {
      const match = matcher.match(entry);
      const bookings = match.kind === 'automatic' ? match.bookings : null;
      if (JSON.stringify(slow.match(entry)) !== JSON.stringify(bookings)) wrong.push({ seed, entry, bookings });
      if (told.isPayment) payments += 1;
      if (match.kind !== 'automatic') continue;
      if (told.isPayment) booked += 1;
      const [booking, ...more] = match.bookings;
      if (booking?.invoiceId !== told.answer || booking.cents !== told.cents || more.length > 0)
        wrong.push({ seed, told, match });
      matcher.book(match.bookings);
      slow.book(match.bookings);
    }
  }
  expect(wrong).toEqual([]);
  expect(payments).toBe(STATEMENTS * PAID);
  expect(booked / payments).toBeGreaterThanOrEqual(0.95);
});
