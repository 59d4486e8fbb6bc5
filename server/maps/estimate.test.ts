import { message } from '../texts/messages';
import { estimateArrivals } from './estimate';
import { createEmbeddedMaps } from './embedded/embeddedMaps';
import type { Leg, Route } from './provider';

/** A provider that always replies with these legs. */
const replying = (legs: Leg[], notes: Route['notes'] = []) => ({
  route: async (): Promise<Route> => ({ legs, path: [{ lat: 58, lng: 25 }], foundBy: 'fixed', notes }),
});
const at = (time: string): Date => new Date(`2026-05-04T${time}Z`);
const stop = (depart: string | null, name = '') => ({
  lat: 58,
  lng: 25,
  depart: depart === null ? null : at(depart),
  name,
});

test('a stop is reached after the drive from the one before, however long that one lasts', async () => {
  const estimate = await estimateArrivals(
    [stop('08:00:00', 'a'), stop('12:30:00', 'b'), stop(null, 'c')],
    replying(
      [
        { durationS: 3600, distanceM: 70_000 },
        { durationS: 600, distanceM: 9_000 },
      ],
      [message('routeNote.overWater')],
    ),
  );
  expect(estimate).toEqual({
    stops: [
      { ...stop('08:00:00', 'a'), arrive: null },
      { ...stop('12:30:00', 'b'), arrive: at('09:00:00') },
      { ...stop(null, 'c'), arrive: at('12:40:00') },
    ],
    distanceM: 79_000,
    durationS: 4200,
    path: [{ lat: 58, lng: 25 }],
    foundBy: 'fixed',
    notes: [message('routeNote.overWater')],
  });
});

test.each([
  [60, '08:01:00'],
  [61, '08:02:00'],
  [119, '08:02:00'],
  [0, '08:00:00'],
])('%d s after 08:00 is %s: arrivals are rounded up to a whole minute', async (durationS, arrive) => {
  const { stops } = await estimateArrivals([stop('08:00:00'), stop(null)], replying([{ durationS, distanceM: 1 }]));
  expect(stops[1]?.arrive).toEqual(at(arrive));
});

test('seconds of the departure are rounded up as well', async () => {
  const { stops } = await estimateArrivals([stop('08:00:01'), stop(null)], replying([{ durationS: 60, distanceM: 1 }]));
  expect(stops[1]?.arrive).toEqual(at('08:02:00'));
});

test('without the departure before, an arrival is not known, the next one is', async () => {
  const leg = { durationS: 600, distanceM: 1 };
  const { stops } = await estimateArrivals([stop(null), stop('09:00:00'), stop(null)], replying([leg, leg]));
  expect(stops.map(({ arrive }) => arrive)).toEqual([null, null, at('09:10:00')]);
});

test('a route with too few legs is refused', async () => {
  await expect(estimateArrivals([stop('08:00:00'), stop(null)], replying([]))).rejects.toThrow(
    'fixed found 0 legs for 2 stops',
  );
});

test('the embedded maps estimate fewer than two stops as no drive', async () => {
  expect(await estimateArrivals([], createEmbeddedMaps())).toEqual({
    stops: [],
    distanceM: 0,
    durationS: 0,
    path: [],
    foundBy: 'embedded',
    notes: [],
  });
  expect(await estimateArrivals([stop('08:00:00')], createEmbeddedMaps())).toMatchObject({
    stops: [{ arrive: null }],
    distanceM: 0,
  });
});

test.each([
  [NaN, 25],
  [58, NaN],
  [-33.9, 18.4],
  [40.7, -74],
  [55.8, 49.1],
  [31.2, 29.9],
])('%d, %d is outside Europe and refused at its stop', async (lat, lng) => {
  const stops = [stop('08:00:00'), { ...stop(null), lat, lng }];
  await expect(estimateArrivals(stops, replying([{ durationS: 1, distanceM: 1 }]))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'route.outsideEurope',
    options: { field: 'stops.1' },
  });
});

test('a coach reaches Nordkapp, Istanbul and Lisbon', async () => {
  const far = [
    [71.17, 25.78],
    [41.01, 28.98],
    [38.72, -9.14],
  ].map(([lat = 0, lng = 0]) => ({ ...stop(null), lat, lng }));
  const { stops } = await estimateArrivals(far, createEmbeddedMaps());
  expect(stops).toHaveLength(3);
});
