import fc from '../../testing/propertyTests';
import { listChanges } from './changes';
import type { JourneyChange } from './changes';
import { fillJourneyForm } from './journeyForm';
import type { JourneyFacts } from './journeyForm';
import type { FormStop, Programme } from './programme';
import { layRoster } from './roster';

const countries: Record<string, string> = { Tallinn: 'EE', Pärnu: 'EE', Riia: 'LV', Vilnius: 'LT' };
const toPlace = (name: string) => ({ key: name, name, country: countries[name] ?? 'EE' });
const stop = (name: string, arrive: string | null, depart: string | null): FormStop => ({
  place: toPlace(name),
  arrive: arrive && `2026-12-${arrive}`,
  depart: depart && `2026-12-${depart}`,
});

const wallTime = fc.integer({ min: 10, max: 28 }).map((day) => `2026-12-${day} 08:00`);
const anyStop = fc.record({
  place: fc.constantFrom(...Object.keys(countries)).map(toPlace),
  arrive: fc.option(wallTime),
  depart: fc.option(wallTime),
});
const pickSome = (names: string[]) => fc.subarray(names.map((name) => ({ id: name, name })));
const anyProgramme: fc.Arbitrary<Programme> = fc.record({
  stops: fc.array(anyStop, { minLength: 2, maxLength: 6 }),
  passengers: fc.integer({ min: 1, max: 60 }),
  drivers: pickSome(['Jaan', 'Mari', 'Peeter']),
  buses: pickSome(['123ABC', '456DEF']),
});

/** Carries the changes of item 10 out on the programme of item 7. */
function applyChanges(planned: Programme, changes: readonly JourneyChange[]): Programme {
  const find = <Kind extends JourneyChange['kind']>(kind: Kind) =>
    changes.filter((change): change is Extract<JourneyChange, { kind: Kind }> => change.kind === kind);
  const off = find('stopOff').map(({ place }) => place.key);
  const stops = planned.stops.map((each) => ({ ...each }));
  // A place that stands twice is taken out where that makes the present programme: every choice is tried.
  const tryWays = (rest: readonly string[], left: FormStop[]): FormStop[][] => {
    const [key, ...others] = rest;
    if (key === undefined) return [left];
    return left.flatMap((each, index) => (each.place.key === key ? tryWays(others, left.toSpliced(index, 1)) : []));
  };
  const ways = tryWays(off, stops).map((way) => {
    const result = way.map((each) => ({ ...each }));
    for (const { index, place, arrive, depart } of find('stopOn')) result.splice(index, 0, { place, arrive, depart });
    const isFit = [...find('arrives'), ...find('departs')].every(({ index, kind, before, after, place }) => {
      const each = result[index];
      const field = kind === 'arrives' ? 'arrive' : 'depart';
      if (!each || each.place.key !== place.key || each[field] !== before) return false;
      each[field] = after;
      return true;
    });
    return isFit ? result : null;
  });
  const named = (list: Programme['drivers'], offs: { id: string }[], ons: { id: string; name: string }[]) => [
    ...list.filter(({ id }) => !offs.some((each) => each.id === id)),
    ...ons.map(({ id, name }) => ({ id, name })),
  ];
  return {
    stops: ways.find((way) => way !== null) ?? [],
    passengers: find('passengers')[0]?.after ?? planned.passengers,
    drivers: named(planned.drivers, find('driverOff'), find('driverOn')),
    buses: named(planned.buses, find('busOff'), find('busOn')),
  };
}

const sortNamed = (programme: Programme) => ({
  ...programme,
  drivers: programme.drivers.map(({ id }) => id).sort(),
  buses: programme.buses.map(({ id }) => id).sort(),
});

/** The slow way: the most stops of `before` that stand in `after` in the same order, of all subsets. */
function countCommon(before: readonly FormStop[], after: readonly FormStop[]): number {
  let most = 0;
  for (let set = 0; set < 2 ** before.length; set += 1) {
    const keys = before.filter((_, index) => set & (1 << index)).map(({ place }) => place.key);
    let at = 0;
    for (const { place } of after) if (place.key === keys[at]) at += 1;
    if (at === keys.length) most = Math.max(most, keys.length);
  }
  return most;
}

