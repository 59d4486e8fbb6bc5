import { osrmReply, photonReply } from '../../maps/providers/replies.fixture';
import type { FakeService } from '../../maps/providers/service.fixture';
import { json, startService } from '../../maps/providers/service.fixture';
import { createPerson, inquiry, must, paide, submitInquiry, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let osrm: FakeService;
let photon: FakeService;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  [osrm, photon] = await Promise.all([startService(json(osrmReply)), startService(json(photonReply))]);
  app = await startTestApp({
    OSRM_URL: osrm.url,
    PHOTON_URL: `${photon.url}/`,
    GOOGLE_MAPS_BROWSER_KEY: 'shown-key',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Kaardi tegijad',
  });
  admin = await app.login('admin');
});
afterAll(() => Promise.all([app.stop(), osrm.stop(), photon.stop()]));
beforeEach(async () => {
  for (const service of [osrm, photon]) service.requests.length = 0;
  await app.deps.db.dataSource.query('delete from rate_limit');
});

const position = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const stops = [
  { ...position(tallinn), depart: '2030-05-06T08:00:00Z' },
  { ...position(paide), depart: '2030-05-06T10:00:00Z' },
  position(tartu),
];
const estimateDocument =
  'query($stops: [EstimateStopInput!]!) { estimateRoute(stops: $stops) { arrivals distanceKm durationMin foundBy notes path } }';
const suggestDocument = 'query($text: String!) { suggestPlaces(text: $text) { city address lat lng approximate } }';
const geocodeDocument = 'query($text: String!) { geocodePlace(text: $text) { city address lat lng approximate } }';
const viru = {
  city: 'Tallinn',
  address: 'Viru väljak 4, Tallinn, Harju maakond',
  lat: 59.43631,
  lng: 24.75541,
  approximate: null,
};

test('a route comes with its arrivals and the line to draw', async () => {
  expect(await must(app, estimateDocument, { stops })).toEqual({
    estimateRoute: {
      arrivals: [null, '2030-05-06T09:11:00.000Z', '2030-05-06T11:18:00.000Z'],
      distanceKm: 196.721,
      durationMin: 147,
      foundBy: 'OSRM',
      notes: [],
      path: [
        [59.437, 24.7535],
        [59.1, 25.2],
        [58.8856, 25.5572],
        [58.3806, 26.7251],
      ],
    },
  });
});

test('places are suggested, and a chosen one is found again', async () => {
  expect(await must(app, suggestDocument, { text: 'viru väl' })).toEqual({ suggestPlaces: [viru] });
  expect(await must(app, geocodeDocument, { text: viru.address })).toEqual({ geocodePlace: viru });
  photon.reply = json({ features: [] });
  expect(await must(app, geocodeDocument, { text: 'Xyzzy 12' })).toEqual({ geocodePlace: null });
  photon.reply = json(photonReply);
});

test('a place with only a similar name is marked as such, and never given as a match', async () => {
  photon.reply = json({ features: [] });
  const find = (text: string) =>
    must(app, 'query($text: String!) { findPlaces(text: $text) { places { city } hint } }', { text });
  expect(await find('Võsu')).toMatchObject({ findPlaces: { places: [{ city: 'Võsu' }, {}, {}], hint: null } });
  expect(await find('Talinn')).toMatchObject({ findPlaces: { hint: 'SIMILAR_NAMES' } });
  expect(await must(app, suggestDocument, { text: 'Talinn' })).toEqual({ suggestPlaces: [] });
  expect(await must(app, geocodeDocument, { text: 'Talinn' })).toEqual({ geocodePlace: null });
  expect(await find('Pikk 5')).toEqual({ findPlaces: { places: [], hint: 'TOWN_MISSING' } });
  photon.reply = json(photonReply);
});

test('a stop that was dragged far away is named after its new place', async () => {
  const move = async (to: { lat: number; lng: number }) =>
    (
      await must<{ placeAfterMove: unknown }>(
        app,
        'query($from: PositionInput!, $to: PositionInput!) { placeAfterMove(from: $from, to: $to) { city address lat lng } }',
        { from: position(paide), to },
      )
    ).placeAfterMove;
  expect(await move({ lat: 58.8082, lng: 25.419 })).toEqual({
    city: 'Türi',
    address: 'Türi, Järva maakond',
    lat: 58.8082,
    lng: 25.419,
  });
  expect(await move({ lat: paide.lat + 0.002, lng: paide.lng })).toBeNull();
});

test('the same question costs one call, from any caller and in any spelling', async () => {
  const ask = async () => {
    await must(app, suggestDocument, { text: 'Kesk väljak' });
    await must(app, suggestDocument, { text: '  kesk  VÄLJAK ' });
    await must(app, geocodeDocument, { text: 'Keskväljak 1' });
    await must(app, geocodeDocument, { text: 'Keskväljak 1' });
    await must(app, estimateDocument, { stops: stops.slice(0, 2).concat(position(paide) as never) });
    await must(app, estimateDocument, { stops: stops.slice(0, 2).concat(position(paide) as never) }, admin);
  };
  await ask();
  expect(photon.requests.map(({ query }) => query.q)).toEqual(['Kesk väljak', 'Keskväljak 1']);
  expect(osrm.requests).toHaveLength(1);
  app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
  await must(app, suggestDocument, { text: 'Kesk väljak' });
  expect(photon.requests).toHaveLength(3);
});

