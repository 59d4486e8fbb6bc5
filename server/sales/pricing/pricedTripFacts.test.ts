import type { StoredNote } from '../../model/orders/order.entity';
import { message } from '../../texts/messages';
import type { PricedTrip } from './pricedTrip';
import { computeTripFacts } from './pricedTripFacts';

const tallinn = { lat: 59.437, lng: 24.7535, address: 'Viru väljak 4, Tallinn' };
const tartu = { lat: 58.3806, lng: 26.7251, address: 'Raekoja plats 1, Tartu' };
const kuressaare = { lat: 58.2481, lng: 22.5039, address: 'Kuressaare' };

/** The maps' note of a ferry. */
const ferry = (name: string) =>
  message('routeNote.ferry', { name, crossing: { minutes: 27 }, waiting: { minutes: 20 } });

const alone = { secondDriver: false, lawful: true, emptyNights: 0 };

/** A trip by its stops; times are of Tallinn in winter. */
function trip(
  stops: (typeof tallinn & { arrive?: string; depart?: string })[],
  changes: Partial<PricedTrip> = {},
): PricedTrip {
  const moment = (local: string | undefined) => (local ? new Date(`${local}:00+02:00`).toISOString() : null);
  return {
    startsAt: new Date(`${stops[0]?.depart}:00+02:00`),
    endsAt: new Date(`${stops.at(-1)?.arrive}:00+02:00`),
    distanceM: 372_400,
    estimateNotes: [],
    passengers: 40,
    promo: null,
    stops: stops.map(({ arrive, depart, ...place }) => ({ ...place, arrive: moment(arrive), depart: moment(depart) })),
    ...changes,
  };
}

test('a day trip: its hours, how long the bus waits, and the empty way from the depot', () => {
  const day = trip([
    { ...tallinn, depart: '2026-12-05T08:00' },
    { ...tartu, arrive: '2026-12-05T10:30', depart: '2026-12-05T15:00' },
    { ...tallinn, arrive: '2026-12-05T17:30' },
  ]);
  expect(computeTripFacts(day, null, alone)).toEqual({
    date: '2026-12-05',
    weekday: 6,
    dayMinutes: [570],
    km: 372,
    emptyKm: 0,
    waitingMinutes: 270,
    nights: 0,
    passengers: 40,
    night: false,
    abroad: false,
    promo: null,
    ferries: [],
    secondDriver: false,
    lawful: true,
    countries: ['EE', 'EE', 'EE'],
  });
  const depot = { lat: 59.3036, lng: 24.4131 };
  const { emptyKm } = computeTripFacts(day, depot, { ...alone, secondDriver: true });
  expect(emptyKm).toBeGreaterThan(40);
  expect(emptyKm).toBeLessThan(80);
});

test('a night at a stop is rest: no hours, no waiting, but a bed', () => {
  const days = trip([
    { ...tallinn, depart: '2026-12-05T20:00' },
    { ...tartu, arrive: '2026-12-05T22:30', depart: '2026-12-07T09:00' },
    { ...tallinn, arrive: '2026-12-07T11:30' },
  ]);
  expect(computeTripFacts(days, null, alone)).toMatchObject({
    dayMinutes: [150, 0, 150],
    waitingMinutes: 0,
    nights: 2,
    night: true,
  });
});

test('time past midnight belongs to both days, and counts as night', () => {
  const wedding = trip([
    { ...tallinn, depart: '2026-12-05T15:00' },
    { ...tartu, arrive: '2026-12-05T17:30', depart: '2026-12-06T01:00' },
    { ...tallinn, arrive: '2026-12-06T03:30' },
  ]);
  expect(computeTripFacts(wedding, null, alone)).toMatchObject({
    dayMinutes: [540, 210],
    waitingMinutes: 450,
    night: true,
  });
});

