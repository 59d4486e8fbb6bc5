import { message } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { measureM } from '../geo';
import mainRoads from './mainRoads.json';
import { findLand, getRoadGraph } from './roadGraph';
import { findCrossings, findRoute } from './route';

function place(name: string): { lat: number; lng: number } {
  const node = getRoadGraph().nodes.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`No place ${name}`);
  return { lat: node.lat, lng: node.lng };
}

function leg(from: string, to: string): { durationS: number; distanceM: number } {
  const [only] = findRoute([place(from), place(to)]).legs;
  if (!only) throw new Error('A route of two points has a leg');
  return only;
}

const between = (a: { lat: number; lng: number }, b: { lat: number; lng: number }, share: number) => ({
  lat: a.lat + (b.lat - a.lat) * share,
  lng: a.lng + (b.lng - a.lng) * share,
});

describe('main roads', () => {
  const errors = mainRoads.knownRoadKm.map(({ from, to, km }) => leg(from, to).distanceM / 1000 / km - 1);

  test.each(mainRoads.knownRoadKm.map((known, index) => ({ ...known, error: errors[index] ?? NaN })))(
    '$from - $to is $km km, within 10 %',
    ({ error }) => expect(Math.abs(error)).toBeLessThan(0.1),
  );

  test('the known distances are met within 4 % in the mean', () => {
    expect(errors).toHaveLength(14);
    expect(errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length).toBeLessThan(0.04);
  });

  test('every place can be reached', () => {
    const tallinn = place('Tallinn');
    const unreached = getRoadGraph().nodes.filter((node) =>
      findRoute([tallinn, node]).notes.some((note) => note.key === 'routeNote.noFerryKnown'),
    );
    expect(unreached).toEqual([]);
  });

  test('a main road is driven at 70 km/h', () => {
    const { durationS, distanceM: metres } = leg('Tallinn', 'Narva');
    expect((metres / durationS) * 3.6).toBeCloseTo(70, 1);
  });
});

describe('away from the main roads', () => {
  test('a point on a road joins it there', () => {
    const from = place('Imavere');
    const to = place('Põltsamaa');
    const whole = leg('Imavere', 'Põltsamaa');
    const { legs, path } = findRoute([between(from, to, 0.25), to]);
    expect((legs[0]?.distanceM ?? NaN) / whole.distanceM).toBeCloseTo(0.75, 3);
    expect((legs[0]?.durationS ?? NaN) / whole.durationS).toBeCloseTo(0.75, 3);
    expect(path.at(-1)).toEqual(to);
  });

  test('two points on one road do not drive by its ends', () => {
    const from = place('Imavere');
    const to = place('Põltsamaa');
    const { legs } = findRoute([between(from, to, 0.4), between(from, to, 0.6)]);
    expect((legs[0]?.distanceM ?? NaN) / leg('Imavere', 'Põltsamaa').distanceM).toBeCloseTo(0.2, 3);
  });

  test('a point beside a road drives to it slowly and along it fast', () => {
    const road = between(place('Imavere'), place('Põltsamaa'), 0.5);
    const beside = { lat: road.lat + 0.02, lng: road.lng + 0.04 };
    const whole = leg('Imavere', 'Põltsamaa').distanceM;
    const slowM = measureM(beside, road) * mainRoads.suggestion.straightLineDetour;
    const { legs } = findRoute([beside, place('Põltsamaa')]);
    expect(legs[0]?.distanceM).toBeGreaterThan(whole / 2 - slowM);
    expect(legs[0]?.distanceM).toBeLessThan(whole / 2 + slowM);
    expect(((legs[0]?.distanceM ?? NaN) / (legs[0]?.durationS ?? NaN)) * 3.6).toBeLessThan(68);
  });

  test('neighbours drive straight, without a detour by a main road', () => {
    const a = { lat: 58.75, lng: 26.1 };
    const b = { lat: 58.76, lng: 26.11 };
    const { legs, path } = findRoute([a, b]);
    expect(legs[0]?.distanceM).toBe(Math.round(measureM(a, b) * 1.18));
    expect(legs[0]?.durationS).toBe(Math.round((measureM(a, b) * 1.18) / (40 / 3.6)));
    expect(path).toEqual([a, b]);
  });

  test('the way back is as long as the way there', () => {
    const a = { lat: 59.2, lng: 26.9 };
    const b = { lat: 57.7, lng: 26.3 };
    expect(findRoute([a, b]).legs).toEqual(findRoute([b, a]).legs);
  });

  test('a route out of Estonia says that it is a guess', () => {
    expect(findRoute([place('Pärnu'), { lat: 56.95, lng: 24.1 }]).notes).toEqual([message('routeNote.beyondEstonia')]);
    expect(findRoute([place('Pärnu'), place('Tallinn')]).notes).toEqual([]);
  });
});

