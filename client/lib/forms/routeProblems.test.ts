import type { DraftRoute, DraftStop } from './draftRoute';
import { checkRoute, findLateDepartures, findMidnightDepartures } from './routeProblems';

const now = new Date('2026-11-21T10:00:00Z');
const stops = (...departures: (string | null)[]): DraftStop[] =>
  departures.map((depart, index) => ({
    id: index + 1,
    place: { city: 'Paide', address: 'Keskväljak, Paide', lat: 58.9, lng: 25.6, approximate: false },
    depart,
  }));

/** A route whose drive is not estimated yet. */
const route = (...departures: (string | null)[]): DraftRoute => ({ stops: stops(...departures), estimate: null });
const reached = (draft: DraftRoute, ...arrivals: (string | null)[]): DraftRoute => ({
  ...draft,
  estimate: { arrivals, distanceKm: 100, durationMin: 100, notes: [], path: [] },
});

describe('checkRoute', () => {
  it('two years ahead is the most, also where the past may be corrected', () => {
    expect(checkRoute(route('2028-11-21T09:59:00Z', null), now)).toEqual({});
    const message = { 'stops.0.depart': 'Väljumisaeg võib olla kuni kaks aastat ette' };
    expect(checkRoute(route('2028-11-21T10:01:00Z', null), now)).toEqual(message);
    expect(checkRoute(route('2062-11-21T10:01:00Z', null))).toEqual(message);
  });

  it('wants two stops', () => {
    expect(checkRoute(route(null), now)).toEqual({ stops: 'Palun lisage vähemalt kaks teepunkti' });
  });

  it('wants a departure from every stop but the last', () => {
    const message = 'Palun täitke kõikide peatuste väljumisajad';
    expect(checkRoute(route(null, null, null), now)).toEqual({
      'stops.0.depart': message,
      'stops.1.depart': message,
    });
    expect(checkRoute(route('2026-12-05T06:00:00Z', null), now)).toEqual({});
  });

  it('refuses the past, but not where the past may be corrected', () => {
    expect(checkRoute(route('2026-11-21T09:59:00Z', null))).toEqual({});
    expect(checkRoute(route('2026-11-21T09:59:00Z', null), now)).toEqual({
      'stops.0.depart': 'Väljumisaeg ei saa olla minevikus',
    });
  });

  it('wants each departure later than the one before; the last stop has none', () => {
    const same = route('2026-12-05T06:00:00Z', '2026-12-05T06:00:00Z', '2026-12-01T06:00:00Z');
    expect(checkRoute(same, now)).toEqual({ 'stops.1.depart': 'Väljumisaeg peab olema ajaliselt pärast eelmist' });
  });
});

describe('a stop that is left before it is reached', () => {
  it('is shown with the time, as soon as the drive is estimated', () => {
    const early = route('2026-12-05T06:00:00Z', '2026-12-05T06:30:00Z', '2026-12-05T06:40:00Z');
    expect(findLateDepartures(early)).toEqual({});
    const estimated = reached(early, null, '2026-12-05T07:18:00Z', '2026-12-05T09:00:00Z');
    const message = 'Buss jõuab siia umbes 09:18: palun valige hilisem väljumisaeg';
    expect(findLateDepartures(estimated)).toEqual({ 'stops.1.depart': message });
    expect(checkRoute(estimated)).toEqual({ 'stops.1.depart': message });
  });

  it('is fine when left the moment it is reached, or when the arrival is not known', () => {
    const draft = route('2026-12-05T06:00:00Z', '2026-12-05T07:18:00Z', null);
    expect(findLateDepartures(reached(draft, null, '2026-12-05T07:18:00Z', null))).toEqual({});
    expect(findLateDepartures(reached(draft, null, null, null))).toEqual({});
  });

  it('names the day when it is another', () => {
    const draft = reached(route('2026-12-05T21:00:00Z', '2026-12-05T22:30:00Z', null), null, '2026-12-05T23:10:00Z');
    expect(Object.values(findLateDepartures(draft))).toEqual([
      'Buss jõuab siia umbes 06.12.2026 01:10: palun valige hilisem väljumisaeg',
    ]);
  });
});

it('departures at midnight are found, in Tallinn, save that of the last stop', () => {
  const draft = route('2026-12-04T22:00:00Z', '2026-12-05T00:00:00Z', '2026-12-05T22:00:00Z');
  expect(Object.keys(findMidnightDepartures(draft, 'EDASI'))).toEqual(['stops.0.depart']);
  expect(findMidnightDepartures(route(null, null), 'EDASI')).toEqual({});
});
