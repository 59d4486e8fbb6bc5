import fc from '../../testing/propertyTests';
import { createMatcher } from './index';
import { fitSum } from './fitSum';
import type { Incoming, OpenInvoice } from './match';
import { toPayerKey } from './payerKey';

const invoice = (own: Partial<OpenInvoice>): OpenInvoice => ({
  id: '1',
  number: '2026-0001',
  reference: '10139',
  customer: 'kool',
  buyerName: 'Kool OÜ',
  registryCode: '10137319',
  openCents: 10_000,
  dueOn: '2026-06-30',
  ...own,
});
const payment = (own: Partial<Incoming>): Incoming => ({
  bookedOn: '2026-06-15',
  cents: 10_000,
  isReversal: false,
  isFee: false,
  payerName: null,
  payerIban: null,
  payerRegistryCode: null,
  references: [],
  text: '',
  ...own,
});
const second = invoice({ id: '2', number: '2026-0002', reference: '10142', openCents: 5000, dueOn: '2026-07-15' });
const match = (own: Partial<Incoming>, invoices = [invoice({}), second], rest = {}) =>
  createMatcher({ invoices, payers: [], payments: [], ...rest }).match(payment(own));

test.each<[string, Partial<Incoming>, object]>([
  [
    'exact reference and sum',
    { references: ['10139'] },
    { kind: 'automatic', bookings: [{ invoiceId: '1', cents: 10_000 }] },
  ],
  [
    'a part',
    { references: ['10139'], cents: 4000 },
    { by: 'reference', fit: 'part', bookings: [{ invoiceId: '1', cents: 4000 }] },
  ],
  [
    'too much',
    { references: ['10139'], cents: 10_100 },
    { by: 'reference', fit: 'over', bookings: [{ invoiceId: '1', cents: 10_000 }] },
  ],
  ['two invoices, one reference', { references: ['10139'], cents: 15_000 }, { by: 'reference', fit: 'several' }],
  ['two references', { references: ['10142', '10139'], cents: 15_000 }, { by: 'reference', fit: 'several' }],
  [
    'the number in the text',
    { text: 'Arve nr 2026-0002.', cents: 5000 },
    { by: 'number', fit: 'exact', bookings: [{ invoiceId: '2', cents: 5000 }] },
  ],
  [
    'no reference, same registry code',
    { payerRegistryCode: '10137319' },
    { by: 'registryCode', fit: 'exact', bookings: [{ invoiceId: '1', cents: 10_000 }] },
  ],
  [
    'no reference, same name',
    { payerName: 'OÜ KOOL', cents: 12_000 },
    {
      by: 'name',
      fit: 'part',
      bookings: [
        { invoiceId: '1', cents: 10_000 },
        { invoiceId: '2', cents: 2000 },
      ],
    },
  ],
  ['the sum alone', {}, { by: 'sum', fit: 'exact' }],
  ['nothing known', { cents: 77 }, { kind: 'unknown' }],
  ['a fee', { cents: -50, isFee: true }, { kind: 'notOurs' }],
  ['a wage', { cents: -90_000, payerName: 'Juhan Juht' }, { kind: 'notOurs' }],
])('%s', (_, own, expected) => {
  expect(match(own)).toMatchObject(expected);
});

test('the reference of a paid invoice points to the other invoices of its customer', () => {
  const found = match({ references: ['10139'], cents: 5000 }, [invoice({ openCents: 0 }), second]);
  expect(found).toMatchObject({ kind: 'suggested', by: 'paidReference', fit: 'exact', bookings: [{ invoiceId: '2' }] });
});

test('a payment for what is paid already stays as the credit of the customer', () => {
  expect(match({ references: ['10139'] }, [invoice({ openCents: 0 })])).toMatchObject({
    kind: 'suggested',
    customer: 'kool',
    fit: 'nothingOpen',
    bookings: [],
  });
});

test('a payer who owes the very sum asks a person, though the reference is another customer’s', () => {
  const other = invoice({ id: '3', customer: 'kauplus', registryCode: '10000003', reference: '10155' });
  expect(match({ references: ['10139'], payerRegistryCode: '10000003' }, [invoice({}), other])).toMatchObject({
    kind: 'suggested',
    by: 'reference',
    isOtherPayer: true,
  });
});

test('a learnt name is a reason, and no booking by itself', () => {
  const payers = [{ name: 'Vanemate kassa', customer: 'kool' }];
  expect(match({ payerName: 'VANEMATE KASSA' }, undefined, { payers })).toMatchObject({
    kind: 'suggested',
    by: 'learntName',
    fit: 'exact',
  });
});

test('money that goes back: a refund of a credited invoice, and a payment that the bank took back', () => {
  const credited = invoice({ openCents: -3000 });
  expect(match({ references: ['10139'], cents: -3000 }, [credited])).toMatchObject({
    fit: 'exact',
    bookings: [{ invoiceId: '1', cents: -3000 }],
  });
  const paid = { customer: 'kool', cents: 10_000, restCents: 0, payerName: null, receivedOn: '2026-06-01' };
  const payments = [
    { ...paid, id: 'a', payerIban: 'EE1' },
    { ...paid, id: 'b', payerIban: 'EE1', receivedOn: '2026-06-10' },
    { ...paid, id: 'c', payerIban: 'EE2', receivedOn: '2026-06-12' },
  ];
  const taken = { cents: -10_000, isReversal: true, payerIban: 'EE1' };
  expect(match(taken, undefined, { payments })).toEqual({ kind: 'reversal', paymentId: 'b' });
});

test('the second payment of one invoice is none by itself', () => {
  const matcher = createMatcher({ invoices: [invoice({})], payers: [], payments: [] });
  const first = matcher.match(payment({ references: ['10139'] }));
  if (first.kind !== 'automatic') throw new Error('not booked');
  matcher.book(first.bookings);
  expect(matcher.match(payment({ references: ['10139'] }))).toMatchObject({ kind: 'suggested', fit: 'nothingOpen' });
});

test('money is divided as brute force divides it, and never more than is open', () => {
  const sums = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 120 }), (open, cents) => {
      const invoices = open.map((openCents, index) => invoice({ id: String(index), number: String(index), openCents }));
      const { fit, bookings } = fitSum(cents, invoices);
      const booked = bookings.reduce((sum, one) => sum + one.cents, 0);
      const total = open.reduce((sum, one) => sum + one, 0);
      const subsets = Array.from({ length: 2 ** open.length }, (_, bits) =>
        open.filter((_sum, index) => bits & (2 ** index)),
      );
      const fitting = subsets.filter(
        (subset) => subset.length > 0 && subset.reduce((sum, one) => sum + one, 0) === cents,
      );
      expect(booked).toBe(Math.min(cents, total));
      expect(fit === 'exact' || fit === 'several').toBe(fitting.length > 0);
      if (fit === 'exact') expect(open).toContain(cents);
      expect(new Set(bookings.map(({ invoiceId }) => invoiceId)).size).toBe(bookings.length);
      for (const one of bookings) expect(one.cents).toBeLessThanOrEqual(open[Number(one.invoiceId)]!);
    }),
  );
});

test.each([
  ['AS Õun & Ko', 'oun ko'],
  ['Õun&Ko aktsiaselts', 'oun ko'],
  ['Kool OÜ', 'kool'],
  ['Oasis', 'oasis'],
  ['ООО Ёлка', 'ооо елка'],
  [null, ''],
])('%s is the payer %s', (name, key) => {
  expect(toPayerKey(name)).toBe(key);
});
