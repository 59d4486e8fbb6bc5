/** Steps far enough apart to be told from each other. */
const hues = 18;

/** The hue of a driver, from the first name (spec, "Admin calendar"): the same name has the same colour everywhere. */
export function driverHue(firstname: string): number {
  let hash = 7;
  for (const letter of firstname.trim().toLocaleLowerCase('et'))
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % hues) * (360 / hues);
}

/** Background and text of a hue, as saturation and lightness in percent; contrast is 4.5 or more for every hue. */
export const tones = {
  light: { background: [70, 92], text: [80, 22], edge: [60, 45] },
  dark: { background: [40, 18], text: [60, 82], edge: [50, 60] },
} as const;

/** CSS of a tone, for an element that sets `--hue`. */
export const hueColour = ([saturation, lightness]: readonly [number, number]): string =>
  `hsl(var(--hue) ${saturation}% ${lightness}%)`;
