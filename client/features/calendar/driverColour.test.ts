import { driverHue, tones } from './driverColour';

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hue: number, [saturation, lightness]: readonly [number, number]): number {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

it.each(['light', 'dark'] as const)('every colour can be read in the %s scheme', (scheme) => {
  for (let hue = 0; hue < 360; hue += 1) {
    const [one, other] = [luminance(hue, tones[scheme].text), luminance(hue, tones[scheme].background)];
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThan(4.5);
  }
});

it('a name has one colour, however it is written', () => {
  expect(driverHue('Mari')).toBe(driverHue(' mari '));
  const names = ['Mari', 'Jaan', 'Liis', 'Õnne', 'Peeter', 'Tiit', 'Kalle', 'Anu'];
  expect(new Set(names.map(driverHue)).size).toBeGreaterThan(5);
});
