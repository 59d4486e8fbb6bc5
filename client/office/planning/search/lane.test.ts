import { boardFixture, tripFixture } from '../board.fixture';
import { arrangeLane } from './lane';
import { toPlanRows } from '../board/planRows';

const makeRows = (count: number) =>
  toPlanRows(
    boardFixture({
      trips: Array.from({ length: count }, (_, index) =>
        tripFixture({
          id: `t${index}`,
          title: `${'CAB'[index % 3]}${index}`,
          passengers: (index * 7) % 10,
          start: `2026-12-05T0${9 - (index % 9)}:00:00Z`,
          end: '2026-12-05T12:00:00Z',
        }),
      ),
    }),
    [],
    'drivers',
  );

it('keeps the lane within two lanes: more trips make it a sorted list', () => {
  const few = makeRows(2);
  expect(arrangeLane(few, 'time')).toBe(few);
  const many = makeRows(5);
  expect(many[0]?.levels).toBe(5);
  const keys = (order: 'time' | 'size' | 'title') => arrangeLane(many, order)[0]?.bars.map(({ key }) => key);
  expect(arrangeLane(many, 'time')[0]).toMatchObject({ levels: 2, list: true });
  expect(keys('time')).toEqual(['t4', 't3', 't2', 't1', 't0']);
  expect(keys('size')).toEqual(['t4', 't1', 't2', 't3', 't0'].sort((one, other) => size(other) - size(one)));
  expect(keys('title')).toEqual(['t1', 't4', 't2', 't0', 't3']);
});

const size = (key: string) => (Number(key.slice(1)) * 7) % 10;
