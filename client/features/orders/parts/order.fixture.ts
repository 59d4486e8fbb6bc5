import type { Mocked } from '../../../testRender';
import type { FullOrder } from './orderParts';
import { idOf } from '../../../testIds';

export const orderId = '019f0000-0000-7000-8000-00000000000a';
export const orderInPath = orderId.toUpperCase();

/** An inquiry from Tallinn by Paide to Tartu, as the server answers it; `changes` make other orders of it. */
export function someOrder(changes: Partial<Mocked<FullOrder>> = {}): Mocked<FullOrder> {
  return {
    __typename: 'Order',
    id: orderId,
    status: 'new',
    version: 1,
    createdAt: '2026-11-21T06:00:00.000Z',
    start: '2026-12-05T06:00:00.000Z',
    end: '2026-12-05T09:25:00.000Z',
    durationMin: 165,
    distanceKm: 186.4,
    estimateNotes: [],
    passengers: 47,
    clientNotes: 'Kaks ratastooli',
    logisticsNotes: '',
    driverNotes: '',
    fullName: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
    phone: '+37255512345',
    company: 'Eesti Rahvatantsu Selts',
    companyRegistrationNumber: null,
    companyVatNumber: null,
    companyAddress: null,
    invoiceEmail: null,
    promo: null,
    groupFullName: null,
    groupEmail: null,
    groupPhone: null,
    allowedActions: ['answer', 'acceptOnBehalf', 'rejectOnBehalf', 'editDetails', 'editFood', 'editNotes', 'delete'],
    stops: [
      {
        __typename: 'Stop',
        lat: 59.437,
        lng: 24.7535,
        city: 'Tallinn',
        address: 'Viru väljak 4, Tallinn',
        arrive: null,
        depart: '2026-12-05T06:00:00.000Z',
        driverAtStop: null,
      },
      {
        __typename: 'Stop',
        lat: 58.8856,
        lng: 25.5572,
        city: 'Paide',
        address: 'Keskväljak',
        arrive: '2026-12-05T07:20:00.000Z',
        depart: '2026-12-05T08:00:00.000Z',
        driverAtStop: null,
      },
      {
        __typename: 'Stop',
        lat: 58.3806,
        lng: 26.7251,
        city: 'Tartu',
        address: 'Raekoja plats 1',
        arrive: '2026-12-05T09:25:00.000Z',
        depart: null,
        driverAtStop: null,
      },
    ],
    food: [],
    foodTotal: 0,
    amountDue: null,
    offer: null,
    job: null,
    ...changes,
  };
}

export const openOffer = {
  __typename: 'Offer',
  id: idOf('offer-1'),
  status: 'open' as const,
  price: 540,
  vatRate: 24,
  vat: 129.6,
  total: 669.6,
  note: '',
  rejectReason: null,
  cancellationFee: null,
  lines: null,
  showLines: false,
  validUntil: '2026-12-05T06:00:00.000Z',
  priceListId: null,
  sentAt: '2026-11-21T06:14:00.000Z',
  decidedAt: null,
  sentBy: null,
};

export const jaan = {
  __typename: 'User',
  id: idOf('d1'),
  firstname: 'Jaan',
  lastname: 'Tamm',
  username: 'jaan',
  phone: '+37255500001',
  hidden: false,
};
export const liis = {
  __typename: 'User',
  id: idOf('d2'),
  firstname: 'Liis',
  lastname: '',
  username: 'liis',
  phone: null,
  hidden: false,
};

/** A job of Jaan and Liis. */
export function someJob(
  changes: Partial<Mocked<NonNullable<FullOrder['job']>>> = {},
): Mocked<NonNullable<FullOrder['job']>> {
  return {
    __typename: 'Job',
    id: idOf('job-1'),
    tripNumber: 1204,
    confirmation: 'rejected',
    drivers: [
      { __typename: 'DriverAssignment', confirmation: 'accepted', confirmationAt: null, driver: jaan },
      { __typename: 'DriverAssignment', confirmation: 'rejected', confirmationAt: null, driver: liis },
    ],
    buses: [{ __typename: 'Bus', id: idOf('b1'), name: 'Setra 515', hidden: false }],
    feedback: [],
    ...changes,
  };
}
