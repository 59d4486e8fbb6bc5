import { measureScrollStep } from './autoScroll';

it.each([
  [500, 0],
  [250, 0],
  [150, -14],
  [50, -28],
  [0, -28],
  [-40, -28],
  [850, 14],
  [950, 28],
  [1000, 28],
])('%i px down a container of 1000 px it scrolls %d px', (y, step) => {
  expect(measureScrollStep(y, 1000)).toBeCloseTo(step);
});
