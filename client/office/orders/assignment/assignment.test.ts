import { checkPicks, findBestPair, listBusOptions, listClashes, listDriverOptions, splitPicks } from './assignment';
import { jaan, someJob, someOrder } from '../parts/order.fixture';
import { ids, replied } from '../../../testReplies';

const { drivers, buses, busyTimes } = replied('AssignmentOptions', 'long');
const admin = drivers.find(({ role }) => role === 'admin')!;
const other = { ...busyTimes[0]!, start: '2026-12-05T09:00:00Z', end: '2026-12-05T12:00:00Z', title: 'Pärnu - Narva' };
const overNight = { ...other, start: '2026-12-05T20:00:00Z', end: '2026-12-06T01:00:00Z', title: 'Öine liin' };
const options = {
  drivers: drivers.map((driver) => ({ ...driver, hidden: ![jaan.id, admin.id].includes(driver.id) })),
  buses: buses.map((bus) => ({ ...bus, hidden: bus.id === ids.setra })),
  busyTimes: [
    { ...other, driverId: jaan.id, busId: null },
    { ...other, driverId: null, busId: ids.volvo },
    { ...overNight, driverId: admin.id, busId: null },
  ],
};

describe('the options', () => {
  it('leaves out hidden ones, and puts drivers before admins', () => {
    expect(listDriverOptions(options, someOrder()).map(({ label }) => label)).toEqual([
      'Jaan Tamm (jaan)',
      'admin (admin)',
    ]);
    expect(listBusOptions(options, someOrder()).map(({ label }) => label)).toEqual(['Volvo 9700']);
  });

  it('keeps hidden ones that the job has already', () => {
    const order = someOrder({ status: 'job', job: someJob() });
    expect(listDriverOptions(options, order).map(({ label }) => label)).toContain('Liis (liis) (peidetud)');
    expect(listBusOptions(options, order).map(({ label }) => label)).toContain('Setra 515 (peidetud)');
  });
});

describe('the pair that fits best', () => {
  const free = { busy: [], warnings: [] };
  const light = (id: string, hours: 'green' | 'amber' | 'red', more: object = {}) => ({
    ...free,
    id,
    label: id,
    isDriver: true,
    hours: { driverId: id, light: hours, line: '', warnings: [] },
    ...more,
  });
  const bus = (id: string, seats: number | null, more: object = {}) => ({ ...free, id, label: id, seats, ...more });

  it('is the first driver whom the law allows and the smallest bus that seats all, if both are free of objections', () => {
    const drivers = [
      light('ill', 'green', { warnings: ['haiguslehel'] }),
      light('office', 'green', { isDriver: false }),
      light('busy', 'green', { busy: ['09:00-10:00 Koolibuss'] }),
      light('fits', 'amber'),
      light('green', 'green'),
    ];
    const all = [bus('unknown', null), bus('big', 70), bus('small', 19, { warnings: ['kohti 19'] }), bus('right', 50)];
    const pair = findBestPair(drivers, all);
    expect([pair?.driver.id, pair?.bus.id]).toEqual(['fits', 'right']);
  });

  it('is none where nobody may drive', () => {
    expect(findBestPair([light('tired', 'red')], [bus('right', 50)])).toBeUndefined();
  });
});

describe('checkPicks', () => {
  it('marks the later field that repeats an earlier one, but not two empty ones', () => {
    expect(checkPicks(['d1', 'd2', 'd1'], 'Korduvad juhid!')).toEqual([undefined, undefined, 'Korduvad juhid!']);
    expect(checkPicks(['d1', null, null], 'Korduvad juhid!')).toEqual([undefined, undefined, undefined]);
  });

  it('asks for the main one only', () => {
    expect(checkPicks([null, null], 'Korduvad juhid!', 'Palun vali juht!')).toEqual(['Palun vali juht!', undefined]);
  });
});

it('sends no empty extra fields', () => {
  expect(splitPicks(['d1', null, 'd2'])).toEqual({ main: 'd1', extras: ['d2'] });
});

it('shows what else the chosen ones have at the same time', () => {
  const drivers = listDriverOptions(options, someOrder());
  expect(listClashes(drivers, [jaan.id])).toEqual([
    'Jaan Tamm (jaan) on samal ajal mujal: 05.12.2026 11:00-14:00 Pärnu - Narva',
  ]);
  expect(listClashes(drivers, [admin.id, null])).toEqual([
    'admin (admin) on samal ajal mujal: 05.12.2026 22:00-06.12.2026 03:00 Öine liin',
  ]);
  expect(listClashes(listBusOptions(options, someOrder()), [ids.volvo])).toHaveLength(1);
  expect(listClashes(drivers, ['d2'])).toEqual([]);
});
