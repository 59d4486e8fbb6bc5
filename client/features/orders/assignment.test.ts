import type { AssignmentOptionsQuery } from '../../generated/graphql';
import { busOptions, chosen, clashes, driverOptions, pickProblems } from './assignment';
import { jaan, liis, someJob, someOrder } from './order.fixture';

const other = {
  id: 'other',
  start: '2026-12-05T09:00:00Z',
  end: '2026-12-05T12:00:00Z',
  stops: [{ city: 'Pärnu' }, { city: 'Narva' }],
  job: { id: 'j2', drivers: [{ driver: { id: jaan.id } }], buses: [{ id: 'b2' }] },
};
const options: AssignmentOptionsQuery = {
  drivers: [
    { id: 'a1', firstname: 'Anu', lastname: '', username: 'anu', role: 'admin', hidden: false },
    { ...jaan, role: 'driver' },
    { ...liis, role: 'driver', hidden: true },
  ],
  buses: [
    { id: 'b1', name: 'Setra 515', hidden: true },
    { id: 'b2', name: 'Sprinter 519', hidden: false },
  ],
  upcomingJobs: [other],
};

describe('what can be picked', () => {
  it('leaves out hidden ones, and puts drivers before admins', () => {
    expect(driverOptions(options, someOrder()).map(({ label }) => label)).toEqual(['Jaan Tamm (jaan)', 'Anu (anu)']);
    expect(busOptions(options, someOrder()).map(({ label }) => label)).toEqual(['Sprinter 519']);
  });

  it('keeps hidden ones whom the job has already', () => {
    const order = someOrder({ status: 'job', job: someJob() });
    expect(driverOptions(options, order).map(({ label }) => label)).toContain('Liis (liis) (peidetud)');
    expect(busOptions(options, order).map(({ label }) => label)).toContain('Setra 515 (peidetud)');
  });
});

describe('pickProblems', () => {
  it('marks the later field that repeats an earlier one, but not two empty ones', () => {
    expect(pickProblems(['d1', 'd2', 'd1'], 'Korduvad juhid!')).toEqual([undefined, undefined, 'Korduvad juhid!']);
    expect(pickProblems(['d1', null, null], 'Korduvad juhid!')).toEqual([undefined, undefined, undefined]);
  });

  it('asks for the main one only', () => {
    expect(pickProblems([null, null], 'Korduvad juhid!', 'Palun vali juht!')).toEqual(['Palun vali juht!', undefined]);
  });
});

it('sends no empty extra fields', () => {
  expect(chosen(['d1', null, 'd2'])).toEqual({ main: 'd1', extras: ['d2'] });
});

describe('clashes', () => {
  it('warns of a driver and a bus that are elsewhere at the same time', () => {
    expect(clashes(options, someOrder(), ['d1'], ['b2'])).toEqual([
      'Jaan Tamm on samal ajal teisel reisil: 05.12.2026 11:00 Pärnu - Narva',
      'Sprinter 519 on samal ajal teisel reisil: 05.12.2026 11:00 Pärnu - Narva',
    ]);
  });

  it('does not warn of others, of the order itself, or of a trip that begins when this one ends', () => {
    expect(clashes(options, someOrder(), ['d2'], ['b1'])).toEqual([]);
    expect(
      clashes({ ...options, upcomingJobs: [{ ...other, id: someOrder().id }] }, someOrder(), ['d1'], ['b2']),
    ).toEqual([]);
    expect(clashes(options, someOrder({ end: '2026-12-05T09:00:00.000Z' }), ['d1'], ['b2'])).toEqual([]);
  });
});