test('the changes of item 10 turn the programme of item 7 into the present one, and no shorter list does', () => {
  fc.assert(
    fc.property(anyProgramme, anyProgramme, (planned, current) => {
      const changes = listChanges(planned, current);
      expect(sortNamed(applyChanges(planned, changes))).toEqual(sortNamed(current));
      const off = changes.filter(({ kind }) => kind === 'stopOff').length;
      expect(planned.stops.length - off).toBe(countCommon(planned.stops, current.stops));
      expect(listChanges(planned, planned)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const party = { name: 'Bussid OÜ', address: 'Tallinn', phone: '+3725551' };
const facts = (stops: FormStop[], more: Partial<JourneyFacts> = {}): JourneyFacts => {
  const planned = { stops, passengers: 38, drivers: [], buses: [] };
  const legs = stops.slice(1).map((_, index) => ({ km: 100 + index, hasFerry: false }));
  const own = { plate: '123ABC', drivers: ['Jaan Tamm'], carrier: party, orderedBy: party };
  return { ...own, planned, current: planned, legs, out: null, back: null, ...more };
};

describe('the items of a journey form', () => {
  const stops = [
    stop('Tallinn', null, '05 08:00'),
    stop('Riia', '05 12:30', '06 09:00'),
    stop('Tallinn', '06 13:30', null),
  ];

  it('lists a stage for each leg, with a night away and the empty runs around them', () => {
    const depot = (day: string) => ({ place: toPlace('Pärnu'), day, km: 128 });
    const form = fillJourneyForm(facts(stops, { out: depot('2026-12-04'), back: depot('2026-12-06') }));
    const rows = form.stages.map(({ day, from, to, passengers, km, isOvernight }) =>
      [day.slice(8), from.name, to.name, passengers, km, isOvernight ? 'öö' : ''].join(' ').trim(),
    );
    expect(rows).toEqual([
      '04 Pärnu Tallinn 0 128',
      '05 Tallinn Riia 38 100 öö',
      '06 Riia Tallinn 38 101',
      '06 Tallinn Pärnu 0 128',
    ]);
    expect([form.from.name, form.to.name, form.kind]).toEqual(['Tallinn', 'Tallinn', 'international']);
  });

  it('keeps items 1 to 7 as they were at departure', () => {
    const current = { stops: stops.slice(0, 2), passengers: 12, drivers: [{ id: '2', name: 'Mari' }], buses: [] };
    const form = fillJourneyForm(facts(stops, { current }));
    const { changes, ...items } = form;
    expect(items).toEqual({ ...fillJourneyForm(facts(stops)), changes: undefined });
    expect(changes.map(({ kind }) => kind)).toEqual(['passengers', 'driverOn', 'stopOff']);
  });

  it.each([
    ['national', ['Tallinn', 'Pärnu']],
    ['cabotage', ['Riia', 'Riia']],
    ['international', ['Riia', 'Vilnius']],
  ])('calls a trip %s by the countries of its stops', (kind, names) => {
    expect(fillJourneyForm(facts(names.map((name) => stop(name, null, null)))).kind).toBe(kind);
  });

  it('has no empty run to the place where the bus stands', () => {
    const out = { place: toPlace('Tallinn'), day: '2026-12-05', km: 0 };
    expect(fillJourneyForm(facts(stops, { out })).stages).toHaveLength(2);
  });
});

test('a roster has every day once, with its runs in order and no run lost', () => {
  const run = (date: string, hour: number) => {
    const start = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
    return { date, name: 'Liin', start, end: start, driving: 60, otherWork: 0, availability: 0, breaks: 0 };
  };
  const anyRun = fc.record({ day: fc.integer({ min: 1, max: 28 }), hour: fc.integer({ min: 0, max: 23 }) });
  fc.assert(
    fc.property(fc.array(anyRun), (given) => {
      const runs = given.map(({ day, hour }) => run(`2026-02-${String(day).padStart(2, '0')}`, hour));
      const roster = layRoster('2026-01-31', 31, runs);
      expect(roster.map(({ date }) => date)).toEqual([...new Set(roster.map(({ date }) => date))].sort());
      expect(roster.flatMap((day) => day.runs)).toHaveLength(runs.length);
      const starts = roster.flatMap((day) => day.runs.map(({ start }) => start.getTime()));
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
    }),
  );
});
