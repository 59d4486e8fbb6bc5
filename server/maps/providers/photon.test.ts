import { createPhoton } from './photon';
import { photonReply } from './replies.fixture';
import type { FakeService } from './service.fixture';
import { json, startService } from './service.fixture';

let service: FakeService;
beforeEach(async () => (service = await startService(json(photonReply))));
afterEach(() => service.stop());

let signal: AbortSignal;
beforeEach(() => void (signal = AbortSignal.timeout(60_000)));
const photon = () => createPhoton(service.url);
const viru = { city: 'Tallinn', address: 'Viru väljak 4, Tallinn, Harju maakond', lat: 59.43631, lng: 24.75541 };

/** The reply with one feature that has these properties. */
const feature = (properties: object) =>
  json({
    features: [
      { geometry: { type: 'Point', coordinates: [24.5, 58.4] }, properties: { countrycode: 'EE', ...properties } },
    ],
  });

test('asks within Estonia and composes the address', async () => {
  expect(await photon().suggest?.('viru väl', signal)).toEqual([viru]);
  expect(service.requests).toMatchObject([
    { path: '/api', query: { q: 'viru väl', limit: '8', bbox: '21.5,57.4,28.3,59.9', countrycode: 'EE' } },
  ]);
});

test.each([
  [{ type: 'city', name: 'Pärnu', county: 'Pärnu maakond' }, 'Pärnu', 'Pärnu, Pärnu maakond'],
  [{ type: 'street', name: 'Lai', city: 'Pärnu', county: 'Pärnu maakond' }, 'Pärnu', 'Lai, Pärnu, Pärnu maakond'],
  [
    { type: 'house', name: 'Rannahotell', street: 'Ranna puiestee', housenumber: '5', city: 'Pärnu' },
    'Pärnu',
    'Rannahotell, Ranna puiestee 5, Pärnu',
  ],
  [{ type: 'locality', name: 'Lindi' }, 'Lindi', 'Lindi'],
])('%j is written as people do', async (properties, city, address) => {
  service.reply = feature(properties);
  expect(await photon().suggest?.('x', signal)).toEqual([{ city, address, lat: 58.4, lng: 24.5 }]);
});

test('a result without a name, or beyond the border, is no place', async () => {
  service.reply = feature({ type: 'other' });
  expect(await photon().suggest?.('x', signal)).toEqual([]);
  service.reply = feature({ type: 'city', name: 'Valka', countrycode: 'LV' });
  expect(await photon().suggest?.('x', signal)).toEqual([]);
});

test('finds the position of an address, and says when it knows only the street', async () => {
  expect(await photon().geocode?.('Viru väljak 4, Tallinn', signal)).toEqual(viru);
  service.reply = feature({ type: 'street', name: 'Lai', city: 'Pärnu' });
  expect(await photon().geocode?.('Lai 3, Pärnu', signal)).toMatchObject({ address: 'Lai, Pärnu', approximate: true });
  expect(await photon().geocode?.('Lai, Pärnu', signal)).not.toHaveProperty('approximate');
  service.reply = json({ type: 'FeatureCollection', features: [] });
  expect(await photon().geocode?.('xyzzy', signal)).toBeUndefined();
});
