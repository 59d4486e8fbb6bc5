import type { SxProps, Theme } from '@mui/material/styles';

// GraphiQL draws with variables, colours as "hue, saturation, lightness": here they are those of app/theme/tokens.ts.
const light = {
  '--color-primary': '174, 77%, 24%',
  '--color-secondary': '214, 65%, 33%',
  '--color-tertiary': '39, 100%, 24%',
  '--color-info': '214, 65%, 33%',
  '--color-success': '149, 61%, 24%',
  '--color-warning': '39, 100%, 24%',
  '--color-error': '3, 73%, 41%',
  '--color-neutral': '171, 25%, 10%',
  '--color-base': '0, 0%, 100%',
};
const dark = {
  '--color-primary': '171, 49%, 59%',
  '--color-secondary': '214, 78%, 82%',
  '--color-tertiary': '42, 100%, 74%',
  '--color-info': '214, 78%, 82%',
  '--color-success': '141, 51%, 72%',
  '--color-warning': '42, 100%, 74%',
  '--color-error': '6, 100%, 83%',
  '--color-neutral': '144, 12%, 92%',
  '--color-base': '171, 25%, 10%',
};

/** Dialogs and hints hang on the body, so these styles are global; twice `body` to outweigh GraphiQL's own. */
export const graphiqlColours = {
  [[
    '.graphiql-container',
    '.CodeMirror-info',
    '.CodeMirror-lint-tooltip',
    '.graphiql-dialog',
    '.graphiql-dialog-overlay',
    '.graphiql-tooltip',
    '[data-radix-popper-content-wrapper]',
  ]
    .map((part) => `body:not(.no):not(.not) ${part}`)
    .join(', ')]: {
    ...light,
    // Its own fonts would come from data: addresses, which our content policy does not allow.
    '--font-family': '"Inter Variable", system-ui, sans-serif',
    '--font-family-mono': 'ui-monospace, "DejaVu Sans Mono", monospace',
    // Quiet text that can still be read (WCAG 1.4.3).
    '--alpha-secondary': 0.8,
    '--alpha-tertiary': 0.7,
    '@media (prefers-color-scheme: dark)': dark,
  },
};

/** A frame like that of a card; where two editors do not fit side by side they stand one under the other. */
export const explorerStyles: SxProps<Theme> = (theme) => ({
  height: 'max(560px, calc(100dvh - 260px))',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  '& .graphiql-execute-button': { color: 'hsl(var(--color-base))' },
  [theme.breakpoints.down('md')]: {
    height: 'auto',
    '& .graphiql-container, & .graphiql-container .graphiql-main, & .graphiql-container #graphiql-session': {
      flexDirection: 'column',
      height: 'auto',
    },
    '& .graphiql-container .graphiql-sidebar': { flexDirection: 'row', width: '100%' },
    '& .graphiql-container .graphiql-horizontal-drag-bar': { display: 'none' },
    '& .graphiql-container .graphiql-plugin': { height: 420, minWidth: 0, border: 0 },
    '& .graphiql-container .graphiql-sessions': { m: 1 },
    '& .graphiql-container .graphiql-editors': { height: 460, flex: 'none !important' },
    '& .graphiql-container .graphiql-response': { height: 360, flex: 'none !important' },
  },
});
