import { judgeTimeline } from '../../../engines/hours';
import { spread, timeline, times } from '../../../engines/hours/oracle/boundaries.fixture';
import type { Line } from '../../../platform/values/message';
import { joinLines, message } from '../../../texts/messages';
import { printInRequestLanguage, printMessage } from '../../../texts/printMessage';
import { findWords } from '../../../texts/words';
import { tellInfringement, tellReason } from './tellLaw';

const H = 60;
const told = (text: string, around: Parameters<typeof timeline>[1] = {}) =>
  judgeTimeline(timeline(text, around)).infringements.map((one) => printInRequestLanguage(tellInfringement(one)));

describe('the text of an infringement', () => {
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
  const rules = (more: Partial<typeof now>) => judgeTimeline({ ...now, ...more }).infringements.map(({ rule }) => rule);

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

const printed = (told: Line) => [printMessage(told, findWords('en')), printMessage(told, findWords('ru'))];

test.each<[Line, string, string]>([
  [
    joinLines([
      tellReason({ kind: 'fits', duty: 580, driving: 45 }),
      tellReason({ kind: 'restsByDay', from: 0, to: 60, place: 'Tartu' }),
    ]),
    'fits · 9 h 40 working day, 45 min driving; the driver is counted on to rest 2:00–3:00 (Tartu)',
    'подходит · рабочий день 9 ч 40, за рулём 45 мин; учтено, что водитель отдыхает 2:00–3:00 (Tartu)',
  ],
  [
    tellReason({ kind: 'uses', what: 'reducedRests', times: 1, minutes: 643, at: 0 }),
    'reduced rest of 10 h 43, the first since the weekly rest',
    'сокращённый отдых 10 ч 43, 1-й раз после недельного отдыха',
  ],
  [
    message('need.needs', {
      what: message('duty.lasts', { actual: { minutes: 980 } }),
      ways: { any: [message('need.secondDriver'), message('need.leaveLater', { at: '8:10' })] },
    }),
    'a working day of 16 h 20: needs a second driver or a departure at 8:10',
    'рабочий день 16 ч 20 — нужно: второй водитель или отправление в 8:10',
  ],
  [
    message('warn.owed', { minutes: { minutes: 1260 }, day: { date: '2026-12-13' } }),
    '21 h of weekly rest owed, by 13/12/2026 at the latest',
    '21 h of weekly rest owed, by 13/12/2026 at the latest',
  ],
])('is in the reader’s language: %j', (told, english, russian) => expect(printed(told)).toEqual([english, russian]));
