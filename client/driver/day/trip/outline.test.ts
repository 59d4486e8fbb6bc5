import fc from 'fast-check';
import { drawOutline, joinMarks } from './outline';

const anyPosition = fc.tuple(
  fc.double({ min: 54, max: 60, noNaN: true }),
  fc.double({ min: 20, max: 29, noNaN: true }),
);

it('keeps every point inside the picture, with north on top and east on the right', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 2, maxLength: 30 }), (path) => {
      const { width, height, line, stops } = drawOutline(path, path)!;
      for (const { x, y } of stops) {
        expect(x).toBeGreaterThanOrEqual(20);
        expect(x).toBeLessThanOrEqual(width - 20 + 1);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(height - 20 + 1);
      }
      expect(line).toBe(stops.map(({ x, y }) => `${x},${y}`).join(' '));
      path.forEach(([lat, lng], index) => {
        const first = stops[0]!;
        const here = stops[index]!;
        if (lat > path[0]![0]) expect(here.y).toBeLessThanOrEqual(first.y);
        if (lng > path[0]![1]) expect(here.x).toBeGreaterThanOrEqual(first.x);
      });
    }),
  );
});

it('draws no line of one point', () => expect(drawOutline([[58, 25]], [])).toBeUndefined());

it('draws one circle for the stops of one place, with the numbers of all', () => {
  const stops = [[59.4, 24.7] as const, [58.4, 26.7] as const, [59.41, 24.7] as const];
  const marks = joinMarks(drawOutline(stops, stops)!.stops);
  expect(marks.map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
});
