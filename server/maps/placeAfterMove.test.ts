import { createEmbeddedMaps } from './embedded/embeddedMaps';
import { placeAfterMove } from './placeAfterMove';

const maps = createEmbeddedMaps();
const paide = { lat: 58.8856, lng: 25.5572 };

test('a stop dragged 25 km away is named after its new place', async () => {
  const to = { lat: 58.632, lng: 25.55 };
  const place = await placeAfterMove(maps, paide, to);
  expect(place).toMatchObject({ ...to, city: 'Võhma' });
});

test('a stop dragged to the next town is called as that', async () => {
  expect(await placeAfterMove(maps, paide, { lat: 58.8082, lng: 25.419 })).toMatchObject({
    city: 'Türi',
    address: 'Türi, Järva maakond',
  });
});

test('a step aside, or another street of the same town, keeps the address', async () => {
  expect(await placeAfterMove(maps, paide, { lat: 58.89, lng: 25.5572 })).toBeUndefined();
  const tallinn = { lat: 59.437, lng: 24.7535 };
  expect(await placeAfterMove(maps, tallinn, { lat: 59.4389, lng: 24.8645 })).toBeUndefined();
});

test('far from every name the address stays', async () => {
  expect(await placeAfterMove(maps, paide, { lat: 57.6, lng: 20.2 })).toBeUndefined();
});
