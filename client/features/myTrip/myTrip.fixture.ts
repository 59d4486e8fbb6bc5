import type { Trip } from './useMyTrip';
import { idOf } from '../../testIds';

/** A believable trip that is offered, for the tests of its page. */
export const trip: Trip = {
  id: idOf('o1'),
  version: 2,
  state: 'offered',
  start: '2026-12-05T04:30:00.000Z',
  end: '2026-12-05T19:50:00.000Z',
  passengers: 42,
  distanceKm: 442,
  durationMin: 480,
  notes: 'Kaks ratastooli.',
  stops: [
    {
      ...{ lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1, Tartu' },
      ...{ arrive: null, depart: '2026-12-05T04:30:00.000Z' },
    },
    {
      ...{ lat: 58.2481, lng: 22.4866, city: 'Kuressaare', address: 'Kuressaare loss, Kuressaare' },
      ...{ arrive: '2026-12-05T09:00:00.000Z', depart: '2026-12-05T13:30:00.000Z' },
    },
    {
      ...{ lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1, Tartu' },
      ...{ arrive: '2026-12-05T19:50:00.000Z', depart: null },
    },
  ],
  leader: { fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.example', phone: '+37255512345' },
  food: [{ id: idOf('f1'), name: 'Kohvipaus', price: 4.9, count: 42 }],
  price: {
    offerId: idOf('p1'),
    lines: [
      { title: 'Sõit', detail: '442 km', amount: 596.7 },
      { title: 'Praam', detail: '', amount: 41.7 },
    ],
    net: 638.4,
    vatRate: 24,
    vat: 153.22,
    amountDue: 997.42,
    validUntil: '2026-11-20T22:00:00.000Z',
    note: '',
  },
  cancellationFee: null,
  invoice: { company: null, registrationNumber: null, address: null, email: null },
  crew: null,
  offerPaper: true,
  acceptances: [],
  can: ['accept', 'reject', 'passengers', 'notes', 'food', 'invoice'],
  seats: 42,
  seatsFrom: 'offer',
  foodUntil: '2026-12-02T22:00:00.000Z',
};

export const info = {
  companyName: 'Tuuleveod',
  companyPhone: '+372 5555 0000',
  companyEmail: 'a@b.ee',
  now: '2026-11-10T08:00:00Z',
};
