import type { DraftStop } from './draftRoute';
import { routeProblems } from './routeProblems';

const now = new Date('2026-11-21T10:00:00Z');
const stops = (...departures: (string | null)[]): DraftStop[] =>
  departures.map((depart, index) => ({
    id: index + 1,
    place: { city: 'Paide', address: 'Keskväljak, Paide', lat: 58.9, lng: 25.6, approximate: false },
    depart,
  }));

describe('routeProblems', () => {
  it('wants two stops', () => {
    expect(routeProblems(stops(null), now)).toEqual({ stops: 'Palun lisage vähemalt kaks teepunkti' });
  });

  it('wants a departure from every stop but the last', () => {
    const message = 'Palun täitke kõikide peatuste väljumisajad';
    expect(routeProblems(stops(null, null, null), now)).toEqual({
      'stops.0.depart': message,
      'stops.1.depart': message,
    });
    expect(routeProblems(stops('2026-12-05T06:00:00Z', null), now)).toEqual({});
  });

  it('refuses the past, but not where the past may be corrected', () => {
    expect(routeProblems(stops('2026-11-21T09:59:00Z', null))).toEqual({});
    expect(routeProblems(stops('2026-11-21T09:59:00Z', null), now)).toEqual({
      'stops.0.depart': 'Väljumisaeg ei saa olla minevikus',
    });
  });

  it('wants each departure later than the one before; the last stop has none', () => {
    const same = stops('2026-12-05T06:00:00Z', '2026-12-05T06:00:00Z', '2026-12-01T06:00:00Z');
    expect(routeProblems(same, now)).toEqual({ 'stops.1.depart': 'Väljumisaeg peab olema ajaliselt pärast eelmist' });
  });
});
