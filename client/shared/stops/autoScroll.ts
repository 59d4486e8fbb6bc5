// docs/product.md, 'Sizes and gestures'.
const STARTS_AT = 0.25;
const FASTEST_AT = 0.05;
const MAX_STEP_PX = 28;

/** How far to scroll while something is dragged `y` px below the container's top; negative is up. */
export function measureScrollStep(y: number, height: number): number {
  const share = y / height;
  if (share < 0.5) return -measureSpeed(share);
  return measureSpeed(1 - share);
}

/** @param share how far from the nearer edge, 0 at the edge */
function measureSpeed(share: number): number {
  const ramp = (STARTS_AT - share) / (STARTS_AT - FASTEST_AT);
  return MAX_STEP_PX * Math.min(Math.max(ramp, 0), 1);
}
