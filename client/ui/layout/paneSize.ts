/** Under this width of the window a panel stands below, not beside (docs/product.md, 'Inquiry'). */
const BESIDE_FROM_PX = 825;

export interface PaneBounds {
  beside: boolean;
  /** Of its width beside, of its height below; pixels. */
  min: number;
  initial: number;
  max: number;
}

/** How large a resizable panel may be in a window (docs/product.md, 'Sizes and gestures'). */
export function findPaneBounds(windowWidth: number, windowHeight: number): PaneBounds {
  if (windowWidth >= BESIDE_FROM_PX) {
    const max = windowWidth - 32;
    return { beside: true, min: 320, initial: Math.min(max, 500), max };
  }
  const max = Math.round(windowHeight * 0.9);
  return { beside: false, min: 24, initial: Math.min(max, 300), max };
}

export function keepWithinBounds(size: number, { min, max }: PaneBounds): number {
  return Math.min(Math.max(size, min), max);
}