describe('abroad', () => {
  test.each([
    ['Tallinn', 'Riia', 310],
    ['Tartu', 'Riia', 250],
    ['Tallinn', 'Vilnius', 600],
    ['Narva', 'Peterburi', 150],
  ])('%s - %s is about %d km, by main roads', (from, to, km) => {
    const { durationS, distanceM: metres } = leg(from, to);
    expect(Math.abs(metres / 1000 / km - 1)).toBeLessThan(0.12);
    expect((metres / durationS) * 3.6).toBeGreaterThan(65);
  });
});

describe('islands', () => {
  test.each([
    ['Tallinn', 'Kuressaare', 'Praam Virtsu–Kuivastu: ülesõit umbes 27 min, lisaks ooteaeg umbes 20 min.', 217],
    ['Tallinn', 'Kärdla', 'Praam Rohuküla–Heltermaa: ülesõit umbes 1 h 15, lisaks ooteaeg umbes 30 min.', 163],
    ['Kärdla', 'Kuressaare', 'Praam Triigi–Sõru: ülesõit umbes 1 h 15, lisaks ooteaeg umbes 45 min.', 105],
    ['Haapsalu', 'Sviby sadam', 'Praam Rohuküla–Sviby: ülesõit umbes 45 min, lisaks ooteaeg umbes 45 min.', 19],
    ['Pärnu', 'Kihnu sadam', 'Praam Munalaiu–Kihnu: ülesõit umbes 1 h 05, lisaks ooteaeg umbes 45 min.', 57],
  ])('%s - %s takes a ferry and says so', (from, to, note, km) => {
    const { legs, notes } = findRoute([place(from), place(to)]);
    expect(notes.map(printInRequestLanguage)).toEqual([note]);
    expect(Math.abs((legs[0]?.distanceM ?? NaN) / 1000 - km) / km).toBeLessThan(0.1);
  });

  test.each([
    [{ lat: 60.1695, lng: 24.9354 }, 'Tallinn–Helsingi', 5, 170],
    [{ lat: 59.9127, lng: 10.7461 }, 'Paldiski–Kapellskär', 650, 1190],
    [{ lat: 59.3326, lng: 18.0649 }, 'Paldiski–Kapellskär', 145, 800],
    [{ lat: 55.6759, lng: 12.5655 }, 'Paldiski–Kapellskär', 760, 1500],
  ])('from Tallinn to %j a bus takes the passage %s, of which no kilometre is driven', (to, name, km, minutes) => {
    const { legs, notes } = findRoute([place('Tallinn'), to]);
    expect(notes[0]).toMatchObject({ key: 'routeNote.ferry', values: { name } });
    expect(Math.abs((legs[0]?.distanceM ?? NaN) / 1000 - km)).toBeLessThan(Math.max(5, km * 0.15));
    expect(Math.abs((legs[0]?.durationS ?? NaN) / 60 - minutes)).toBeLessThan(minutes * 0.15);
    expect(findCrossings(place('Tallinn'), to).crossings).toHaveLength(1);
  });

  test('a driver sleeps aboard only where there is a berth', () => {
    const berths = (to: { lat: number; lng: number }) =>
      findCrossings(place('Tallinn'), to).crossings.map(({ berth }) => berth);
    expect(berths({ lat: 60.1695, lng: 24.9354 })).toEqual(['none']);
    expect(berths({ lat: 59.9127, lng: 10.7461 })).toEqual(['cabin']);
  });

  test('the ferry costs its crossing and its waiting', () => {
    expect(leg('Virtsu sadam', 'Kuivastu sadam').durationS).toBe((27 + 20) * 60);
  });

  test('nobody drives over the sea to an island, however near', () => {
    const { path } = findRoute([
      { lat: 58.56, lng: 23.54 },
      { lat: 58.6, lng: 23.4 },
    ]);
    expect(path).toContainEqual(place('Virtsu sadam'));
    expect(path).toContainEqual(place('Kuivastu sadam'));
  });

  test('the ferry there and back is named once', () => {
    expect(findRoute([place('Tallinn'), place('Kuressaare'), place('Tallinn')]).notes).toHaveLength(1);
  });

  test('an island without a ferry says so and falls back on the straight line', () => {
    const ruhnu = { lat: 57.8, lng: 23.248 };
    const parnu = place('Pärnu');
    for (const points of [
      [ruhnu, parnu],
      [parnu, ruhnu],
    ]) {
      const { legs, path, notes } = findRoute(points);
      expect(notes).toEqual([message('routeNote.noFerryKnown', { lands: { all: ['Ruhnu'] } })]);
      expect(legs[0]?.distanceM).toBe(Math.round(measureM(ruhnu, parnu) * 1.18));
      expect(path).toEqual(points);
    }
    expect(findRoute([ruhnu, { lat: 57.79, lng: 23.25 }]).notes).toEqual([]);
  });

  test.each([
    [58.3689, 21.8486, 'Vilsandi'],
    [58.2538, 22.4922, 'Saaremaa ja Muhu'],
    [57.9086, 22.0564, 'Saaremaa ja Muhu'],
    [58.4833, 21.9, 'Saaremaa ja Muhu'],
    [58.5714, 22.2897, 'Saaremaa ja Muhu'],
    [58.6756, 23.2167, 'Saaremaa ja Muhu'],
    [58.4283, 23.3, 'Saaremaa ja Muhu'],
    [58.9436, 22.0486, 'Hiiumaa'],
    [59.0914, 22.5867, 'Hiiumaa'],
    [58.7886, 22.83, 'Hiiumaa'],
    [58.6936, 22.5236, 'Hiiumaa'],
    [58.99, 23.2444, 'Vormsi'],
    [58.1372, 23.9744, 'Kihnu'],
    [59.62, 25.0, 'Prangli'],
    [58.57, 23.5239, 'mandri'],
    [58.9053, 23.4244, 'mandri'],
    [59.01, 23.5, 'mandri'],
    [58.2294, 24.1158, 'mandri'],
    [59.56, 24.8, 'mandri'],
    [59.39, 24.0, 'mandri'],
  ])('%d, %d lies on %s', (lat, lng, land) => {
    expect(findLand({ lat, lng })).toBe(land);
  });
});

