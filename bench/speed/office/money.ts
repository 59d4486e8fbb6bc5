import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../../../server/access';
import { createDialect, createRandom, writeStatement } from '../../../server/engines/matching/statements.fixture';
import { bankProgress } from '../../../server/office/payments/progress';
import { takeBankFile } from '../../../server/office/payments/takeBankFile';
import { readOwingInvoices, readWhoOwes } from '../../../server/office/payments/whoOwes';
import { readConfig } from '../../../server/platform/config';
import { createLogger } from '../../../server/platform/log/logger';
import { systemClock } from '../../../server/platform/time';
import { createServices } from '../../../server/services';
import { median } from '../ask';
import type { Result } from '../result';
import { milliseconds } from '../result';

const INVOICES = 1_000_000;
/** One invoice of a hundred is open, from four months before today to two weeks after. */
const OPEN = 10_000;
const CUSTOMERS = 5000;
const ENTRIES = 5000;
const RUNS = 5;

/** Measures who owes what among a million invoices, and a statement of the bank that pays half of the open ones. */
export async function money(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-money-'));
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off', ADMIN_PASSWORD: 'kuldne-rattapump' });
  const services = await createServices({ config, clock: systemClock, log: createLogger('silent') });
  const { deps } = services;
  try {
    for (const statement of filling) await deps.db.dataSource.query(statement);
    const all = await spend(() => readWhoOwes(deps));
    const { rows } = await readWhoOwes(deps);
    if (rows.length === 0) throw new Error('nobody owes');
    const found = await spend(() => readOwingInvoices(deps, { customer: undefined, search: 'firma 77' }));
    const bytes = Buffer.from(await writePaying(deps));
    const { took, booked, steps } = await takeIn(deps, bytes);
    return [
      toResult(`who owes, among ${INVOICES.toLocaleString('en')} invoices of which ${OPEN} are open`, all, 300),
      toResult('the open invoices that a search finds, of the same', found, 300),
      {
        ...toResult(`a statement of ${ENTRIES} movements, from its bytes to the bookings`, took, 5000),
        measured: `${milliseconds(took)}; ${booked} booked by themselves; progress told ${steps} times`,
        reached: took <= 5000 && booked === ENTRIES && steps > 1,
      },
    ];
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const toResult = (what: string, measured: number, limit: number): Result => ({
  what,
  against: '-',
  mustReach: milliseconds(limit),
  measured: milliseconds(measured),
  reached: measured <= limit,
});

/** Milliseconds, the median of several. */
async function spend(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** A statement that pays open invoices, each by its reference. */
async function writePaying({ db }: Deps): Promise<string> {
  const open: { reference: string; cents: number; name: string }[] = await db.dataSource.query(
    `select i.reference_number as reference, a.cents, i.buyer_name as name
     from open_amount a join invoice i on i.id = a.invoice_id order by i.serial limit $1`,
    [ENTRIES],
  );
  const told = open.map(({ reference, cents, name }, index) => ({
    cents,
    payer: { customer: '', name, iban: `EE${index}`, registryCode: null, personalCode: null },
    place: 'structured' as const,
    reference,
    text: '',
    status: 'BOOK' as const,
    currency: 'EUR' as const,
    isReversal: false,
    answer: null,
    isPayment: true,
  }));
  return writeStatement(told, createDialect(createRandom(1)));
}

async function takeIn(deps: Deps, bytes: Buffer): Promise<{ took: number; booked: number; steps: number }> {
  const seen = new Set<number>();
  const watch = setInterval(() => seen.add(bankProgress.require(deps).current?.done ?? -1), 5);
  const began = performance.now();
  const { bookedCount } = await takeBankFile(deps, { bytes, fileName: 'bench.xml', takenById: null });
  const took = performance.now() - began;
  clearInterval(watch);
  return { took, booked: bookedCount, steps: seen.size };
}

/** The check digit of a reference (7-3-1) in SQL, for a number `n`. */
const reference = `n::text || (select ((10 - sum(substr(reverse(n::text), k, 1)::int
  * (array[7, 3, 1])[(k - 1) % 3 + 1]) % 10) % 10)::text from generate_series(1, length(n::text)) k)`;

/** Paid invoices have a payment each, as the trigger of `open_amount` would have found them; it is off while they come. */
const filling = [
  `insert into customer (id, name) select md5('customer' || n)::uuid, 'Firma ' || n from generate_series(1, ${CUSTOMERS}) n`,
  'alter table invoice disable trigger invoice_owes',
  'alter table payment_booking disable trigger booking_pays',
  `insert into invoice (id, kind, status, series, sequence, number, serial, reference_number, language, buyer_name, buyer_email,
     payment_days, issued_on, due_on, net_cents, gross_cents, seller, made_at, issued_at, customer_id)
   select md5('invoice' || n)::uuid, 'invoice', 'issued', 'B-', n, 'B-' || n, n, ${reference}, 'et',
     'Firma ' || n % ${CUSTOMERS} + 1, 'arved@firma.example', 14, day - 14, day, 10000 + n % 5000, 10000 + n % 5000, '{}', now(), now(),
     md5('customer' || n % ${CUSTOMERS} + 1)::uuid
   from generate_series(1, ${INVOICES}) n,
     lateral (select current_date + 14 - ((${INVOICES} - n) / ${OPEN / 134})::int as day) days`,
  `insert into payment (id, source, cents, received_on, customer_id, made_at)
   select md5('payment' || serial)::uuid, 'cash', gross_cents, due_on, customer_id, now() from invoice where serial <= ${INVOICES - OPEN}`,
  `insert into payment_booking (id, payment_id, invoice_id, cents, booked_at)
   select md5('booking' || serial)::uuid, md5('payment' || serial)::uuid, id, gross_cents, now() from invoice where serial <= ${INVOICES - OPEN}`,
  `insert into open_amount (invoice_id, cents, due_on) select id, gross_cents, due_on from invoice where serial > ${INVOICES - OPEN}`,
  'update payment set rest_cents = 0',
  'alter table invoice enable trigger invoice_owes',
  'alter table payment_booking enable trigger booking_pays',
  'analyze',
];
