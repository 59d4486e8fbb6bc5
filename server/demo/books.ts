import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { takeBankFile } from '../office/payments/takeBankFile';
import { PortalError } from '../platform/errors';
import { query, sql } from '../platform/sql';
import { toLocalDate, toTallinn } from '../platform/time';
import { addDays } from '../platform/values/localDay';
import type { Api } from './actions/api';
import type { Movement } from './bankStatement';
import { writeBankStatement } from './bankStatement';

/** The way in which a customer pays an invoice. */
interface Habit {
  /** How many of 40 invoices. */
  share: number;
  /** Days after the due date. */
  day: number;
  percent: number;
  /** The payment names the reference, the number of the invoice, or nothing. */
  names: 'reference' | 'number' | 'nothing';
}

const habits: Habit[] = [
  { share: 7, day: 1, percent: 100, names: 'reference' },
  { share: 2, day: -11, percent: 50, names: 'reference' },
  { share: 24, day: -4, percent: 100, names: 'reference' },
  { share: 1, day: -2, percent: 100, names: 'number' },
  { share: 1, day: -1, percent: 100, names: 'nothing' },
  { share: 1, day: -1, percent: 110, names: 'reference' },
  { share: 1, day: 16, percent: 100, names: 'reference' },
  // Forgotten.
  { share: 3, day: 500, percent: 100, names: 'reference' },
];
/** The habit of each of 40 invoices in a row, well mixed. */
const habitOf = habits
  .flatMap((habit) => Array.from({ length: habit.share }, () => habit))
  .map((_, index, all) => all[(index * 7) % all.length]!);

/** Suggestions of the last days are left to try; older ones were taken. */
const LEFT_DAYS = 4;

interface Open {
  id: string;
  number: string;
  reference: string;
  buyer: string;
  dueOn: string;
  sequence: number;
  cents: number;
}

/** The money of the demo company: customers pay by the bank, the office matches the odd ones, reminds and credits. */
export class DemoBooks {
  /** Invoices whose payment came. */
  readonly #paid = new Set<string>();
  #credited = 0;
  #isLeftToTry = false;

  constructor(
    private readonly api: Api,
    private readonly deps: Deps,
    private readonly office: Viewer,
    /** Midnight of this day has passed in the end. */
    private readonly present: Date,
  ) {}

  /** One morning: the file of the bank, then the office's work. */
  async playDay(): Promise<void> {
    const now = this.deps.clock.now();
    const yesterday = addDays(toLocalDate(now), -1);
    const isLeft = toLocalDate(now) > addDays(toLocalDate(this.present), -LEFT_DAYS);
    await this.takeStatement(yesterday, isLeft);
    if (toTallinn(now).weekday > 5) return;
    if (!isLeft) await this.matchWaiting();
    if (!isLeft) await this.run('mutation { sendDueReminders }');
    if (now.getUTCDate() === 20) await this.creditOne();
    if (toTallinn(now).weekday === 2) await this.askPrepayments();
  }

  private async takeStatement(day: string, isLeft: boolean): Promise<void> {
    const open = await this.readOpen();
    const payments = open.flatMap((invoice) => this.pay(invoice, day));
    if (isLeft) payments.push(...this.payWithoutReference(open));
    // The bank takes its fee each day, so the file of yesterday is always there.
    const fee: Movement = { cents: -38, payer: null, reference: '', text: 'Maksete teenustasu' };
    const bytes = Buffer.from(writeBankStatement(day, [...payments, fee]));
    await takeBankFile(this.deps, { bytes, fileName: `valjavote-${day}.xml`, takenById: this.office.id });
  }

  private readOpen = (): Promise<Open[]> =>
    query(
      this.deps.db.dataSource.manager,
      sql`select i.id, i.number, i.reference_number as reference, i.buyer_name as buyer, a.due_on::text as "dueOn", i.sequence, a.cents
          from open_amount a join invoice i on i.id = a.invoice_id where a.cents > 0 order by i.serial`,
    );

