const mix = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}-main) ${percent}%, var(--mui-palette-background-paper))`;

/** Colours of the pictures, from the tokens, so that they follow light and dark. */
export const chartColours = {
  line: 'var(--mui-palette-signal-main)',
  outline: 'var(--mui-palette-route-outline)',
  hollow: 'var(--mui-palette-route-hollow)',
  calm: mix('primary', 40),
  strong: mix('primary', 100),
  loss: mix('error', 35),
  rest: 'var(--mui-palette-divider)',
  grid: 'var(--mui-palette-line-soft)',
  text: 'var(--mui-palette-text-primary)',
  muted: 'var(--mui-palette-text-secondary)',
  ahead: 'var(--mui-palette-background-default)',
};

/** Steps of use, from none to most: ground and text of a cell. */
export const useSteps = [
  { background: mix('primary', 4), color: chartColours.muted },
  { background: mix('primary', 14), color: chartColours.text },
  { background: mix('primary', 30), color: chartColours.text },
  { background: mix('primary', 46), color: chartColours.text },
  { background: mix('primary', 100), color: 'var(--mui-palette-primary-contrastText)' },
] as const;
