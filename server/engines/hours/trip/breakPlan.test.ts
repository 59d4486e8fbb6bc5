import fc from '../../../testing/propertyTests';
import type { Activity, ActivityKind } from '../activity';
import { judgeTimeline } from '../judge';
import { listPlannedBreaks } from './breakPlan';

/** Activities one after the other from minute 0: 'driving 120, break 30'. */
const lay = (text: string): Activity[] => {
  let at = 0;
  return text.split(', ').map((part) => {
    const [kind = '', minutes = ''] = part.split(' ');
    const start = at;
    at += Number(minutes);
    return { kind: kind as ActivityKind, start, end: at, service: 'trip' };
  });
};
const services = [{ id: 'trip', kind: 'occasional' as const }];
const list = (text: string, anyParts = true) =>
  listPlannedBreaks(lay(text), anyParts).map(({ start, end, latest }) => [start, end, latest]);

test.each<[string, string, boolean, number[][]]>([
  [
    'a whole break begins the count again',
    'driving 200, break 45, driving 100, break 45',
    true,
    [
      [200, 245, 270],
      [345, 390, 515],
    ],
  ],
  [
    'a first part leaves the count',
    'driving 100, break 20, driving 100, break 25',
    true,
    [
      [100, 120, 270],
      [220, 245, 290],
    ],
  ],
  [
    'two short parts are a whole break on occasional services',
    'driving 100, break 20, driving 100, break 25, driving 60, break 45',
    true,
    [
      [100, 120, 270],
      [220, 245, 290],
      [305, 350, 515],
    ],
  ],
  [
    'and elsewhere they are not',
    'driving 100, break 20, driving 100, break 25, driving 60, break 45',
    false,
    [
      [100, 120, 270],
      [220, 245, 290],
      [305, 350, 315],
    ],
  ],
  ['six hours of work end before the driving does', 'otherWork 300, driving 50, break 30', true, [[350, 380, 360]]],
  ['a break that comes too late is due as it begins', 'driving 300, break 45', true, [[300, 345, 300]]],
  ['less than 15 minutes is no break', 'driving 100, break 14, driving 100, break 45', true, [[214, 259, 284]]],
])('%s', (_, text, anyParts, breaks) => expect(list(text, anyParts)).toEqual(breaks));

const drive = fc.integer({ min: 30, max: 200 });
const pause = fc.constantFrom(15, 20, 25, 30, 45);

test('a driver who goes on to the latest minute is legal, and one minute later is not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(drive, pause), { minLength: 1, maxLength: 3 }), (days) => {
      const text = days.map(([driving, length]) => `driving ${driving}, break ${length}`).join(', ');
      const activities = lay(text);
      const last = listPlannedBreaks(activities, true).at(-1);
      const former = activities.slice(0, -1);
      const breaks = (more: number) => {
        const on: Activity = { kind: 'driving', start: last!.start, end: last!.start + more, service: 'trip' };
        return judgeTimeline({ activities: [...former, on], services }).infringements.filter(
          ({ rule }) => rule === 'drivingBreak' || rule === 'workWithoutBreak',
        ).length;
      };
      const before = breaks(0);
      fc.pre(before === 0);
      const left = last!.latest - last!.start;
      expect(breaks(left)).toBe(0);
      expect(breaks(left + 1)).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});
