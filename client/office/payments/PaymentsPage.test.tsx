import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { refusal, renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import PaymentsPage from './PaymentsPage';

type Page = DataOf<'BankEntries'>['bankEntries'];
type Entry = Page['rows'][number];
type Suggestion = NonNullable<Entry['suggestion']>;

const invoice = {
  __typename: 'OwingInvoice' as const,
  id: '0197a000-0000-7000-8000-00000000000a',
  number: '2026-0017',
  buyerName: 'Kool OÜ',
  dueOn: '2026-06-30',
  open: 100,
};

const suggest = (changes: Partial<Suggestion> = {}): Suggestion => ({
  __typename: 'BankSuggestion',
  by: 'registryCode',
  fit: 'exact',
  isOtherPayer: false,
  customerName: 'Kool OÜ',
  customerOf: invoice.id,
  parts: [{ __typename: 'PaymentPart', amount: 100, invoice }],
  rest: 0,
  reversalOf: null,
  ...changes,
});

const makeEntry = (changes: Partial<Entry> = {}): Entry => ({
  __typename: 'BankEntry',
  id: '0197a000-0000-7000-8000-000000000001',
  bookedOn: '2026-06-15',
  amount: 100,
  payerName: 'KOOL OÜ',
  payerIban: 'EE101',
  payerRegistryCode: '10137319',
  references: [],
  text: 'Buss Tartusse',
  state: 'waiting',
  suggestion: suggest(),
  payment: null,
  ...changes,
});

const toPage = (rows: Entry[]): { data: { bankEntries: Page } } => ({
  data: {
    bankEntries: {
      __typename: 'BankEntryPage',
      rows,
      hasMore: false,
      waitingCount: rows.length,
      lastDay: '2026-06-15',
    },
  },
});

const listings = (waiting: Entry[], settled: Entry[] = []): Replies => ({
  BankEntries: ({ state }) => toPage(state === 'waiting' ? waiting : state === 'settled' ? settled : []),
  BankFiles: () => ({ data: { bankFiles: [] } }),
  HandPayments: () => ({ data: { handPayments: [] } }),
  LinkPayments: () => ({ data: { linkPayments: [] } }),
  OwingInvoices: () => ({
    data: {
      owingInvoices: [{ ...invoice, __typename: 'RemindedInvoice' as const, remindedAt: null, stopReason: null }],
    },
  }),
});

function open(replies: Replies) {
  setScreen('wide');
  return renderClient(<PaymentsPage />, { replies });
}
afterEach(() => act(() => closeSnackbar()));

const findWaiting = async () => within(await screen.findByRole('region', { name: /Ootab otsust/ }));

it('says why a payment is suggested, and books it by one press', async () => {
  const book = replyMock<'BookEntry'>(() => ({ data: { bookEntry: true } }));
  open({ ...listings([makeEntry()]), BookEntry: book });
  const waiting = await findWaiting();
  expect(await waiting.findByText('summa klapib, viitenumber puudub, sama registrikood')).toBeVisible();
  expect(waiting.getByText(/^Arve 2026-0017, Kool OÜ: 100,00/)).toBeVisible();
  await userEvent.click(waiting.getByRole('button', { name: /^Jah, seo: KOOL OÜ, 100,00/ }));
  expect(await screen.findByText('Makse on seotud!')).toBeVisible();
  expect(book.mock.calls[0]?.[0]).toMatchObject({
    customerOf: invoice.id,
    parts: [{ invoiceId: invoice.id, amount: 100 }],
  });
});

it('lets a person choose another invoice, and says what stays as credit', async () => {
  const entry = makeEntry({ amount: 150, suggestion: null, payerName: null });
  const book = replyMock<'BookEntry'>(() => ({ data: { bookEntry: true } }));
  open({ ...listings([entry]), BookEntry: book });
  const waiting = await findWaiting();
  expect(await waiting.findByText('Arvet ei leitud')).toBeVisible();
  expect(waiting.queryByRole('button', { name: /^Jah/ })).toBeNull();
  await userEvent.click(waiting.getByRole('button', { name: /^Muu arve: Maksja nimi puudub/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Millise arve eest?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Seo' }));
  expect(dialog.getByText('Valige vähemalt üks arve')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /2026-0017/ }));
  expect(dialog.getByText(/Jääb kliendi ettemaksuks: 50,00/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Seo' }));
  expect(await screen.findByText('Makse on seotud!')).toBeVisible();
  expect(book.mock.calls[0]?.[0]).toMatchObject({ parts: [{ invoiceId: invoice.id, amount: 100 }] });
});

it('warns when the payer owes the same sum itself', async () => {
  open(listings([makeEntry({ suggestion: suggest({ by: 'reference', isOtherPayer: true }) })]));
  const waiting = await findWaiting();
  expect(await waiting.findByText('Kontrollige: maksjal endal on sama suur arve.')).toBeVisible();
});

const payment: NonNullable<Entry['payment']> = {
  __typename: 'PaymentRow' as const,
  id: '0197a000-0000-7000-8000-000000000009',
  source: 'bank',
  receivedOn: '2026-06-15',
  amount: 100,
  payer: 'KOOL OÜ',
  parts: suggest().parts,
  rest: 0,
  receiptNumber: null,
  note: '',
  madeBy: null,
  refundable: 0,
  isUndone: false,
};

it('says who entered a payment in cash, also once it is undone', async () => {
  const cash = { ...payment, source: 'cash' as const, receiptNumber: 7, madeBy: 'Mari Maasikas' };
  const undone = { ...cash, id: '0197a000-0000-7000-8000-00000000000b', receiptNumber: 8, isUndone: true };
  open({ ...listings([]), HandPayments: () => ({ data: { handPayments: [cash, undone] } }) });
  const table = within(await screen.findByRole('region', { name: 'Sularaha ja kaart' }));
  expect(await table.findAllByText('Mari Maasikas')).toHaveLength(2);
  expect(table.getByText('Tagasi võetud')).toBeVisible();
  expect(table.getAllByRole('button', { name: /^Võta tagasi: KOOL OÜ/ })).toHaveLength(1);
});

it('asks before a booking is taken back', async () => {
  const settled = makeEntry({ state: 'settled', suggestion: null, payment });
  const undo = replyMock<'UndoPayment'>(() => ({ data: { undoPayment: true } }));
  open({ ...listings([], [settled]), UndoPayment: undo });
  expect(await screen.findByText('Kõik laekumised on seotud')).toBeVisible();
  expect(screen.getByText('portaal ise')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Võta tagasi: KOOL OÜ/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas võtta seos tagasi?' }));
  await userEvent.click(question.getByRole('button', { name: 'Võta tagasi' }));
  expect(await screen.findByText('Seos on tagasi võetud')).toBeVisible();
  expect(undo.mock.calls[0]?.[0]).toEqual({ id: payment.id });
});

it('reads the lists again when a colleague was quicker', async () => {
  let asked = 0;
  open({
    ...listings([makeEntry()]),
    BankEntries: ({ state }) => {
      asked += state === 'waiting' ? 1 : 0;
      return toPage(state === 'waiting' && asked === 1 ? [makeEntry()] : []);
    },
    BookEntry: () => refusal('changeTakenBefore'),
  });
  const waiting = await findWaiting();
  await userEvent.click(await waiting.findByRole('button', { name: /^Jah, seo/ }));
  expect(await waiting.findByText('Kõik laekumised on seotud')).toBeVisible();
});

it('says that the lists could not be loaded', async () => {
  open({
    ...listings([]),
    BankEntries: () => {
      throw new Error('away');
    },
  });
  expect((await screen.findAllByText('Laekumiste laadimine ebaõnnestus')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Panga faili ei ole veel')).toBeNull();
});
