import type { ReminderMail } from '../../office/reminders';
import type { AccountMailProps } from './templates/customer/accountSent';
import type { ReceiptMailProps } from './templates/customer/receiptSent';
import type { InvoiceMailProps } from './templates/customer/invoiceSent';
import type { AnnouncedEvent } from '../../orders/lifecycle/orderEvents';
import type { DriverSnapshot, OrderSnapshot } from '../../model/orders/snapshots';

/** One believable order, for the tests of messages. */
export const order: OrderSnapshot = {
  id: '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  startsAt: '2026-12-05T06:00:00Z',
  endsAt: '2026-12-05T09:25:00Z',
  durationS: 12_300,
  distanceM: 186_400,
  passengers: 47,
  promo: 'SYGIS10',
  status: 'job',
  fullName: 'Õie Jõgeväli',
  email: 'oie@rahvatants.example',
  phone: '+37255512345',
  company: 'Eesti Rahvatantsu Selts',
  clientNotes: 'Kaks ratastooli, palun tõstukiga buss.',
  driverNotes: 'Võti on valvelauas.',
  groupFullName: 'Kõidu Šmidt',
  groupEmail: 'koidu@rahvatants.example',
  groupPhone: '+37255598765',
  stops: [
    { city: 'Tallinn', address: 'Viru väljak 4', arrive: null, depart: '2026-12-05T06:00:00Z' },
    { city: 'Paide', address: 'Keskväljak', arrive: '2026-12-05T07:20:00Z', depart: '2026-12-05T08:00:00Z' },
    { city: 'Tartu', address: 'Raekoja plats 1', arrive: '2026-12-05T09:25:00Z', depart: null },
  ],
  food: [
    { name: 'Võileivad', price: 450, count: 47 },
    { name: 'Kohv ja tee', price: 200, count: 47 },
  ],
  tripNumber: 1204,
  buses: ['Setra 49'],
};

export const offer = {
  id: '0197a1b2-0000-7000-8000-00000000000f',
  price: 54_000,
  vatRate: 24,
  note: 'Buss ootab Viru väljakul alates 07:45.',
  validUntil: '2026-11-30T22:00:00.000Z',
  cancellation: [
    { at: null, percent: 0, minimum: 0, fee: 0 },
    { at: '2026-11-28T06:00:00.000Z', percent: 10, minimum: 3000, fee: 6696 },
    { at: '2026-12-04T06:00:00.000Z', percent: 100, minimum: 5000, fee: 66_960 },
  ],
};

export const mati: DriverSnapshot = {
  id: '0197a1b2-0000-7000-8000-0000000000d1',
  firstname: 'Mati',
  email: 'mati@bussid.example',
};
export const kati: DriverSnapshot = {
  id: '0197a1b2-0000-7000-8000-0000000000d2',
  firstname: 'Kati',
  email: 'kati@bussid.example',
};

type EventKind = AnnouncedEvent['type'];

