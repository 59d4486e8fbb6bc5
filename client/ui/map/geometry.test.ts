import { findBounds, moveBy } from './geometry';

const tartu = { lat: 58.3806, lng: 26.7251 };

describe('moveBy', () => {
  it('moves by the size of a pixel on a web map of that zoom', () => {
    // At zoom 0 the world is 256 pixels wide.
    expect(moveBy({ lat: 0, lng: 0 }, 64, 0, 0)).toEqual({ lat: 0, lng: 90 });
    expect(moveBy(tartu, 256, 0, 10).lng).toBeCloseTo(26.7251 + 360 / 1024, 6);
    expect(moveBy(tartu, 256, 0, 10).lat).toBeCloseTo(tartu.lat, 6);
  });

  it('moves down to the south, by fewer degrees than to the side so far north', () => {
    const south = moveBy(tartu, 0, 100, 12);
    const east = moveBy(tartu, 100, 0, 12);
    expect((tartu.lat - south.lat) / (east.lng - tartu.lng)).toBeCloseTo(Math.cos((tartu.lat * Math.PI) / 180), 2);
  });

  it('comes back, and stays on the map', () => {
    expect(moveBy(moveBy(tartu, 37, -55, 9.5), -37, 55, 9.5).lat).toBeCloseTo(tartu.lat, 5);
    expect(moveBy(tartu, 0, -1e6, 5).lat).toBe(85);
  });
});

it('findBounds gives the smallest box', () => {
  expect(findBounds([tartu, { lat: 59.4, lng: 24.7 }, { lat: 58, lng: 25 }])).toEqual({
    north: 59.4,
    south: 58,
    east: 26.7251,
    west: 24.7,
  });
});
