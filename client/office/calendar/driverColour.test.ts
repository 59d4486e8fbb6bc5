import { findDriverHue, tones } from './driverColour';

/** Relative luminance (WCAG 2.2) of a colour in OKLCH, as the screen shows it. */
function luminance(hue: number, [lightness, chroma]: readonly [number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (linear: number) => Math.min(1, Math.max(0, linear));
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['light', 'dark'] as const)('every colour can be read in the %s scheme', (scheme) => {
  for (let hue = 0; hue < 360; hue += 1) {
    const one = luminance(hue, tones[scheme].text);
    const other = luminance(hue, tones[scheme].background);
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThan(4.5);
  }
});

it('a name has one colour, however it is written', () => {
  expect(findDriverHue('Mari')).toBe(findDriverHue(' mari '));
  const names = ['Mari', 'Jaan', 'Liis', 'Õnne', 'Peeter', 'Tiit', 'Kalle', 'Anu'];
  expect(new Set(names.map(findDriverHue)).size).toBeGreaterThan(5);
});
