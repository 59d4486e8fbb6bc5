import { findPaneBounds, keepWithinBounds } from './paneSize';

describe('a resizable panel', () => {
  it('is 500 px wide beside, or the rest of the window', () => {
    expect(findPaneBounds(1440, 900)).toMatchObject({ beside: true, initial: 500, max: 1408 });
    expect(findPaneBounds(825, 900)).toMatchObject({ beside: true, initial: 500, max: 793 });
  });

  it('is 300 px high below, from 24 px to 90 % of the window', () => {
    expect(findPaneBounds(824, 900)).toEqual({ beside: false, min: 24, initial: 300, max: 810 });
    expect(findPaneBounds(390, 320)).toEqual({ beside: false, min: 24, initial: 288, max: 288 });
  });

  it('stays within its bounds', () => {
    const bounds = findPaneBounds(390, 844);
    expect([5, 400, 5000].map((size) => keepWithinBounds(size, bounds))).toEqual([24, 400, 760]);
  });
});
