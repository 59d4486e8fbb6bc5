import { createTheme } from '@mui/material/styles';
import { focusRing } from '../../ui/layout/focusRing';
import { FORCED_COLOURS } from '../../ui/layout/media';
import { COARSE, touchTarget } from '../../ui/layout/touchTarget';
import { darkPalette, lightPalette } from './tokens';
import { atLeast } from '../../ui/layout/leastType';
import { matchPictureWidth } from '../../ui/width/pictureWidth';

const TEXT = '"Inter Variable", "Inter Meanwhile", system-ui, sans-serif';
const HEADING = '"Schibsted Grotesk Variable", "Grotesk Meanwhile", "Inter Variable", system-ui, sans-serif';
const headingStyle = { fontFamily: HEADING, fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.2 };

/** Dialogs give way to toasts (ui/toasts/keepRoom.ts). */
const belowToasts = {
  marginTop: 'max(32px, var(--toast-room, 0px))',
  maxHeight: 'calc(100% - 32px - max(32px, var(--toast-room, 0px)))',
};
const floating = { border: '1px solid', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' };

/** The styles of the whole client, light or dark as the system is. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: TEXT,
    h1: { ...headingStyle, fontSize: '1.75rem' },
    h2: { ...headingStyle, fontSize: '1.1875rem' },
    h3: { ...headingStyle, fontSize: '1rem' },
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: atLeast('0.875rem') },
    caption: { fontSize: atLeast('0.78125rem') },
    button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' },
  },
  components: {
    // Only where a page is drawn on the server: a browser asks its window.
    MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: matchPictureWidth } },
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontSize: '0.9375rem', overflowWrap: 'break-word' },
        ':focus-visible': focusRing,
        'input:focus-visible, textarea:focus-visible': { outline: 'none' },
        // One pixel of a border more is all that else tells where the focus is.
        [FORCED_COLOURS]: { '.Mui-focused > fieldset': { outline: '2px solid Highlight' } },
        // Into a field of smaller letters an iPhone zooms, and leaves the page too wide.
        [COARSE]: {
          'input, select, textarea, [contenteditable="true"]': { fontSize: 'max(16px, 1em) !important' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          // Not 1 ms: then all that is inherited would change one element after the other, a frame each.
          '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '0s !important' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // Its own styles take away the outline of all the rest.
        root: { '&:focus-visible, &.Mui-focusVisible': focusRing },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          padding: '6px 16px',
          whiteSpace: 'nowrap',
          [COARSE]: { minHeight: 44, minWidth: 44 },
          [FORCED_COLOURS]: { border: '1px solid' },
        },
        sizeSmall: { minHeight: 32, padding: '2px 12px', fontSize: atLeast('0.875rem'), [COARSE]: { minHeight: 44 } },
        sizeLarge: { minHeight: 50, padding: '10px 28px', fontSize: '1rem' },
        outlined: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': {
            borderColor: theme.vars.palette.line.field,
            backgroundColor: theme.vars.palette.background.paper,
          },
        }),
      },
    },
    MuiIconButton: { styleOverrides: { root: { [COARSE]: { minWidth: 44, minHeight: 44 } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // Takes the style attribute away that MUI writes into HTML, where browsers ignore it: `min-height: 0`.
    MuiCollapse: { defaultProps: { style: { minHeight: undefined } } },
    // Floating surfaces have an edge and a shadow, so that their end is visible.
    MuiAutocomplete: {
      styleOverrides: {
        paper: ({ theme }) => ({ ...floating, borderColor: theme.vars.palette.divider }),
        listbox: { maxHeight: 'min(40vh, 320px)', [COARSE]: { '& .MuiAutocomplete-option': { minHeight: 44 } } },
        // Room for what clears and what opens it.
        inputRoot: { [COARSE]: { '.MuiAutocomplete-hasPopupIcon &&': { paddingRight: 96 } } },
      },
    },
    MuiPopover: {
      styleOverrides: { paper: ({ theme }) => ({ ...floating, borderColor: theme.vars.palette.divider }) },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 10,
          '&:not(.MuiDialog-paperFullScreen)': belowToasts,
          '&.MuiDialog-paperFullScreen': { paddingTop: 'var(--toast-room, 0px)' },
        },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: {
        root: {
          fontWeight: 600,
          // These never stand within a sentence.
          '&:is(button), &[href^="tel:"], &[href^="mailto:"]': {
            ...touchTarget,
            display: 'inline-flex',
            alignItems: 'center',
          },
        },
      },
    },
    // A label stands above its field and never moves.
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: ({ theme }) => ({
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          fontSize: atLeast('0.8125rem'),
          fontWeight: 600,
          color: theme.vars.palette.text.secondary,
          whiteSpace: 'normal',
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.vars.palette.background.paper,
          // Also where no script says which field has the focus.
          '&:focus-within:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: theme.vars.palette.primary.main,
          },
          '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        }),
        input: {
          height: 24,
          lineHeight: '24px',
          padding: '9px 13px',
          [COARSE]: { minHeight: 26 },
          '&:is(textarea)': { height: 'auto', padding: 0 },
        },
        multiline: { padding: '9px 13px' },
        notchedOutline: ({ theme }) => ({
          top: 0,
          borderColor: theme.vars.palette.line.field,
          '& legend': { display: 'none' },
        }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: atLeast('0.8125rem') } } },
    MuiAlert: {
      // A Paper with the variant 'elevation' has a style attribute, even without a shadow.
      defaultProps: { slotProps: { root: { variant: 'flat' } } },
      styleOverrides: {
        root: ({ theme, ownerState }) => {
          const tones = { error: 'red', warning: 'amber', success: 'green', info: 'blue' } as const;
          const { text, background } = theme.vars.palette.tone[tones[ownerState.severity ?? 'success']];
          return { color: text, backgroundColor: background, '& .MuiAlert-icon': { color: 'inherit' } };
        },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
  },
});
