import { message } from '../texts/messages';
import { createLogger } from '../platform/log/logger';
import { TestClock } from '../testing/testClock';
import type { ReplyCache } from './replyCache';
import { createEmbeddedMaps } from './embedded/embeddedMaps';
import { combineMaps } from './maps';
import type { OutsideProvider } from './provider';
import { createAddressService } from './providers/addressService';
import { createGoogle } from './providers/google';
import { createOsrm } from './providers/osrm';
import { createPhoton } from './providers/photon';
import {
  googleGeocoded,
  googleRoute,
  googleSuggestions,
  inAksReply,
  osrmReply,
  photonReply,
  threeTowns,
} from './providers/replies.fixture';
import type { FakeService } from './providers/service.fixture';
import { failures, json, startService } from './providers/service.fixture';

// The time limits are those of the product: a machine that stands still for half a second breaks them, yet not three times.
jest.retryTimes(2);

const embedded = createEmbeddedMaps();
const noCache: ReplyCache = { find: async () => undefined, keep: async () => undefined };
const clock = new TestClock();
const createMaps = (...outside: OutsideProvider[]) =>
  combineMaps(embedded, outside, { cache: noCache, clock, log: createLogger('silent') });

let first: FakeService;
let second: FakeService;
beforeEach(async () => {
  [first, second] = await Promise.all([startService(json({})), startService(json({}))]);
});
afterEach(() => Promise.all([first.stop(), second.stop()]));

const google = ({ url }: FakeService) =>
  createGoogle({ apiKey: 'k', towns: embedded, hosts: { routes: url, places: url, geocoding: url } });
const osrm = ({ url }: FakeService) => createOsrm(url);
const photon = ({ url }: FakeService) => createPhoton(url);
const addressService = ({ url }: FakeService) => createAddressService(url);

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
}

const viru = 'Viru väljak 4, Tallinn';
const exact = { lat: 59.43631, lng: 24.75541 };

type Make = (service: FakeService) => OutsideProvider;
type Maps = ReturnType<typeof createMaps>;

const askRoute = async (maps: Maps): Promise<unknown> => (await maps.route(threeTowns)).foundBy;
const askPlace = async (maps: Maps): Promise<unknown> => (await maps.geocode(viru))?.lat;
const askSuggestions = async (maps: Maps): Promise<unknown> => (await maps.suggest(viru)).places[0]?.address;
const suggested = 'Viru väljak 4, Tallinn, Harju maakond';

/** The failing provider, the next one and its reply, the request, and the result. */
const fallbacks: [string, Make, Make, unknown, (maps: Maps) => Promise<unknown>, unknown][] = [
  ['a route by OSRM', osrm, google, googleRoute, askRoute, 'Google'],
  ['a route by Google', google, osrm, osrmReply, askRoute, 'OSRM'],
  ['a place by Photon', photon, google, googleGeocoded, askPlace, exact.lat],
  ['a place by Google', google, addressService, inAksReply, askPlace, exact.lat],
  ['suggestions by Photon', photon, google, googleSuggestions, askSuggestions, suggested],
  ['suggestions by Google', google, addressService, inAksReply, askSuggestions, suggested],
];

describe.each(Object.entries(failures))('a provider that %s', (_what, fails) => {
  test('is asked once, and the next one answers in under 2 seconds', async () => {
    const outcomes = fallbacks.map(async ([what, failing, next, reply, ask]) => {
      const [bad, good] = await Promise.all([startService(fails), startService(json(reply))]);
      const { result, ms } = await timed(ask(createMaps(failing(bad), next(good))));
      await Promise.all([bad.stop(), good.stop()]);
      return { what, result, askedTheFailing: bad.requests.length, inTime: ms < 2000 };
    });
    expect(await Promise.all(outcomes)).toEqual(
      fallbacks.map(([what, , , , , result]) => ({ what, result, askedTheFailing: 1, inTime: true })),
    );
  });

  test('leaves the work to the embedded maps in under 2 seconds, when all fail so', async () => {
    first.reply = fails;
    const maps = createMaps(osrm(first), photon(first), google(first), addressService(first));
    const { result, ms } = await timed(Promise.all([maps.geocode(viru), maps.suggest('Võru'), maps.route(threeTowns)]));
    const [place, suggestions, route] = result;
    // The gazetteer knows no streets and says so.
    expect(place).toEqual({ city: 'Tallinn', address: viru, lat: 59.437, lng: 24.7535, approximate: true });
    expect(suggestions.places[0]).toMatchObject({ city: 'Võru' });
    expect(route.foundBy).toBe('embedded');
    expect(ms).toBeLessThan(2000);
  });
});

test('a provider that knows nothing is no failure, and the next one is asked', async () => {
  first.reply = json({ code: 'NoRoute' }, 400);
  second.reply = json(googleRoute);
  expect((await createMaps(osrm(first), google(second)).route(threeTowns)).foundBy).toBe('Google');
  first.reply = json({ features: [] });
  expect((await createMaps(photon(first)).suggest('Tallinn')).places[0]).toMatchObject({ city: 'Tallinn' });
});

