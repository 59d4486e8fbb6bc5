import { measureM, isInside, findNearestShare, findPointBetween, thinLine } from './geo';

test('distance is that of the great circle', () => {
  // One degree of a meridian, and of the parallel at 60 degrees, which is half as long.
  expect(measureM({ lat: 58, lng: 25 }, { lat: 59, lng: 25 })).toBeCloseTo(111_195, -1);
  expect(measureM({ lat: 60, lng: 25 }, { lat: 60, lng: 26 })).toBeCloseTo(55_597, -2);
  expect(measureM({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_115, -1);
});

test('the nearest point of a line is its foot, and an end when that lies beyond', () => {
  const a = { lat: 58, lng: 25 };
  const b = { lat: 58, lng: 26 };
  expect(findNearestShare({ lat: 58.3, lng: 25.25 }, a, b)).toBeCloseTo(0.25);
  expect(findNearestShare({ lat: 58.3, lng: 24 }, a, b)).toBe(0);
  expect(findNearestShare({ lat: 58.3, lng: 27 }, a, b)).toBe(1);
  expect(findNearestShare({ lat: 58.3, lng: 27 }, a, a)).toBe(0);
});

test('a degree of longitude is shorter than one of latitude, also for the foot', () => {
  const a = { lat: 59.5, lng: 25 };
  const b = { lat: 60.5, lng: 26 };
  const p = { lat: 60.5, lng: 25 };
  const share = findNearestShare(p, a, b);
  for (const other of [share - 0.05, share + 0.05]) {
    expect(measureM(p, findPointBetween(a, b, share))).toBeLessThan(measureM(p, findPointBetween(a, b, other)));
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

describe('thinLine', () => {
  const bend = [
    { lat: 58, lng: 25 },
    { lat: 58.00001, lng: 25.1 },
    { lat: 58.1, lng: 25.2 },
    { lat: 58, lng: 25.3 },
    { lat: 58, lng: 25.3 },
    { lat: 58.2, lng: 25.3 },
  ];

  test('leaves a line alone that is short enough', () => {
    expect(thinLine(bend, 6)).toBe(bend);
    expect(thinLine([], 2)).toEqual([]);
  });

  test('leaves out the smallest bends first, never the ends', () => {
    expect(thinLine(bend, 5)).toEqual([bend[0], bend[1], bend[2], bend[3], bend[5]]);
    expect(thinLine(bend, 2)).toEqual([bend[0], bend[5]]);
  });

  test('ends also with a line that never moves, or closes on itself', () => {
    const [home] = bend;
    if (!home) throw new Error('a line has points');
    expect(
      thinLine(
        Array.from({ length: 1000 }, () => home),
        2,
      ),
    ).toEqual([home, home]);
    expect(thinLine([...bend, home], 2)).toEqual([home, home]);
  });
});
