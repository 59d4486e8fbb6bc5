let width: number | undefined;

/** The width of the window for which the server draws a page of the back office, in pixels; undefined in a browser. */
export const readPictureWidth = (): number | undefined => width;

const YEAR_S = 365 * 86_400;

/** Tells the server for which width it draws the next page. Pages without this script do the same (app/enhance.ts). */
export function rememberWindowWidth(): void {
  document.cookie = `width=${window.innerWidth}; Path=/portal; SameSite=Lax; Max-Age=${YEAR_S}`;
}

/** Draws for a window of this width. To draw is synchronous: no other page can change it meanwhile. */
export function drawForWidth<Result>(wanted: number, draw: () => Result): Result {
  width = wanted;
  try {
    return draw();
  } finally {
    width = undefined;
  }
}

/** Whether a media query about widths holds in that window. Others do not: the server knows nothing else of it. */
export function matchPictureWidth(query: string): { matches: boolean } {
  const bounds = [...query.matchAll(/\((min|max)-width: *([\d.]+)px\)/g)];
  const isOnlyWidths = bounds.length > 0 && !/pointer|hover|print|height|prefers/.test(query);
  const holds = ([, side, px]: RegExpExecArray): boolean =>
    width !== undefined && (side === 'min' ? width >= Number(px) : width <= Number(px));
  return { matches: isOnlyWidths && bounds.every(holds) };
}
