import type { PaletteOptions } from '@mui/material/styles';

interface Tone {
  text: string;
  background: string;
}

interface OwnPalette {
  /** The yellow of the route line: the one action that moves an order on, counts of what waits, nothing else. */
  signal: { main: string; dark: string; contrastText: string };
  /** The top bar and the logo; the same in both schemes. */
  ink: { main: string; soft: string; text: string; muted: string };
  /** The route line: what outlines its stops, and what fills those of the middle. */
  route: { outline: string; hollow: string };
  /** Lines: between rows (soft) and around fields (strong enough to be seen, WCAG 1.4.11). */
  line: { soft: string; field: string };
  /** States, always with a word. */
  tone: { red: Tone; amber: Tone; green: Tone; blue: Tone; plain: Tone };
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    flat: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    signal: true;
  }
}

const signal = { main: '#FFC42E', dark: '#F5B40A', contrastText: '#2A1E00' };
const ink = { main: '#0F2F2E', soft: '#1B4644', text: '#FFFFFF', muted: '#BFD0CC' };

export const lightPalette: PaletteOptions = {
  primary: { main: '#0E6A61', dark: '#0A544D', contrastText: '#FFFFFF' },
  error: { main: '#B3261E' },
  warning: { main: '#7A4F00' },
  success: { main: '#17663A' },
  info: { main: '#1D4C89' },
  background: { default: '#F5F3EC', paper: '#FFFFFF' },
  text: { primary: '#14211F', secondary: '#5A6764' },
  divider: '#E3DFD4',
  signal,
  ink,
  route: { outline: '#0F2F2E', hollow: '#FFFFFF' },
  line: { soft: '#EFECE4', field: '#928D7F' },
  tone: {
    red: { text: '#B3261E', background: '#FBE4E1' },
    amber: { text: '#7A4F00', background: '#FFF0C9' },
    green: { text: '#17663A', background: '#DDF2E3' },
    blue: { text: '#1D4C89', background: '#E2ECFA' },
    plain: { text: '#14211F', background: '#EFECE4' },
  },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#62C9BA', dark: '#84D9CC', contrastText: '#06211E' },
  error: { main: '#FFB0A8' },
  warning: { main: '#FFD37A' },
  success: { main: '#93DCAE' },
  info: { main: '#AECBF5' },
  background: { default: '#0D1716', paper: '#14211F' },
  text: { primary: '#E7ECE9', secondary: '#9FB0AC' },
  divider: '#263A38',
  signal,
  ink,
  // Dark ink cannot be seen on a dark page: there the outlines are light.
  route: { outline: '#E7ECE9', hollow: '#14211F' },
  line: { soft: '#1E2F2D', field: '#6C807C' },
  tone: {
    red: { text: '#FFB0A8', background: '#4A1C19' },
    amber: { text: '#FFD37A', background: '#43320A' },
    green: { text: '#93DCAE', background: '#153A25' },
    blue: { text: '#AECBF5', background: '#1A3151' },
    plain: { text: '#E7ECE9', background: '#263A38' },
  },
};
