import type { Item } from './item';
import { findPath, printAct, printFacts, printNext, printProposal, printReason, printSubject, printTime } from './item';

const now = new Date('2026-11-24T07:00:00Z');
const make = (changes: Partial<Item>, proposal: Partial<Item['proposal']> = {}): Item => ({
  id: 'price:1',
  kind: 'price',
  subjectId: 'AB',
  mark: '1',
  section: 'later',
  dueAt: '2026-11-25T07:30:00Z',
  since: '2026-11-24T06:00:00Z',
  orderId: null,
  status: null,
  start: null,
  customer: null,
  cities: [],
  passengers: null,
  who: null,
  words: null,
  day: null,
  sum: null,
  hours: null,
  plannedHours: null,
  act: null,
  snoozedUntil: null,
  snoozedBy: null,
  proposal: {
    act: 'open',
    price: null,
    amountDue: null,
    who: null,
    doubt: null,
    evidence: null,
    fit: null,
    ...proposal,
  },
  ...changes,
});

it('says why a decision waits, in the words of a person or by its figures', () => {
  expect(printReason(make({ kind: 'declined', who: 'Jaan Tamm', words: 'Haige' }))).toBe('Jaan Tamm: „Haige“');
  expect(printReason(make({ kind: 'defect', who: 'Setra', words: 'Pidurituli' }))).toBe('Setra: „Pidurituli“');
  expect(printReason(make({ kind: 'papers', who: 'Jaan', words: 'cardDownload', day: '2026-12-01' }))).toBe(
    'Juhikaardi allalaadimine: hiljemalt 01.12.2026',
  );
  expect(printReason(make({ kind: 'hours', who: 'Jaan', hours: 14, plannedHours: 6.5 }))).toMatch(/14.* 6,5/);
  expect(printReason(make({ kind: 'papers', who: 'Jaan', words: 'medical', day: '2026-12-01' }))).toBe(
    'Tervisetõend kehtib kuni 01.12.2026',
  );
  expect(printReason(make({ kind: 'legal', who: 'Jaan', words: 'code95', day: '2026-12-01' }))).toMatch(
    /^Jaan: Ametipädevus/,
  );
  expect(printReason(make({ kind: 'legal', who: 'Jaan', words: 'sick', day: '2026-12-01' }))).toBe(
    'Jaan on eemal alates 01.12.2026',
  );
});

it('names the proposed answer, its doubt and what follows', () => {
  const offer = make({}, { act: 'sendOffer', price: 540, amountDue: 669.6 });
  expect(printProposal(offer)).toBe('540,00\u00a0€ + käibemaks');
  expect(printNext(offer)).toContain('669,60\u00a0€');
  expect(printProposal(make({}, { doubt: 'Hind võib muutuda' }))).toBe('Hind võib muutuda');
  expect(printNext(make({}))).toBe('Vaadake hind üle ja saatke ise.');
  expect(printAct(offer)).toBe('Saada 540,00\u00a0€');
  expect(printAct(make({ kind: 'declined' }))).toBe('Määra');
});

it('says of money why it waits, what Enter does with it, and where a person looks', () => {
  const invoice = make(
    { kind: 'invoice', who: 'Kool OÜ' },
    { act: 'issueInvoice', amountDue: 669.6, who: 'a@b.example' },
  );
  expect([printAct(invoice), printProposal(invoice)]).toEqual(['Saada arve', '669,60\u00a0€ · a@b.example']);
  expect(findPath(invoice)).toBe('/platform/invoice/AB');
  const payment = make(
    { kind: 'payment', sum: 40, day: '2026-11-23', words: 'Buss' },
    { act: 'bookPayment', evidence: 'name', fit: 'part', who: 'Kool OÜ · 2026-0012' },
  );
  expect(printReason(payment)).toBe('summa on väiksem kui võlg, viitenumber puudub, sama nimi');
  expect(printFacts(payment)).toBe('40,00\u00a0€ · 23.11.2026 · „Buss“');
  expect(printSubject(payment)).toBe('Maksja nimi puudub');
  expect(printReason(make({ kind: 'payment' }, { act: 'bookPayment' }))).toBe('Pank võttis selle laekumise tagasi');
  const debt = { kind: 'reminder', sum: 100, day: '2026-11-01', words: 'remind' } as const;
  expect(printReason(make(debt, { act: 'remind' }))).toBe('100,00\u00a0€, vanim tähtaeg 01.11.2026');
  expect(printNext(make(debt, { doubt: 'Panga fail on vana' }))).toBe('Vaadake enne laekumised üle.');
  expect(printNext(make({ ...debt, words: 'call' }))).toBe('Helistage kliendile.');
  expect([findPath(payment), findPath(make(debt))]).toEqual(['/platform/payments', '/platform/payments/owing']);
});

it('counts hours to the departure, then days, and how long a late one has waited', () => {
  expect(printTime(make({}), now)).toBe('veel 24\u00a0h');
  expect(printTime(make({ section: 'soon', start: '2026-11-24T22:59:00Z' }), now)).toBe('15\u00a0h');
  expect(printTime(make({ dueAt: '2026-11-28T07:00:00Z' }), now)).toBe('veel 4\u00a0p');
  expect(printTime(make({ dueAt: '2026-11-24T06:59:00Z' }), now)).toBe('ootab 1\u00a0h');
});

it('says how late a trip on the road is', () => {
  const late = make({ kind: 'late', section: 'soon', who: 'Paide', hours: 38 / 60 });
  expect([printTime(late, now), printReason(late)]).toEqual(['38 min', 'Peatus Paide: 38 min hiljem']);
});

it('leads to the order, the driver or the bus', () => {
  expect(findPath(make({ orderId: 'ab', status: 'job' }))).toBe('/platform/job/AB');
  expect(findPath(make({ kind: 'papers', words: 'insurance' }))).toBe('/platform/resources?buss=AB');
  expect(findPath(make({ kind: 'papers', words: 'unitDownload' }))).toBe('/platform/resources?buss=AB');
  expect(findPath(make({ kind: 'defect', words: 'licence' }))).toBe('/platform/resources?buss=AB');
  expect(findPath(make({ kind: 'papers', words: 'licence' }))).toBe('/platform/resources?juht=AB');
});
