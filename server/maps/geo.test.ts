import { distanceM, isInside, nearestShare, pointBetween } from './geo';

test('distance is that of the great circle', () => {
  // One degree of a meridian, and of the parallel at 60 degrees, which is half as long.
  expect(distanceM({ lat: 58, lng: 25 }, { lat: 59, lng: 25 })).toBeCloseTo(111_195, -1);
  expect(distanceM({ lat: 60, lng: 25 }, { lat: 60, lng: 26 })).toBeCloseTo(55_597, -2);
  expect(distanceM({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1);
});

test('the nearest point of a line is its foot, and an end when that lies beyond', () => {
  const [a, b] = [
    { lat: 58, lng: 25 },
    { lat: 58, lng: 26 },
  ];
  expect(nearestShare({ lat: 58.3, lng: 25.25 }, a, b)).toBeCloseTo(0.25);
  expect(nearestShare({ lat: 58.3, lng: 24 }, a, b)).toBe(0);
  expect(nearestShare({ lat: 58.3, lng: 27 }, a, b)).toBe(1);
  expect(nearestShare({ lat: 58.3, lng: 27 }, a, a)).toBe(0);
});

test('a degree of longitude is shorter than one of latitude, also for the foot', () => {
  const [a, b] = [
    { lat: 59.5, lng: 25 },
    { lat: 60.5, lng: 26 },
  ];
  const p = { lat: 60.5, lng: 25 };
  const share = nearestShare(p, a, b);
  for (const other of [share - 0.05, share + 0.05]) {
    expect(distanceM(p, pointBetween(a, b, share))).toBeLessThan(distanceM(p, pointBetween(a, b, other)));
  }
});

test('inside an outline that is bent inwards', () => {
  const outline = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 4, lng: 4 },
    { lat: 1, lng: 2 },
    { lat: 4, lng: 0 },
  ];
  expect(isInside({ lat: 0.5, lng: 2 }, outline)).toBe(true);
  expect(isInside({ lat: 3, lng: 3.8 }, outline)).toBe(true);
  expect(isInside({ lat: 3, lng: 2 }, outline)).toBe(false);
  expect(isInside({ lat: 3, lng: 5 }, outline)).toBe(false);
  expect(isInside({ lat: 3, lng: -1 }, outline)).toBe(false);
});
