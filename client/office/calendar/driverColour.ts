/** Steps far enough apart to look different. */
const HUES = 24;

/** The hue of a driver, from the first name (docs/product.md, 'Calendar'): the same name has the same colour everywhere. */
export function findDriverHue(firstname: string): number {
  let hash = 0;
  // With this factor common Estonian names fall on the most hues.
  for (const letter of firstname.trim().toLocaleLowerCase('et'))
    hash = (hash * 221 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % HUES) * (360 / HUES);
}

/** Lightness and chroma in OKLCH, where every hue is as light as any other; contrast is 4.5 or more for each. */
export const tones = {
  light: { background: [0.94, 0.035], text: [0.32, 0.065], edge: [0.62, 0.11] },
  dark: { background: [0.29, 0.035], text: [0.9, 0.04], edge: [0.66, 0.1] },
} as const;

/** CSS of a tone, for an element that sets `--hue`. */
export const printColour = ([lightness, chroma]: readonly [number, number]): string =>
  `oklch(${lightness} ${chroma} var(--hue))`;