test("an order keeps the name of its route's provider", async () => {
  const id = await submitInquiry(app);
  const stored = () =>
    app.deps.db.dataSource.query('select estimated_by, distance_m, duration_s from "order" where id = $1', [id]);
  expect(await stored()).toEqual([{ estimated_by: 'OSRM', distance_m: 196721, duration_s: 8842 }]);

  osrm.reply = json({}, 500);
  const route = (inquiry(app).stops as object[]).toSpliced(1, 1);
  await must(
    app,
    'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops) { id } }',
    { id, stops: route },
    admin,
  );
  osrm.reply = json(osrmReply);
  expect(await stored()).toMatchObject([{ estimated_by: 'embedded' }]);
});

test('the browser learns the needs of its map, and no more', async () => {
  expect(await must(app, '{ mapSettings { googleMapsApiKey tilesUrl tilesAttribution } }', {})).toEqual({
    mapSettings: {
      googleMapsApiKey: 'shown-key',
      tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      tilesAttribution: '© Kaardi tegijad',
    },
  });
  const policy = (await app.fetch('/portal/')).headers.get('content-security-policy');
  expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
  expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.googleapis\.com/);
});

describe('bad input', () => {
  const farAway = { lat: 40.7, lng: -74 };
  const refused = {
    message: 'See koht on väljaspool Euroopat',
    extensions: { code: 'BAD_USER_INPUT', field: 'stops.1' },
  };

  test('a stop outside Europe is refused at its field: estimate, inquiry, /fn', async () => {
    expect((await app.graphql(estimateDocument, { stops: [stops[0], farAway] })).errors).toMatchObject([refused]);
    const input = inquiry(app);
    const [start, , end] = input.stops as object[];
    const far = { ...input, stops: [start, { ...end, ...farAway }] };
    expect(
      (await app.graphql('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input: far })).errors,
    ).toMatchObject([refused]);
    const reply = await app.fetch('/api/fn/updateRouteEstimation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ waypoints: [stops[0], farAway] }),
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: { message: refused.message, cause: 'Vigane argument: waypoints.1' },
    });
    expect(osrm.requests).toEqual([]);
  });

  test.each([['NaN'], ['Infinity'], [null], ['58'], [91]])('a latitude of %j is refused', async (lat) => {
    const { errors } = await app.graphql(estimateDocument, { stops: [stops[0], { lat, lng: 25 }] });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('equal points are no distance, with any provider', async () => {
    osrm.reply = json({ code: 'NoSegment' }, 400);
    const twice = [
      { ...stops[0], lat: 58.6, lng: 25.1 },
      { lat: 58.6, lng: 25.1 },
    ];
    expect(await must(app, estimateDocument, { stops: twice })).toMatchObject({
      estimateRoute: { distanceKm: 0, durationMin: 0, path: [[58.6, 25.1]] },
    });
    osrm.reply = json(osrmReply);
  });
});

describe('limits of the public calls', () => {
  const codes = async (calls: number, document: string, variables: () => object, token?: string) => {
    const replies = [];
    for (let count = 0; count < calls; count += 20) {
      replies.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(20, calls - count) }, () => app.graphql(document, variables(), token)),
        )),
      );
    }
    return replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
  };
  const tally = (all: string[]) => ({
    ok: all.filter((code) => code === 'OK').length,
    refused: all.filter((code) => code === 'TOO_MANY_ATTEMPTS').length,
  });

  test.each([
    ['suggestPlaces', suggestDocument, { text: 'viru' }],
    ['geocodePlace', geocodeDocument, { text: 'viru' }],
    ['estimateRoute', estimateDocument, { stops }],
  ])('%s: 120 a minute from one address, then again after the minute', async (_name, document, variables) => {
    expect(tally(await codes(200, document, () => variables))).toEqual({ ok: 120, refused: 80 });
    app.clock.set(new Date(app.clock.now().getTime() + 61_000));
    expect(await codes(1, document, () => variables)).toEqual(['OK']);
  });

  test('signed-in callers have their own turns', async () => {
    await codes(121, suggestDocument, () => ({ text: 'viru' }));
    const driver = await app.login((await createPerson(app, admin)).username);
    expect(await codes(1, suggestDocument, () => ({ text: 'viru' }))).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await codes(1, suggestDocument, () => ({ text: 'viru' }), driver)).toEqual(['OK']);
  });

  test('many aliases in one document are as many calls', async () => {
    const five = `{ ${[1, 2, 3, 4, 5].map((nth) => `a${nth}: suggestPlaces(text: "viru") { city }`).join(' ')} }`;
    const all = [];
    for (let count = 0; count < 25; count += 1) all.push(...(await codes(1, five, () => ({}))));
    expect(tally(all)).toEqual({ ok: 24, refused: 1 });
  });
});
