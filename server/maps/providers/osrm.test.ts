import { createOsrm } from './osrm';
import { osrmReply, threeTowns } from './replies.fixture';
import type { FakeService } from './service.fixture';
import { json, startService } from './service.fixture';

let service: FakeService;
beforeEach(async () => (service = await startService(json(osrmReply))));
afterEach(() => service.stop());

const route = (points = threeTowns) => createOsrm(service.url).route?.(points, AbortSignal.timeout(60_000));

test('asks for the road through all points, longitude first, and reads its legs and line', async () => {
  expect(await route()).toEqual({
    legs: [
      { durationS: 4211, distanceM: 93512 },
      { durationS: 4631, distanceM: 103209 },
    ],
    path: [
      { lat: 59.437, lng: 24.7535 },
      { lat: 59.1, lng: 25.2 },
      { lat: 58.8856, lng: 25.5572 },
      { lat: 58.3806, lng: 26.7251 },
    ],
    foundBy: 'OSRM',
    notes: [],
  });
  expect(service.requests).toMatchObject([
    {
      method: 'GET',
      path: '/route/v1/driving/24.7535,59.437;25.5572,58.8856;26.7251,58.3806',
      query: { overview: 'full', geometries: 'geojson' },
    },
  ]);
});

test.each(['NoRoute', 'NoSegment'])('%s means that it knows no road', async (code) => {
  service.reply = json({ code, message: 'Impossible route between points' }, 400);
  expect(await route()).toBeUndefined();
});

test.each([
  ['InvalidQuery', json({ code: 'InvalidQuery', message: 'Query string malformed' }, 400)],
  [
    'a leg too few',
    json({ ...osrmReply, routes: [{ ...osrmReply.routes[0], legs: osrmReply.routes[0]?.legs.slice(1) }] }),
  ],
  [
    'a line on the Moon',
    json({ ...osrmReply, routes: [{ ...osrmReply.routes[0], geometry: { coordinates: [[24, 590]] } }] }),
  ],
  [
    'negative time',
    json({ ...osrmReply, routes: [{ ...osrmReply.routes[0], legs: [{ duration: -1, distance: 1 }] }] }),
  ],
])('%s is a failure', async (_what, reply) => {
  service.reply = reply;
  await expect(route()).rejects.toThrow();
});
