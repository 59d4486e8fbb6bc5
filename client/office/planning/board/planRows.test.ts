import { ids } from '../../../testReplies';
import { printBarLabel } from '../planTexts';
import { boardFixture, tripFixture } from '../board.fixture';
import { toPlanRows } from './planRows';

const names = (view: 'drivers' | 'buses', board = boardFixture()) =>
  toPlanRows(board, [], view).map(
    (row) => `${row.name}: ${row.bars.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`,
  );

it('a trip stands with each of its drivers or buses, and in the lane where it has none', () => {
  const board = boardFixture({
    trips: [
      tripFixture({ id: 'both', driverIds: [ids.jaan, ids.liis], busIds: [ids.setra] }),
      tripFixture({ id: 'noBus', driverIds: [ids.jaan], start: '2026-12-05T16:00:00Z', end: '2026-12-05T18:00:00Z' }),
      tripFixture({ id: 'none' }),
    ],
  });
  expect(names('drivers', board)).toEqual([': trip none', 'Jaan Tamm: trip both, trip noBus', 'Liis: trip both']);
  expect(names('buses', board)).toEqual([': trip none, trip noBus', 'Setra 515: trip both', 'Volvo 9700: ']);
});

it('a trip that is not reached in time says so in the row of the driver or bus that is late, and in no other', () => {
  const board = boardFixture({
    trips: [tripFixture({ id: 'late', driverIds: [ids.jaan, ids.liis], busIds: [ids.setra] })],
    unreached: [
      { __typename: 'UnreachedTrip', whoId: ids.jaan, orderId: 'late', beforeId: ids.job, km: 81, minutes: 12 },
    ],
  });
  const labels = toPlanRows(board, [], 'drivers').flatMap(({ name, bars }) =>
    bars.map((bar) => `${name}: ${printBarLabel(bar, new Map())}`),
  );
  expect(labels).toEqual([
    expect.stringMatching(/^Jaan Tamm: .*Ei jõua kohale: 81 km, 12 min$/),
    expect.not.stringContaining('Ei jõua kohale'),
  ]);
});

it('a coming trip says that its bus may not drive, and a trip that is over does not', () => {
  const trip = { driverIds: [ids.jaan], busIds: [ids.setra] };
  const over = { ...trip, id: 'over', movable: false, start: '2026-12-04T06:00:00Z', end: '2026-12-04T08:00:00Z' };
  const board = boardFixture({ trips: [tripFixture({ ...trip, id: 'coming' }), tripFixture(over)] });
  board.buses = board.buses.map((bus) => (bus.id === ids.setra ? { ...bus, mayNotDrive: 'Pidurituli' } : bus));
  const labels = toPlanRows(board, [], 'buses').flatMap(({ bars }) =>
    bars.map((bar) => [bar.key, /ei tohi sõita: Pidurituli$/.test(printBarLabel(bar, new Map()))]),
  );
  expect(labels).toEqual([
    ['over', false],
    ['coming', true],
  ]);
});

describe('a trip at the same time as something else', () => {
  const morning = { start: '2026-12-05T06:00:00Z', end: '2026-12-05T09:28:00Z' };
  const labels = (trips: ReturnType<typeof tripFixture>[], changes: Parameters<typeof boardFixture>[0] = {}) =>
    toPlanRows(boardFixture({ trips, occurrences: [], absences: [], ...changes }), [], 'drivers')
      .filter(({ lane }) => !lane)
      .flatMap(({ bars }) => bars.filter(({ kind }) => kind === 'trip').map((bar) => printBarLabel(bar, new Map())));
  const booked = tripFixture({
    id: 'booked',
    title: 'Pärnu - Riia',
    driverIds: [ids.jaan],
    busIds: [ids.setra],
    ...morning,
  });
  const draft = tripFixture({ id: 'draft', mark: 'mark', driverIds: [ids.jaan], ...morning });

  it('says so as a draft, which its confirmed neighbour does not', () => {
    expect(labels([booked, draft])).toEqual([
      expect.not.stringContaining('Samal ajal'),
      expect.stringMatching(/Samal ajal: Pärnu - Riia$/),
    ]);
  });

  it('says so of both when both are drafts, or none is', () => {
    for (const mark of ['mark', null])
      expect(
        labels([
          { ...booked, mark },
          { ...draft, mark },
        ]),
      ).toEqual([
        expect.stringMatching(/Samal ajal: Tallinn - Paide - Tartu$/),
        expect.stringMatching(/Samal ajal: Pärnu - Riia$/),
      ]);
  });

  it('says nothing when one ends as the other begins', () => {
    expect(labels([booked, { ...draft, start: morning.end, end: '2026-12-05T12:00:00Z' }]).join()).not.toContain(
      'Samal ajal',
    );
  });

  it('says why its driver is away', () => {
    const absence = {
      id: 'away',
      driverId: ids.jaan,
      busId: null,
      kind: 'leave',
      start: '2026-12-04T22:00:00Z',
      end: '2026-12-05T22:00:00Z',
      lastDay: '2026-12-05',
      note: '',
    } as const;
    expect(labels([draft], { absences: [absence] })).toEqual([expect.stringMatching(/Puhkus, kuni L 5\.12$/)]);
  });
});

it('is drawn to scale and cut at the ends of the shown days', () => {
  const board = boardFixture({
    trips: [
      tripFixture({ id: 'a', start: '2026-12-04T10:00:00Z', end: '2026-12-05T10:00:00Z' }),
      tripFixture({ id: 'b', start: '2026-12-05T10:00:00Z', end: '2026-12-05T22:00:00Z' }),
      tripFixture({ id: 'c', start: '2026-12-05T09:00:00Z', end: '2026-12-05T11:00:00Z' }),
    ],
  });
  const [lane] = toPlanRows(board, [], 'drivers');
  // From 22:00 UTC, which is midnight in Estonia, for a day. Bars that touch do not overlap.
  expect(lane?.bars.map(({ key, left, width, level }) => [key, left, width, level])).toEqual([
    ['a', 0, 0.5, 0],
    ['c', 11 / 24, 2 / 24, 1],
    ['b', 0.5, 0.5, 0],
  ]);
  expect(lane?.levels).toBe(2);
});
