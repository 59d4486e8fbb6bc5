import { createEmbeddedMaps } from '../embedded/embeddedMaps';
import { createGoogle } from './google';
import { googleGeocoded, googleRoute, googleSuggestions, threeTowns } from './replies.fixture';
import type { FakeService } from './service.fixture';
import { json, startService } from './service.fixture';

let service: FakeService;
beforeEach(async () => (service = await startService(json({}))));
afterEach(() => service.stop());

let signal: AbortSignal;
beforeEach(() => void (signal = AbortSignal.timeout(60_000)));
const google = () => {
  const hosts = { routes: service.url, places: service.url, geocoding: service.url };
  return createGoogle({ apiKey: 'key-1', towns: createEmbeddedMaps(), hosts });
};
const latLng = (latitude: number, longitude: number) => ({ location: { latLng: { latitude, longitude } } });

describe('routes', () => {
  const route = (points = threeTowns) => google().route?.(points, signal);

  test('asks computeRoutes for a drive without ferries and reads its legs and line', async () => {
    service.reply = json(googleRoute);
    expect(await route()).toEqual({
      legs: [
        { durationS: 4100, distanceM: 93100 },
        { durationS: 4501, distanceM: 102900 },
      ],
      path: threeTowns,
      foundBy: 'Google',
      notes: [],
    });
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/directions/v2:computeRoutes',
        query: {},
        headers: {
          'x-goog-api-key': 'key-1',
          'x-goog-fieldmask': 'routes.legs.duration,routes.legs.distanceMeters,routes.polyline.geoJsonLinestring',
        },
        body: {
          origin: latLng(59.437, 24.7535),
          intermediates: [latLng(58.8856, 25.5572)],
          destination: latLng(58.3806, 26.7251),
          travelMode: 'DRIVE',
          routeModifiers: { avoidFerries: true },
          languageCode: 'et',
          regionCode: 'ee',
        },
      },
    ]);
  });

  test('an empty reply means that it knows no road', async () => {
    expect(await route()).toBeUndefined();
  });

  test('a drive of no length has neither time nor distance', async () => {
    service.reply = json({ routes: [{ ...googleRoute.routes[0], legs: [{}, { duration: '0s' }] }] });
    expect((await route())?.legs).toEqual([
      { durationS: 0, distanceM: 0 },
      { durationS: 0, distanceM: 0 },
    ]);
  });

  test.each(['an hour', '-5s', 5])('%j is no duration', async (duration) => {
    service.reply = json({ routes: [{ ...googleRoute.routes[0], legs: [{ duration }, { duration }] }] });
    await expect(route()).rejects.toThrow();
  });
});

describe('suggestions', () => {
  test('come from Autocomplete in one call, at the middle of their town', async () => {
    service.reply = json(googleSuggestions);
    expect(await google().suggest?.('viru', signal)).toEqual([
      {
        city: 'Tallinn',
        address: 'Viru väljak 4, Tallinn, Harju maakond',
        lat: 59.437,
        lng: 24.7535,
        approximate: true,
      },
      { city: 'Tallinn', address: 'Tallinn, Harju maakond', lat: 59.437, lng: 24.7535, approximate: true },
    ]);
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/places:autocomplete',
        headers: {
          'x-goog-api-key': 'key-1',
          'x-goog-fieldmask': expect.stringContaining('suggestions.placePrediction.placeId'),
        },
        body: { input: 'viru', includedRegionCodes: ['ee'], languageCode: 'et', regionCode: 'ee' },
      },
    ]);
  });

  test('where the town is not in the gazetteer, the place itself is asked for', async () => {
    const prediction = {
      placeId: 'ChIJ/far',
      structuredFormat: { mainText: { text: 'Kuuseliiva' }, secondaryText: { text: 'Sookurru vald, Eesti' } },
    };
    service.reply = (request, response) =>
      json(
        request.path.endsWith(':autocomplete')
          ? { suggestions: [{ placePrediction: prediction }] }
          : { location: { latitude: 59.1, longitude: 25.6 } },
      )(request, response);
    expect(await google().suggest?.('kuuseliiva', signal)).toEqual([
      { city: 'Sookurru vald', address: 'Kuuseliiva, Sookurru vald', lat: 59.1, lng: 25.6 },
    ]);
    expect(service.requests[1]).toMatchObject({
      method: 'GET',
      path: '/v1/places/ChIJ%2Ffar',
      headers: { 'x-goog-fieldmask': 'location' },
    });
  });

  test('a place without a position is not offered', async () => {
    const prediction = { placeId: 'a', structuredFormat: { mainText: { text: 'Kusagil' } } };
    service.reply = (request, response) =>
      json(request.path.endsWith(':autocomplete') ? { suggestions: [{ placePrediction: prediction }] } : {})(
        request,
        response,
      );
    expect(await google().suggest?.('kusagil', signal)).toEqual([]);
  });

  test('an empty reply means that nothing matches', async () => {
    expect(await google().suggest?.('xyzzy', signal)).toEqual([]);
  });
});

describe('positions', () => {
  const geocode = () => google().geocode?.('Viru väljak 4, Tallinn', signal);
  const [result] = googleGeocoded.results;

  test('come from the geocoder, in Estonian and of Estonia', async () => {
    service.reply = json(googleGeocoded);
    expect(await geocode()).toEqual({
      city: 'Tallinn',
      address: 'Viru väljak 4, 10111 Tallinn',
      lat: 59.43631,
      lng: 24.75541,
    });
    expect(service.requests).toMatchObject([
      {
        path: '/maps/api/geocode/json',
        query: {
          address: 'Viru väljak 4, Tallinn',
          key: 'key-1',
          language: 'et',
          region: 'ee',
          components: 'country:EE',
        },
      },
    ]);
  });

  test('a partial match is only near', async () => {
    service.reply = json({ status: 'OK', results: [{ ...result, partial_match: true }] });
    expect(await geocode()).toMatchObject({ approximate: true });
  });

  test('no result, or the whole country, is nothing', async () => {
    service.reply = json({ status: 'ZERO_RESULTS', results: [] });
    expect(await geocode()).toBeUndefined();
    service.reply = json({
      status: 'OK',
      results: [{ ...result, formatted_address: 'Eesti', types: ['country', 'political'] }],
    });
    expect(await geocode()).toBeUndefined();
  });

  test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'UNKNOWN_ERROR'])(
    '%s is a failure, although it comes with 200',
    async (status) => {
      service.reply = json({ status, results: [], error_message: 'The provided API key is invalid.' });
      await expect(geocode()).rejects.toThrow(status);
    },
  );
});
