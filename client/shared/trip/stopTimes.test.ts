import { printStopTimes } from './stopTimes';

const stop = (arrive: string | null, depart: string | null) => ({ arrive, depart });

describe('times of stops', () => {
  it('names no day while all stops lie on one', () => {
    const day = [stop(null, '2026-12-16T06:00:00Z'), stop('2026-12-16T08:00:00Z', null)];
    expect(printStopTimes(day)).toEqual([
      { day: null, arrive: null, depart: '08:00' },
      { day: null, arrive: '10:00', depart: null },
    ]);
  });

  it('names each day once, above its first stop', () => {
    const days = [
      stop(null, '2026-12-17T06:00:00Z'),
      stop('2026-12-17T08:00:00Z', '2026-12-17T09:00:00Z'),
      stop('2026-12-17T22:30:00Z', '2026-12-18T07:00:00Z'),
      stop('2026-12-18T10:00:00Z', null),
    ];
    expect(printStopTimes(days)).toEqual([
      { day: 'N 17.12.2026', arrive: null, depart: '08:00' },
      { day: null, arrive: '10:00', depart: '11:00' },
      { day: 'R 18.12.2026', arrive: '00:30', depart: '09:00' },
      { day: null, arrive: '12:00', depart: null },
    ]);
  });

  it('writes the date of a departure on the day after the arrival, and the day above the next stop', () => {
    const overnight = [
      stop(null, '2026-12-17T06:00:00Z'),
      stop('2026-12-17T18:00:00Z', '2026-12-18T06:00:00Z'),
      stop('2026-12-18T10:00:00Z', null),
    ];
    expect(printStopTimes(overnight)).toEqual([
      { day: 'N 17.12.2026', arrive: null, depart: '08:00' },
      { day: null, arrive: '20:00', depart: 'R 18.12.2026 08:00' },
      { day: 'R 18.12.2026', arrive: '12:00', depart: null },
    ]);
  });

  it('counts an estimate that has grown past the agreed departure as no arrival', () => {
    const late = [
      stop(null, '2026-12-17T20:00:00Z'),
      stop('2026-12-17T22:10:00Z', '2026-12-17T21:50:00Z'),
      stop('2026-12-17T21:55:00Z', null),
    ];
    expect(printStopTimes(late)).toEqual([
      { day: null, arrive: null, depart: '22:00' },
      { day: null, arrive: 'R 18.12.2026 00:10', depart: '23:50' },
      { day: null, arrive: '23:55', depart: null },
    ]);
  });

  it('leaves a stop without times on the day of the stop before', () => {
    const unknown = [stop(null, '2026-12-17T20:00:00Z'), stop(null, '2026-12-18T20:00:00Z'), stop(null, null)];
    expect(printStopTimes(unknown).map(({ day }) => day)).toEqual(['N 17.12.2026', 'R 18.12.2026', null]);
  });
});