/** One event of each kind, about an order that may differ from the believable one. */
export function events(changes: Partial<OrderSnapshot> = {}): {
  [K in EventKind]: Extract<AnnouncedEvent, { type: K }>;
} {
  const changed = { ...order, ...changes };
  return {
    inquirySubmitted: { type: 'inquirySubmitted', order: changed, towns: null },
    inquiryCorrected: {
      type: 'inquiryCorrected',
      order: changed,
      eventId: 'event-0',
      towns: ['Tallinn', 'Paide', 'Tartu'],
    },
    offerSent: { type: 'offerSent', order: changed, offer, activationKey: 'activation-KEY_1' },
    offerReminded: { type: 'offerReminded', order: changed, offer, activationKey: 'reminder-KEY_1' },
    offerAskedAgain: { type: 'offerAskedAgain', order: changed, eventId: 'event-6' },
    acceptedOnBehalf: {
      type: 'acceptedOnBehalf',
      order: changed,
      offer,
      accepted: {
        at: '2026-11-22T10:00:00.000Z',
        address: '203.0.113.7',
        reminder: null,
        admin: { id: '0197a1b2-0000-7000-8000-0000000000a1', name: 'Maris' },
      },
      tripEnded: false,
    },
    acceptedByLink: {
      type: 'acceptedByLink',
      order: changed,
      offer,
      accepted: { at: '2026-11-22T10:00:00.000Z', address: '203.0.113.7', reminder: 0, admin: null },
    },
    rejectedByLink: { type: 'rejectedByLink', order: changed, offer, reason: 'Hind ületas eelarve' },
    cancelledByCustomer: {
      type: 'cancelledByCustomer',
      order: changed,
      eventId: 'event-8',
      reason: 'Reis jääb ära',
      fee: 6696,
    },
    changeAsked: {
      type: 'changeAsked',
      order: changed,
      eventId: 'event-9',
      wanted: { departs: '2026-12-06T06:00:00Z', route: null, passengers: 52, note: 'Ratastool tuleb ka' },
      replaces: true,
    },
    changeAnswered: {
      type: 'changeAnswered',
      order: changed,
      eventId: 'event-10',
      requestId: '0197a1b2-0000-7000-8000-0000000000c1',
      outcome: 'priced',
      wanted: { departs: '2026-12-06T06:00:00Z', route: null, passengers: 52, note: 'Ratastool tuleb ka' },
      words: 'Pühapäeval on kallim.',
      offer: { price: 60_000, vatRate: 24 },
      agreed: null,
    },
    changeDecided: {
      type: 'changeDecided',
      order: changed,
      eventId: 'event-11',
      accepted: true,
      wanted: { departs: '2026-12-06T06:00:00Z', route: null, passengers: 52, note: 'Ratastool tuleb ka' },
      offer,
    },
    routeChanged: { type: 'routeChanged', order: changed, eventId: 'event-1' },
    driversAsked: {
      type: 'driversAsked',
      order: changed,
      drivers: [
        { driver: mati, changed: false, confirmationKey: 'confirmation-KEY_1' },
        { driver: kati, changed: true, confirmationKey: 'confirmation-KEY_2' },
      ],
    },
    planConfirmed: {
      type: 'planConfirmed',
      order: changed,
      eventId: 'event-7',
      driver: mati,
      news: [
        { kind: 'new', order: changed, confirmationKey: 'confirmation-KEY_3' },
        { kind: 'moved', order: { ...changed, buses: ['Volvo 19'] } },
        { kind: 'off', order: { ...changed, tripNumber: 1205 } },
      ],
    },
    driversReleased: { type: 'driversReleased', order: changed, eventId: 'event-2', drivers: [mati] },
    jobDeclined: { type: 'jobDeclined', order: changed, eventId: 'event-3', driver: mati, reason: 'Olen haige' },
    passengersChanged: { type: 'passengersChanged', order: changed, eventId: 'event-4', drivers: [mati], before: 38 },
    contactChanged: { type: 'contactChanged', order: changed, eventId: 'event-5', drivers: [mati] },
    editedByCustomer: {
      type: 'editedByCustomer',
      order: changed,
      eventId: 'event-8',
      drivers: [mati],
      edits: [
        { what: 'passengers', before: '38', after: '47' },
        { what: 'invoice', before: '', after: 'Rahvatants OÜ, 10000018' },
      ],
    },
    feedbackAsked: {
      type: 'feedbackAsked',
      order: changed,
      drivers: [
        { driver: mati, feedbackKey: 'feedback-KEY_1' },
        { driver: kati, feedbackKey: 'feedback-KEY_2' },
      ],
    },
    gapsAsked: { type: 'gapsAsked', order: changed, eventId: 'event-21', gaps: ['passengers', 'leader', 'pickUp'] },
    packSent: { type: 'packSent', order: changed, eventId: 'event-22', drivers: [mati], buses: ['Setra 49'] },
    invitedAgain: { type: 'invitedAgain', order: changed, eventId: 'event-23', day: '2027-12-05' },
  };
}

/** An invoice of one kind, as its e-mail is given it. */
export const invoiceProps = (kind: InvoiceMailProps['kind'], payee = 'Bussiveod'): InvoiceMailProps => ({
  invoiceId: '01a1fed5-ba18-759b-926a-820d1b46372f',
  kind,
  number: '2026-0012',
  grossCents: kind === 'credit' ? -66_960 : 66_960,
  dueOn: '2026-12-19',
  referenceNumber: '10000124',
  iban: 'EE382200221020145685',
  payee,
  creditOf: kind === 'credit' ? '2026-0011' : null,
});

export const createReceipt = (cents = 12_000, payer = 'Õie Jõgeväli'): ReceiptMailProps => ({
  paymentId: '0197a000-0000-7000-8000-0000000000ac',
  number: 7,
  payer,
  cents,
  receivedOn: '2026-12-05',
});

export const createAccount = (closingCents = 12_000, name = 'Õie Jõgeväli'): AccountMailProps => ({
  wish: { customer: 'name:kool', from: '2026-01-01', to: '2026-06-30' },
  name,
  closingCents,
});

/** A reminder of an invoice of this buyer. */
export const createReminder = (buyerName = 'Õie Jõgeväli'): ReminderMail => ({
  reminderId: '0197a000-0000-7000-8000-0000000000aa',
  invoiceId: '0197a000-0000-7000-8000-0000000000ab',
  to: 'oie@rahvatants.example',
  language: 'et',
  step: 'after10',
  number: '2026-0017',
  referenceNumber: '10139',
  buyerName,
  dueOn: '2026-12-05',
  openCents: 123_450,
  interestCents: 740,
  iban: 'EE382200221020145685',
  payee: 'Bussiveod',
});

/** The expected facts and links of the office's words to drivers. */
export const driversTold = {
  subject: 'Teade kontorist, 05.12.2026',
  facts: ['Tere, Mati!', 'Sild on suletud', 'sõitvale juhile', 'Ava päev'],
  links: ['https://portal.example/portal/day/'],
};
