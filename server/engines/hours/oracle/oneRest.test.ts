import { spread, timeline, times } from './boundaries.fixture';
import { judgeTimeline } from '../judge';

const told = (text: string, twoDrivers = false) =>
  judgeTimeline(timeline(text, { twoDrivers })).infringements.map(({ rule, actual }) => `${rule} ${actual}`);
const H = 60;

describe('a rest of 9 hours within the window', () => {
  it('ends the day: two days of work without a break keep their infringements, and no night work appears', () => {
    const { days, infringements } = judgeTimeline(timeline('O380 B600 O380', { from: -300 }));
    expect(days.map(({ rest, work }) => `${rest} ${work}`)).toEqual(['reduced 380', 'regular 380']);
    expect(infringements.map(({ rule }) => rule)).not.toContain('nightWork');
    expect(infringements.filter(({ rule }) => rule === 'workBreak30')).toHaveLength(2);
  });

  it.each([
    ['of 9 hours exactly ends it', 'D60 B540 D60 B660', ['reduced', 'regular']],
    ['one minute shorter may be the first part of a split rest', 'D60 B539 D60 B600', ['split']],
  ])('%s', (_, text, rests) => {
    expect(judgeTimeline(timeline(`${text} D60`)).days.map(({ rest }) => rest)).toEqual([...rests, 'regular']);
  });

  it('is a fourth reduced rest where three are used up, and no pause', () => {
    expect(told(`${times(3, `${spread(15 * H)} B540`)} O60 B540 O60 B540 O60`)).toEqual([
      'dailyRest 540',
      'dailyRest 540',
    ]);
  });

  it('ends the day of two drivers too', () => {
    const { days } = judgeTimeline(timeline('d60 a60 B540 d60 a60 B540 d60', { twoDrivers: true }));
    expect(days).toHaveLength(3);
  });
});

describe('a window without a rest', () => {
  it('is reported with the longest rest that lies in it', () => {
    expect(told(`${times(8, 'O60 B150')} O60`)).toEqual(['dailyRest 150']);
  });

  it('is cut where a rest of 7 hours lies in it', () => {
    const { days } = judgeTimeline(timeline(`O60 B500 ${times(6, 'O60 B120')} O60 B660`));
    expect(days.map(({ end, start }) => end - start)).toEqual([60, 6 * 180 + 60]);
  });
});
