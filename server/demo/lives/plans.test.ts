import { createEmbeddedMaps } from '../../maps/embedded/embeddedMaps';
import { toTallinn } from '../../platform/time';
import { fates } from './fates';
import { planOrders } from './plans';
import { rememberRoutes } from '../rememberRoutes';

const maps = rememberRoutes(createEmbeddedMaps());

/** By day and by night, at the turns of the year and of the clocks. */
const moments = [
  '2026-03-12T08:20:00Z',
  '2026-03-29T00:59:00Z',
  '2026-10-25T00:30:00Z',
  '2026-12-31T22:05:00Z',
  '2026-06-21T20:59:00Z',
];

describe('planOrders', () => {
  it('plans the same company each time', async () => {
    const twice = [0, 1].map(async () => {
      const plans = await planOrders(maps, new Date(moments[0] ?? ''), 60);
      return plans.map(({ random, ...plan }) => ({ ...plan, next: random.fraction() }));
    });
    const [first, second] = await Promise.all(twice);
    expect(first).toEqual(second);
    expect(new Set(first?.map(({ customer }) => customer.fullName)).size).toBeGreaterThan(30);
  });

  it.each(moments)('plans 300 orders that could have been asked for, at %s', async (moment) => {
    const present = new Date(moment);
    const plans = await planOrders(maps, present, 300);
    expect(plans).toHaveLength(300);
    expect(new Set(plans.map(({ fate }) => fate.name)).size).toBe(fates.length);
    for (const { askedAt, stops, fate } of plans) {
      const departs = stops.slice(0, -1).map(({ depart }) => new Date(depart ?? '').getTime());
      expect(departs).toEqual([...new Set(departs)].sort((a, b) => a - b));
      expect(askedAt.getTime()).toBeLessThan(Math.min(present.getTime(), departs[0] ?? 0));
      const [first, last] = fate.starts;
      const day = toTallinn(new Date(departs[0] ?? 0))
        .startOf('day')
        .diff(toTallinn(present).startOf('day'), 'days').days;
      // A trip over nights begins earlier, so that it has ended in time.
      expect(day).toBeGreaterThanOrEqual(first < -1 ? first - 2 : first);
      expect(day).toBeLessThanOrEqual(last);
      expect(stops.at(-1)?.depart).toBeUndefined();
    }
  });
});
