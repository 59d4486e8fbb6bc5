import { spread, timeline, times } from './boundaries.fixture';
import { judgeTimeline } from '../judge';
import type { Service } from '../activity';

const H = 60;
const broken = (text: string, around: Parameters<typeof timeline>[1] = {}) =>
  judgeTimeline(timeline(text, around)).infringements.map(({ rule, severity }) => `${rule} ${severity}`);

describe('beside the driving colleague', () => {
  it.each([
    ['45 minutes are a break of work too', 'd270 a45 d200', []],
    ['44 minutes are none', 'd270 a44 d60 o100', ['workBreak30 VSI']],
    ['a leg of 9 hours 20, the drivers changing at 4 hours 30 or sooner, is legal', 'd270 a270 d20', []],
    ['and for the one who begins beside', 'o15 a270 d270 a20 o15', []],
  ])('%s', (_, text, expected) => {
    expect(broken(text, { twoDrivers: true })).toEqual(expected);
  });

  it('only where there are two: to wait alone is no break', () => {
    expect(broken('O300 A45 O100')).toEqual(['workBreak30 VSI']);
  });
});

describe('one missing break counts once', () => {
  it.each([
    ['driving that goes on too long is the same as work that does', 'D370', ['drivingBreak VSI']],
    ['work that goes on too long is the same as too little break', 'O400', ['workBreak30 VSI']],
    ['the graver of two names holds', 'O40 D290 O60', ['workBreak30 VSI']],
    ['two breaks that are missing are two', 'D280 B45 O370', ['drivingBreak MI', 'workWithoutBreak MI']],
  ])('%s', (_, text, expected) => {
    expect(broken(text)).toEqual(expected);
  });
});

const abroad = (more: Partial<Service> = {}) => ({ service: { countries: ['EE', 'TR'], ...more } });
const tour = (days: number) => `${times(days - 1, `${spread(13 * H)} B660`)} ${spread(13 * H)}`;

describe('AETR', () => {
  it.each([
    ['a tour of ten days may put off the weekly rest (8(6)(b))', abroad(), []],
    ['with 24 hours abroad', abroad({ abroad: 24 * H }), []],
    ['but not with a minute less', abroad({ abroad: 24 * H - 1 }), ['weeklyRestLate VSI']],
    ['nor on a line', abroad({ kind: 'regularOver50' }), ['weeklyRestLate VSI']],
    [
      'the United Kingdom asks for a day abroad too',
      abroad({ countries: ['GB', 'EE'], abroad: 100 }),
      ['weeklyRestLate VSI'],
    ],
    ['the Union does not', abroad({ countries: ['EE', 'LV'], abroad: 100 }), []],
  ])('%s', (_, around, expected) => {
    expect(broken(tour(10), around)).toEqual(expected);
  });

  it('cites the article of the 12 days for their infringement', () => {
    const { infringements } = judgeTimeline(timeline(`${tour(10)} B3960 ${tour(2)}`, abroad()));
    expect(infringements.map(({ rule, article }) => `${rule} ${article}`)).toEqual([
      'restAfter12Days AETR art 8(6)(b)',
    ]);
  });

  it.each([
    ['waiting is a break (7(3))', abroad(), []],
    ['and is none in the Union', { service: {} }, ['drivingBreak SI']],
  ])('%s', (_, around, expected) => {
    expect(broken('D200 A45 D100', around)).toEqual(expected);
  });

  const reduced = `${times(5, 'd200 a200 B1040')} d200 a200 B2480`;
  it.each([
    ['lets two drivers reduce the weekly rest of each week (8(6)(c))', abroad(), []],
    ['the Union does not', { service: {} }, ['weeklyRest SI']],
  ])('%s', (_, around, expected) => {
    expect(broken(`${times(2, reduced)} d200`, { ...around, twoDrivers: true, from: -300 })).toEqual(expected);
  });
});
