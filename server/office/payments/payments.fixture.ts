import { createDialect, createRandom, writeStatement } from '../../engines/matching/statements.fixture';
import type { Told } from '../../engines/matching/statements.fixture';
import { createId } from '../../platform/ids';
import { addCheckDigit } from '../../platform/values/bank/referenceNumber';
import type { TestApp } from '../../testing/testApp';

let serial = 1000;

export interface IssuedInvoice {
  id: string;
  number: string;
  reference: string;
}

const seller = {
  name: 'Bussiveod',
  registrationNumber: '10000018',
  vatNumber: 'EE100000000',
  address: 'Tuuliku tee 2, Tallinn',
  iban: 'EE382200221020145685',
  email: null,
  phone: null,
};

/** The reference number of the invoice that is issued next. */
export const peekReference = (): string => addCheckDigit(String(serial + 1));

/** An issued invoice, without the trip behind it. */
export async function issueInvoice(
  app: TestApp,
  own: {
    cents?: number;
    buyer?: string;
    code?: string | null;
    dueOn?: string;
    customerId?: string;
    creditOf?: string;
    kind?: 'invoice' | 'prepayment';
  } = {},
): Promise<IssuedInvoice> {
  serial += 1;
  const {
    cents = 10_000,
    buyer = 'Kool OÜ',
    code = null,
    dueOn = '2026-06-30',
    customerId,
    creditOf,
    kind = 'invoice',
  } = own;
  const invoice = { id: createId(), number: `T-${serial}`, reference: addCheckDigit(String(serial)) };
  await app.deps.db.dataSource.query(
    `insert into invoice (id, kind, status, series, sequence, number, serial, reference_number, language, buyer_name,
       buyer_registry_code, buyer_email, payment_days, issued_on, due_on, net_cents, gross_cents, seller, made_at, issued_at,
       customer_id, credit_of_id)
     values ($1, $2, 'issued', 'T-', $3, $4, $3, $5, 'et', $6, $7, 'arved@kool.example', 14, '2026-06-01', $8, $9, $9, $12, now(), now(), $10, $11)`,
    [
      invoice.id,
      creditOf ? 'credit' : kind,
      serial,
      invoice.number,
      invoice.reference,
      buyer,
      code,
      dueOn,
      cents,
      customerId ?? null,
      creditOf ?? null,
      seller,
    ],
  );
  return invoice;
}

export async function createCustomer(app: TestApp, name: string): Promise<string> {
  const id = createId();
  await app.deps.db.dataSource.query(`insert into customer (id, name) values ($1, $2)`, [id, name]);
  return id;
}

const plain: Told = {
  cents: 10_000,
  payer: { customer: '', name: 'Kool OÜ', iban: 'EE101', registryCode: null, personalCode: '37605030299' },
  place: 'none',
  reference: '',
  text: '',
  status: 'BOOK',
  currency: 'EUR',
  isReversal: false,
  answer: null,
  isPayment: true,
};

export const pay = (reference: string, cents = 10_000, own: Partial<Told> = {}): Told => ({
  ...plain,
  place: reference ? 'structured' : 'none',
  reference,
  cents,
  ...own,
});

export const payer = (name: string, own: Partial<NonNullable<Told['payer']>> = {}): NonNullable<Told['payer']> => ({
  ...plain.payer!,
  name,
  ...own,
});

let file = 0;

/** Two statements with the same content are still two. */
export function writeFile(told: readonly Told[], seed = (file += 1)): string {
  const dialect = createDialect(createRandom(seed));
  return writeStatement(told, { ...dialect, ids: 'none' }).replace('<Id>S0', `<Id>S${seed}`);
}

/** Uploads a file, as the page does. */
export async function upload(app: TestApp, token: string, xml: string | Buffer, language = 'et') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(xml))]), 'väljavõte.xml');
  const response = await app.fetch('/api/bank', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, cookie: `language=${language}` },
    body: form,
  });
  const body = (await response.json()) as {
    content?: { newCount: number; bookedCount: number };
    error?: { message: string };
  };
  return { status: response.status, ...body.content, message: body.error?.message };
}
