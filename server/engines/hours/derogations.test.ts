import { judgeTimeline } from './judge';
import { spread, timeline, times } from './oracle/boundaries.fixture';
import { checkCandidate } from './trip/candidate';
import { tellReason } from '../../driving/duties/tell/tellLaw';
import { printInRequestLanguage } from '../../texts/printMessage';

const H = 60;
const used = (text: string, around: Parameters<typeof timeline>[1] = { service: {} }) =>
  judgeTimeline(timeline(text, around)).derogations.map(({ what }) => what);

describe('reports the use of a derogation of 2024/1258', () => {
  it.each([
    ['a break of 20 and 25 minutes', 'D135 B20 D135 B25 D60', ['breakParts']],
    ['not one of 15 and 30', 'D135 B15 D135 B30 D60', []],
    ['not one that nothing needed', 'D100 B20 D100 B25 D60', []],
    ['not one that did not help', 'D200 B20 D135 B25 D60', []],
  ])('%s', (_, text, found) => {
    expect(used(text)).toEqual(found);
  });

  it('a weekly rest that waits twelve days, not one of six', () => {
    const tour = (days: number) => `${times(days - 1, `${spread(13 * H)} B660`)} ${spread(13 * H)}`;
    expect(used(`${tour(11)} B5400 O60`)).toContain('twelveDays');
    expect(used(`${tour(5)} B5400 O60`)).toEqual([]);
  });

  it('says that the journey form must be on board', () => {
    const { light, reasons } = checkCandidate({ activities: [] }, timeline('D135 B20 D135 B25 D60', { service: {} }));
    expect(light).toBe('green');
    expect(reasons.map((reason) => printInRequestLanguage(tellReason(reason)))).toContain(
      'kaheosaline vaheaeg (2024. aasta erand): bussis peab olema sõiduleht',
    );
  });
});