describe('an address service', () => {
  test('is asked for streets, not for named places, and before any guess', async () => {
    first.reply = json(inAksReply);
    const maps = createMaps(addressService(first));
    for (const name of ['Riia', 'Sagadi mõis', 'Võs', 'Tallinn']) {
      expect((await maps.suggest(name)).places[0]).not.toMatchObject(exact);
      expect(await maps.geocode(name === 'Võs' ? 'Võsu' : name)).not.toMatchObject(exact);
    }
    expect(first.requests).toEqual([]);
    expect((await maps.suggest('Viru väljak 4')).places).toMatchObject([exact]);
    expect((await maps.suggest(viru)).places).toMatchObject([exact]);
    expect((await maps.suggest('Talinn')).places).toMatchObject([exact]);
    expect(await maps.geocode(viru)).toMatchObject(exact);
  });

  test('that knows nothing leaves the hint to the gazetteer', async () => {
    first.reply = json({});
    const maps = createMaps(addressService(first));
    expect(await maps.suggest('Pikk 5')).toEqual({ places: [], hint: 'townMissing' });
    expect(await maps.suggest('Talinn')).toMatchObject({ hint: 'similarNames' });
  });
});

test('a town abroad comes first, even where streets have its name', async () => {
  first.reply = json(photonReply);
  const maps = createMaps(photon(first));
  const { places } = await maps.suggest('Riia');
  expect(places.map(({ address }) => address)).toEqual(['Riia, Läti', suggested]);
  expect(await maps.geocode('Riia, Läti')).toMatchObject({ city: 'Riia' });
});

test('a provider is asked only for its own functions', async () => {
  const maps = createMaps(osrm(first), photon(second));
  second.reply = json(photonReply);
  expect(await maps.geocode(viru)).toMatchObject(exact);
  expect(first.requests).toEqual([]);
});

test('after three failures a provider rests for half a minute, then one call tries it', async () => {
  const maps = createMaps(osrm(first));
  first.reply = json({}, 500);
  for (let count = 0; count < 5; count += 1) expect((await maps.route(threeTowns)).foundBy).toBe('embedded');
  expect(first.requests).toHaveLength(3);

  clock.set(new Date(clock.now().getTime() + 31_000));
  await Promise.all([maps.route(threeTowns), maps.route(threeTowns)]);
  expect(first.requests).toHaveLength(4);

  clock.set(new Date(clock.now().getTime() + 31_000));
  first.reply = json(osrmReply);
  for (let count = 0; count < 3; count += 1) expect((await maps.route(threeTowns)).foundBy).toBe('OSRM');
  expect(first.requests).toHaveLength(7);
});

test('a provider that fails in one thing is still asked for another', async () => {
  const maps = createMaps(google(first));
  first.reply = (request, response) =>
    json(request.path.includes('geocode') ? googleGeocoded : {}, request.path.includes('geocode') ? 200 : 403)(
      request,
      response,
    );
  for (let count = 0; count < 4; count += 1) await maps.route(threeTowns);
  expect(await maps.geocode(viru)).toMatchObject(exact);
});

test('nobody outside is asked for nothing', async () => {
  const maps = createMaps(osrm(first), photon(first));
  expect(await maps.suggest('  ')).toEqual({ places: [] });
  expect(await maps.suggest('x')).toEqual(await embedded.suggest('x'));
  expect((await maps.route(threeTowns.slice(1, 2))).legs).toEqual([]);
  await expect(maps.route([...threeTowns, { lat: NaN, lng: 25 }])).rejects.toThrow(RangeError);
  expect(first.requests).toEqual([]);
});

test('a long line is thinned, its ends stay', async () => {
  const coordinates = Array.from({ length: 5000 }, (_, index) => [
    24.7535 + index / 2500,
    59.437 - index / 5000 + Math.sin(index / 7) / 500,
  ]);
  first.reply = json({
    ...osrmReply,
    routes: [{ ...osrmReply.routes[0], geometry: { type: 'LineString', coordinates } }],
  });
  const { path } = await createMaps(osrm(first)).route(threeTowns);
  expect(path.length).toBeGreaterThan(100);
  expect(path.length).toBeLessThanOrEqual(400);
  const ends = [coordinates[0], coordinates.at(-1)].map((end) => ({ lat: end?.[1], lng: end?.[0] }));
  expect([path[0], path.at(-1)]).toEqual(ends);
});

test('a route of others to an island tells of the ferry', async () => {
  first.reply = json({
    ...osrmReply,
    routes: [{ ...osrmReply.routes[0], legs: [{ duration: 14000, distance: 217000 }] }],
  });
  const maps = createMaps(osrm(first));
  const tallinn = { lat: 59.437, lng: 24.7535 };
  const kuressaare = { lat: 58.2528, lng: 22.4869 };
  const tartu = { lat: 58.3806, lng: 26.7251 };
  expect((await maps.route([tallinn, kuressaare])).notes).toEqual([message('routeNote.overWater')]);
  expect((await maps.route([tallinn, tartu])).notes).toEqual([]);
});

test('a way over the sea comes from our router: others avoid ferries', async () => {
  const maps = createMaps(osrm(first));
  const helsinki = { lat: 60.1695, lng: 24.9354 };
  const { notes } = await maps.route([{ lat: 59.437, lng: 24.7535 }, helsinki]);
  expect(notes[0]).toMatchObject({ key: 'routeNote.ferry', values: { name: 'Tallinn–Helsingi' } });
  expect(first.requests).toEqual([]);
});