  private pay({ id, number, reference, buyer, dueOn, sequence, cents }: Open, day: string): Movement[] {
    const habit = habitOf[sequence % habitOf.length]!;
    if (this.#paid.has(id) || day < addDays(dueOn, habit.day)) return [];
    this.#paid.add(id);
    return [
      {
        cents: Math.round((cents * habit.percent) / 100),
        payer: buyer,
        reference: habit.names === 'reference' ? reference : '',
        text: habit.names === 'number' ? `Arve ${number}` : habit.names === 'nothing' ? 'Bussireis' : '',
      },
    ];
  }

  /** One customer of the last days names nothing: that payment is left to try. */
  private payWithoutReference(open: readonly Open[]): Movement[] {
    const invoice = open.find(({ id }) => !this.#paid.has(id));
    if (!invoice || this.#isLeftToTry) return [];
    this.#isLeftToTry = true;
    this.#paid.add(invoice.id);
    return [{ cents: invoice.cents, payer: invoice.buyer, reference: '', text: 'Bussireis' }];
  }

  /** Takes each suggestion, as the office does in the morning. */
  private async matchWaiting(): Promise<void> {
    interface Part {
      invoice: { id: string };
      amount: number;
    }
    const { bankEntries } = await this.api.run<{
      bankEntries: { rows: { id: string; suggestion: { customerOf: string | null; parts: Part[] } | null }[] };
    }>(
      this.office,
      '{ bankEntries(state: waiting) { rows { id suggestion { customerOf parts { invoice { id } amount } } } } }',
    );
    for (const { id, suggestion } of bankEntries.rows) {
      if (!suggestion?.customerOf) continue;
      const parts = suggestion.parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));
      await this.run(
        'mutation($id: UUID!, $of: UUID!, $parts: [PaymentPartInput!]!) { bookEntry(id: $id, customerOf: $of, parts: $parts) }',
        { id, of: suggestion.customerOf, parts },
      );
    }
  }

  /** Once a month a customer gets a tenth of the first line back, and another one pays in the bus. */
  private async creditOne(): Promise<void> {
    const [credited, paidInBus] = (await this.readOpen()).filter(({ id }) => !this.#paid.has(id));
    if (credited) {
      const { invoice } = await this.api.run<{ invoice: { lines: { id: string; creditable: number }[] } }>(
        this.office,
        'query($id: UUID!) { invoice(id: $id) { lines { id creditable } } }',
        { id: credited.id },
      );
      const [line] = invoice.lines;
      const lines = [{ lineId: line?.id, amount: Math.round((line?.creditable ?? 0) * 10) / 100 }];
      await this.run(
        'mutation($id: UUID!, $lines: [CreditLineInput!]!) { creditInvoice(id: $id, lines: $lines, reason: "Buss hilines 40 minutit", send: true) { id } }',
        { id: credited.id, lines },
      );
    }
    if (!paidInBus) return;
    this.#paid.add(paidInBus.id);
    await this.run(
      'mutation($id: UUID!, $amount: Price!, $on: LocalDate!, $source: PaymentSource!) { takePayment(invoiceId: $id, amount: $amount, receivedOn: $on, source: $source, note: "Juht Jaan") }',
      {
        id: paidInBus.id,
        amount: paidInBus.cents / 100,
        on: toLocalDate(this.deps.clock.now()),
        source: (this.#credited += 1) % 2 === 0 ? 'card' : 'cash',
      },
    );
  }

  /** A week before the departure the office asks one customer of twelve for a share. */
  private async askPrepayments(): Promise<void> {
    const now = this.deps.clock.now();
    const ids = await query<{ id: string }>(
      this.deps.db.dataSource.manager,
      sql`select o.id from "order" o where o.status in ('accepted', 'job') and o.deleted_at is null
            and o.starts_at between ${now}::timestamptz + interval '3 days' and ${now}::timestamptz + interval '12 days'
            and abs(hashtext(o.email)) % 12 = 0 and not exists (select from invoice_trip t where t.order_id = o.id)
            order by o.starts_at, o.id`,
    );
    for (const { id } of ids)
      await this.run('mutation($id: UUID!) { askPrepayment(id: $id, percent: 30) { prepayment { state } } }', { id });
  }

  /** Leaves out an act that the portal refuses: nothing is due today, or the trip has no price. */
  private async run(document: string, variables: Record<string, unknown> = {}): Promise<void> {
    await this.api.run(this.office, document, variables).catch((error: Error) => {
      if (!isRefusal(error)) throw error;
    });
  }
}

const isRefusal = ({ cause }: Error): boolean => {
  const original = (cause as { originalError?: unknown } | undefined)?.originalError;
  return original instanceof PortalError && original.code === 'CONFLICT';
};
