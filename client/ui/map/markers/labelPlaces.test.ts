import { crosses, placeLabels } from './labelPlaces';
import type { Pixel } from './labelPlaces';

const paide = { x: 200, y: 200, letters: 5 };
const side = (line: Pixel[], view?: Parameters<typeof placeLabels>[2]) => placeLabels([paide], line, view)[0]?.side;

test.each([
  ['right', 'nothing', []],
  ['left', 'to the right', [paide, { x: 400, y: 200 }]],
  ['right', 'to the left', [{ x: 0, y: 200 }, paide]],
  ['above', 'to both sides', [{ x: 0, y: 200 }, paide, { x: 400, y: 200 }]],
  ['below', 'to both sides and above', [{ x: 0, y: 205 }, paide, { x: 200, y: 0 }, paide, { x: 400, y: 205 }]],
] as const)('a label stands %s where the line goes %s', (wanted, _where, line) => expect(side([...line])).toBe(wanted));

test('no label stands where the view would cut it off', () => {
  expect(side([], { seen: { left: 0, top: 0, right: 230, bottom: 400 }, covered: [] })).toBe('left');
});

test('no label stands under the buttons of the map or the names of its sources', () => {
  const seen = { left: 0, top: 0, right: 400, bottom: 250 };
  const buttons = { left: 250, top: 160, right: 390, bottom: 240 };
  const sources = { left: 0, top: 232, right: 240, bottom: 250 };
  expect(side([], { seen, covered: [buttons] })).toBe('left');
  const fromLeft = [{ x: 0, y: 200 }, paide];
  expect(side(fromLeft, { seen, covered: [buttons, sources] })).toBe('above');
});

test('labels do not stand on each other or on markers', () => {
  const near = { x: 260, y: 200, letters: 5 };
  const [first, second] = placeLabels([paide, near], []);
  expect(first?.side).not.toBe('right');
  expect(second?.side).toBe('right');
});

test('a line that passes through without a corner in it crosses', () => {
  const box = { left: 100, top: 100, right: 150, bottom: 120 };
  expect(
    crosses(
      [
        { x: 0, y: 110 },
        { x: 300, y: 110 },
      ],
      box,
    ),
  ).toBe(true);
  expect(
    crosses(
      [
        { x: 0, y: 200 },
        { x: 300, y: 200 },
      ],
      box,
    ),
  ).toBe(false);
  expect(
    crosses(
      [
        { x: 0, y: 0 },
        { x: 90, y: 300 },
      ],
      box,
    ),
  ).toBe(false);
});
