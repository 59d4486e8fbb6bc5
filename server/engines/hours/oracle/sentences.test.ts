import { spread, timeline, times } from './boundaries.fixture';
import { judge } from '../judge';
import { infringementSentence } from '../sentences';

const H = 60;
const told = (text: string, around: Parameters<typeof timeline>[1] = {}) =>
  judge(timeline(text, around)).infringements.map((one) => infringementSentence(one));

describe('what is told of an infringement', () => {
  it.each([
    ['no allowance is called used up while all are left', 'D200 B45 D200 B45 D200 B45 D200 B45 D110', 'dailyDriving'],
    ['nor a reduced rest', `${spread(18 * H)} B360 O60`, 'dailyRest'],
    ['nor where a window passes without a rest', `${times(8, 'O60 B150')} O60`, 'dailyRest'],
  ])('%s', (_, text) => {
    expect(told(text).join()).not.toContain('rohkem ei ole');
    expect(told(text)).not.toEqual([]);
  });

  it('is the rule that is nearest to being kept: 65 hours after twelve days are 4 hours short', () => {
    const tour = (days: number) => `${times(days - 1, `${spread(13 * H)} B660`)} ${spread(13 * H)}`;
    expect(told(`${tour(12)} B3900 ${tour(5)}`, { service: {} })[0]).toBe(
      'puhkus pärast 12 päeva reeglit jääks 65 h, vaja on 69 h: puudu on 4 h',
    );
  });
});

describe('the average of four months', () => {
  const week = times(5, 'O288 B45 O300 B807');
  const now = timeline(week);
  const first = Math.floor(((now.activities[0]?.start ?? 0) - 4 * 1440) / 10080);
  const workElsewhere = Array.from({ length: 16 }, (_, index) => ({ week: first - 16 + index, minutes: 49 * H }));
  const rules = (more: Partial<typeof now>) => judge({ ...now, ...more }).infringements.map(({ rule }) => rule);

  it('is over all 17 weeks, told by sums', () => {
    expect(rules({})).toEqual([]);
    expect(rules({ workElsewhere })).toEqual(['workWeek48']);
  });

  it('passes over leave and illness', () => {
    const half = workElsewhere.slice(8);
    expect(rules({ workElsewhere: half })).toEqual([]);
    const start = first * 10080 + 4 * 1440 - 16 * 10080;
    expect(rules({ workElsewhere: half, absences: [{ start, end: start + 8 * 10080 }] })).toEqual(['workWeek48']);
  });
});