test('the hour that autumn brings twice is paid for, that which spring leaves out is not', () => {
  const autumn = trip([
    { ...tallinn, depart: '2026-10-24T23:00' },
    { ...tartu, arrive: '2026-10-25T06:00' },
  ]);
  autumn.startsAt = new Date('2026-10-24T20:00Z');
  autumn.endsAt = new Date('2026-10-25T04:00Z');
  expect(computeTripFacts(autumn, null, alone).dayMinutes).toEqual([60, 420]);
  const spring = { ...autumn, startsAt: new Date('2026-03-28T21:00Z'), endsAt: new Date('2026-03-29T03:00Z') };
  expect(computeTripFacts(spring, null, alone).dayMinutes).toEqual([60, 300]);
});

test('a ferry is crossed on each leg that leads over it, with any router', () => {
  const island = (...estimateNotes: StoredNote[]) =>
    trip(
      [
        { ...tartu, depart: '2026-12-05T06:00' },
        { ...kuressaare, arrive: '2026-12-05T11:00', depart: '2026-12-05T15:00' },
        { ...tartu, arrive: '2026-12-05T20:00' },
      ],
      { estimateNotes },
    );
  const both = ['Virtsu–Kuivastu', 'Virtsu–Kuivastu'];
  expect(computeTripFacts(island(ferry('Virtsu–Kuivastu')), null, alone).ferries).toEqual(both);
  expect(computeTripFacts(island(message('routeNote.overWater')), null, alone).ferries).toEqual(both);
  expect(computeTripFacts(island(message('routeNote.beyondEstonia')), null, alone).ferries).toEqual([]);
  expect(computeTripFacts(island(), null, alone).ferries).toEqual([]);
  // As orders from before notes were data keep it.
  expect(computeTripFacts(island('Praam Virtsu–Kuivastu: ülesõit umbes 27 min.'), null, alone).ferries).toEqual(both);
  expect(computeTripFacts(island('Marsruut läheb üle vee: arvestage praami ooteajaga.'), null, alone).ferries).toEqual(
    both,
  );
});

test('the ferry of the empty way home is crossed too', () => {
  const there = trip(
    [
      { ...tallinn, depart: '2026-12-05T06:00' },
      { ...kuressaare, arrive: '2026-12-05T10:00' },
    ],
    { estimateNotes: [ferry('Virtsu–Kuivastu')] },
  );
  expect(computeTripFacts(there, null, alone).ferries).toEqual(['Virtsu–Kuivastu']);
  expect(computeTripFacts(there, tallinn, alone).ferries).toEqual(['Virtsu–Kuivastu', 'Virtsu–Kuivastu']);
});

test('a passage abroad is a ferry of the price, there and empty back', () => {
  const helsinki = { lat: 60.1695, lng: 24.9354, address: 'Helsingi' };
  const there = trip(
    [
      { ...tallinn, depart: '2026-12-05T06:00' },
      { ...helsinki, arrive: '2026-12-05T09:00' },
    ],
    { estimateNotes: [ferry('Tallinn–Helsingi')] },
  );
  const facts = computeTripFacts(there, tallinn, alone);
  expect(facts.ferries).toEqual(['Tallinn–Helsingi', 'Tallinn–Helsingi']);
  expect(facts.emptyKm).toBeLessThan(5);
});

test.each([
  [{ lat: 56.9496, lng: 24.1052, address: 'Rīga' }, true],
  [{ lat: 57.5386, lng: 25.4264, address: 'Valmiera' }, true],
  [{ lat: 57.7772, lng: 26.0473, address: 'Valga' }, false],
  [{ lat: 59.3772, lng: 28.1903, address: 'Narva' }, false],
  [{ lat: 59.374, lng: 28.222, address: 'Ivangorod' }, true],
  // A street of that name: where it lies decides.
  [{ lat: 58.3806, lng: 26.7251, address: 'Tänav 1, Soome' }, false],
])('%j is abroad: %s', (place, abroad) => {
  const there = trip([
    { ...tallinn, depart: '2026-12-05T06:00' },
    { ...place, arrive: '2026-12-05T11:00' },
  ]);
  expect(computeTripFacts(there, null, alone).abroad).toBe(abroad);
});
