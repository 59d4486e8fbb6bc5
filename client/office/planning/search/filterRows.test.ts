import { ids } from '../../../testReplies';
import { boardFixture, tripFixture } from '../board.fixture';
import { mapNames } from '../planTexts';
import { filterRows, noFilter } from './filterRows';
import type { PlanFilter } from './filterRows';
import { toPlanRows } from '../board/planRows';

const board = boardFixture();
board.trips = [
  tripFixture({ id: 'tartu', title: 'Tallinn - Tartu', passengers: 20 }),
  tripFixture({ id: 'narva', title: 'Tallinn - Narva', passengers: 47, driverIds: [ids.jaan], busIds: [ids.setra] }),
  tripFixture({ id: 'noBus', title: 'Tallinn - Pärnu', passengers: 8, driverIds: [ids.jaan] }),
];
board.drivers = board.drivers.map((driver) => ({ ...driver, depotAddress: driver.id === ids.jaan ? 'Tartu' : null }));

const found = (filter: Partial<PlanFilter>, view: 'drivers' | 'buses' = 'drivers') =>
  filterRows(toPlanRows(board, [], view), { ...noFilter, ...filter }, mapNames(board)).map(
    (row) =>
      `${row.lane ? 'lane' : row.name}: ${row.bars.map(({ key, faded }) => (faded ? `(${key})` : key)).join(' ')}`,
  );

it.each<[string, Partial<PlanFilter>, string[]]>([
  ['nothing', {}, ['lane: tartu', 'Jaan Tamm: narva noBus', 'Liis: ']],
  ['a place', { text: 'narva' }, ['lane: ', 'Jaan Tamm: narva (noBus)']],
  ['places as they are shown', { text: 'tallinn - tartu' }, ['lane: tartu']],
  ['a driver', { text: 'liis' }, ['lane: ', 'Liis: ']],
  ['the name of a bus', { text: 'setra' }, ['lane: ', 'Jaan Tamm: narva (noBus)']],
  ['what waits', { waiting: true }, ['lane: tartu', 'Jaan Tamm: (narva) noBus', 'Liis: ']],
  ['a bus', { busId: ids.setra }, ['lane: tartu', 'Jaan Tamm: narva (noBus)']],
  ['a depot', { depot: 'Tartu' }, ['lane: tartu', 'Jaan Tamm: narva noBus']],
  ['large groups', { seats: 30 }, ['lane: ', 'Jaan Tamm: narva (noBus)', 'Liis: ']],
])('of the plan %s is looked for', (_, filter, rows) => expect(found(filter)).toEqual(rows));

it('in the rows of buses a size and a bus choose rows', () => {
  expect(found({ busId: ids.setra }, 'buses')).toEqual(['lane: tartu noBus', 'Setra 515: narva']);
  expect(found({ seats: 500 }, 'buses')).toEqual(['lane: ']);
});