describe('the whole route', () => {
  test('one leg between each two stops, one line through all of them, no point twice in a row', () => {
    const stops = ['Tallinn', 'Paide', 'Tartu', 'Valga'].map(place);
    const { legs, path } = findRoute(stops);
    expect(legs).toEqual([leg('Tallinn', 'Paide'), leg('Paide', 'Tartu'), leg('Tartu', 'Valga')]);
    for (const stop of stops) expect(path).toContainEqual(stop);
    expect(path[0]).toEqual(stops[0]);
    expect(path.at(-1)).toEqual(stops.at(-1));
    path.slice(1).forEach((point, index) => expect(point).not.toEqual(path[index]));
  });

  test('equal points are no distance', () => {
    const home = { lat: 58.6, lng: 25.1 };
    expect(findRoute([home, home])).toEqual({ legs: [{ durationS: 0, distanceM: 0 }], path: [home], notes: [] });
  });

  test('fewer than two points have no leg', () => {
    expect(findRoute([])).toEqual({ legs: [], path: [], notes: [] });
    expect(findRoute([place('Tartu')])).toEqual({ legs: [], path: [place('Tartu')], notes: [] });
  });

  test.each([
    [{ lat: NaN, lng: 25 }, 'Not a position on Earth: lat NaN, lng 25'],
    [{ lat: 58, lng: Infinity }, 'Not a position on Earth: lat 58, lng Infinity'],
    [{ lat: 91, lng: 25 }, 'Not a position on Earth: lat 91, lng 25'],
    [{ lat: 58, lng: -180.5 }, 'Not a position on Earth: lat 58, lng -180.5'],
  ])('%j is refused', (point, message) => {
    expect(() => findRoute([place('Tartu'), point])).toThrow(new RangeError(message));
  });
});

describe('the line that is drawn', () => {
  test('bends by the villages on the road, there and back, and is no longer for it', () => {
    const there = findRoute([place('Kiiu'), place('Viitna')]);
    expect(there.path).toContainEqual(expect.objectContaining({ lat: 59.4455, lng: 25.4349 }));
    expect(findRoute([place('Viitna'), place('Kiiu')]).path).toEqual(there.path.toReversed());
    expect(there.legs[0]?.distanceM).toBe(Math.round(measureM(place('Kiiu'), place('Viitna')) * 1.076));
  });

  test('of a part of a road is that part', () => {
    const kuusalu = { lat: 59.4455, lng: 25.4349 };
    const { path } = findRoute([kuusalu, place('Viitna')]);
    expect(path[0]).toEqual(kuusalu);
    expect(path).not.toContainEqual(place('Kiiu'));
    expect(path.length).toBeGreaterThan(3);
  });
});
