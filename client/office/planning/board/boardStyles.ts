import type { CSSObject } from '@mui/material/styles';

/** Heights of the board, pixels: a bar with its gap, and the air around the bars of a row. */
export const BAR_HEIGHT = 40;
const BAR_GAP = 4;
const ROW_AIR = 12;
export const HEAD_HEIGHT = 47;

export const measureRow = (levels: number): number => levels * BAR_HEIGHT + (levels - 1) * BAR_GAP + ROW_AIR;
export const measureBarTop = (level: number): number => ROW_AIR / 2 + level * (BAR_HEIGHT + BAR_GAP);

export const hatch = (colour: string) => `repeating-linear-gradient(45deg, ${colour} 0 2px, transparent 2px 6px)`;

/** Beside its colour, for colour-blind readers. */
const marks = { green: '✓', amber: '!', red: '✕' };

/** A colour of the theme; as a variable, so that the rules of the board are made once and not at each drawing. */
const toColourVariable = (name: string) => `var(--mui-palette-${name.replaceAll('.', '-')})`;

const line = `1px solid ${toColourVariable('divider')}`;
const colourBar = (tone: 'red' | 'amber') => ({
  backgroundColor: toColourVariable(`tone.${tone}.background`),
  borderColor: toColourVariable(`tone.${tone}.text`),
  color: toColourVariable(`tone.${tone}.text`),
});
const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The whole board in one set of rules: a fortnight has too many bars for a style each. */
export const boardStyles: CSSObject = {
  position: 'relative',
  border: line,
  borderRadius: '10px',
  backgroundColor: toColourVariable('background.paper'),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'max(360px, calc(100dvh - 260px))',
  // Its own width, for parts that must not scroll aside with the days.
  containerType: 'inline-size',
  scrollPaddingTop: 'var(--pinned)',
  '--names': '190px',
  '@media (max-width: 899.95px)': { '--names': '136px' },
  '& .inner': { minWidth: 'var(--least)', position: 'relative' },
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    height: HEAD_HEIGHT,
    display: 'flex',
    backgroundColor: toColourVariable('background.paper'),
    borderBottom: line,
  },
  '& .corner': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 'var(--names)',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '0 14px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: toColourVariable('text.secondary'),
    backgroundColor: toColourVariable('background.paper'),
    borderRight: line,
  },
  '& .days': { position: 'relative', flexGrow: 1, display: 'flex' },
  '& .dayHead': {
    borderLeft: line,
    padding: '5px 6px 0',
    fontSize: '0.875rem',
    fontWeight: 600,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '&:first-of-type': { borderLeft: 0 },
    '&.today': { color: toColourVariable('primary.main') },
  },
  '& .hours': { display: 'flex', fontSize: '0.75rem', fontWeight: 400, color: toColourVariable('text.secondary') },
  '& .hours span': { flex: 1, fontVariantNumeric: 'tabular-nums' },
  '& .row': {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    borderBottom: `1px solid ${toColourVariable('line.soft')}`,
    contain: 'layout style',
  },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    width: 'var(--names)',
    flexShrink: 0,
    padding: '7px 14px',
    backgroundColor: toColourVariable('background.paper'),
    borderRight: line,
    lineHeight: 1.35,
    overflow: 'hidden',
  },
  '& .name b': { display: 'flex', alignItems: 'baseline', gap: '6px', fontSize: '0.875rem', fontWeight: 600 },
  '& .name b > span': { flexGrow: 1, ...cutText },
  // How much of it is used: a number, and a line below it.
  '& .name i': {
    fontStyle: 'normal',
    fontWeight: 500,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    minWidth: 34,
    textAlign: 'right',
    color: toColourVariable('text.secondary'),
    backgroundImage: `linear-gradient(${toColourVariable('primary.main')}, ${toColourVariable('primary.main')}), linear-gradient(${toColourVariable('line.soft')}, ${toColourVariable('line.soft')})`,
    backgroundSize: 'var(--used) 2px, 100% 2px',
    backgroundPosition: 'left bottom',
    backgroundRepeat: 'no-repeat',
  },
  '& .name > span': {
    display: 'block',
    fontSize: '0.78125rem',
    color: toColourVariable('text.secondary'),
    ...cutText,
  },
  '& .row.lane': { position: 'sticky', zIndex: 3 },
  '& .lane.list .name > span': { whiteSpace: 'normal' },
  // More waits than two lanes hold: a list as wide as what is in sight, which scrolls by itself.
  '& .row.list > .cells': {
    position: 'sticky',
    left: 'var(--names)',
    flexGrow: 0,
    width: 'calc(100cqw - var(--names))',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(178px, 1fr))',
    alignContent: 'start',
    gap: '4px',
    padding: '6px 8px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundImage: 'none',
  },
  '& .list .bar': { position: 'static', width: '100%', contentVisibility: 'auto', containIntrinsicHeight: BAR_HEIGHT },
  '& .lane .name, & .lane .cells': { backgroundColor: toColourVariable('background.default') },
  '& .cells': {
    position: 'relative',
    flexGrow: 1,
    backgroundImage:
      'linear-gradient(to right, var(--day) 1px, transparent 1px), linear-gradient(to right, var(--part) 1px, transparent 1px)',
    backgroundSize: 'var(--dayWidth) 100%, var(--partWidth) 100%',
  },
  '& .bar': {
    position: 'absolute',
    height: BAR_HEIGHT,
    minWidth: 6,
    margin: 0,
    padding: '3px 8px',
    border: '1px solid',
    borderRadius: '6px',
    font: 'inherit',
    fontSize: '0.78125rem',
    lineHeight: 1.3,
    textAlign: 'left',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: toColourVariable('text.primary'),
    containerType: 'inline-size',
    '&:focus-visible': { zIndex: 2, outlineOffset: 1 },
  },
  '& .bar b, & .bar span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // Less than 60 px with padding and border: no pieces of letters; the card that comes up says it.
  '@container (max-width: 41.95px)': { '& .bar b, & .bar span': { display: 'none' } },
  '& .bar.faded': { opacity: 0.35 },
  '& .bar b': { fontWeight: 600 },
  '& .trip': {
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 13%, var(--mui-palette-background-paper))',
    borderColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 35%, var(--mui-palette-background-paper))',
  },
  '& .trip.waiting': {
    backgroundColor: toColourVariable('background.paper'),
    borderStyle: 'dashed',
    borderColor: toColourVariable('text.primary'),
  },
  '& .trip.draft': {
    borderStyle: 'dashed',
    borderWidth: 2,
    borderColor: toColourVariable('primary.main'),
    padding: '2px 7px',
  },
  '& .trip.late': { borderLeft: '4px solid', borderLeftColor: toColourVariable('tone.amber.text'), paddingLeft: '5px' },
  '& .trip.late span': { color: toColourVariable('tone.amber.text'), fontWeight: 600 },
  '& .trip.wrong': { borderLeft: '4px solid', borderLeftColor: toColourVariable('tone.red.text'), paddingLeft: '5px' },
  '& .trip.wrong span': { color: toColourVariable('tone.red.text'), fontWeight: 600 },
  '& .held': { opacity: 0.45 },
  '& .trip.moving': {
    borderStyle: 'solid',
    borderColor: toColourVariable('tone.blue.text'),
    backgroundColor: toColourVariable('tone.blue.background'),
  },
  '& .layer': { display: 'contents' },
  '& .tint, & .why': { position: 'absolute', left: 'var(--names)', right: 0, pointerEvents: 'none' },
  '& .why': {
    // Above the bars, below the names.
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    padding: '0 8px',
  },
  '& .why span': {
    // In sight also where the days go on beyond the edge.
    position: 'sticky',
    right: 8,
    maxWidth: '45%',
    padding: '2px 6px',
    borderRadius: '4px',
    fontSize: '0.78125rem',
    fontWeight: 600,
    textAlign: 'right',
    backgroundColor: toColourVariable('background.paper'),
  },
  '& .why.over': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-text-primary)' },
  ...Object.fromEntries(
    (['green', 'amber', 'red'] as const).flatMap((tone) => [
      [
        `& .tint.${tone}`,
        { backgroundColor: `color-mix(in srgb, var(--mui-palette-tone-${tone}-background) 45%, transparent)` },
      ],
      [
        `& .why.${tone} span`,
        {
          color: toColourVariable(`tone.${tone}.text`),
          '&::before': { content: `"${marks[tone]}"`, marginRight: '6px' },
        },
      ],
      [`& .why.${tone}.over`, { boxShadow: `inset 0 0 0 2px var(--mui-palette-tone-${tone}-text)` }],
    ]),
  ),
  '& .occurrence': {
    backgroundColor: toColourVariable('tone.plain.background'),
    borderColor: toColourVariable('divider'),
    color: toColourVariable('tone.plain.text'),
    cursor: 'default',
  },
  '& .absence': { ...colourBar('red'), cursor: 'default' },
  '& .absence.workshop': colourBar('amber'),
  '& .rest': {
    position: 'absolute',
    height: 14,
    borderRadius: '3px',
    backgroundImage: hatch('var(--mui-palette-divider)'),
    pointerEvents: 'none',
  },
  '& .leg': {
    position: 'absolute',
    height: 2,
    backgroundColor: 'var(--mui-palette-line-field)',
    fontSize: '0.6875rem',
    color: toColourVariable('text.secondary'),
    pointerEvents: 'none',
  },
  // Its paper hides the hatching of a rest behind the letters.
  '& .leg span': {
    position: 'absolute',
    right: 0,
    bottom: 3,
    px: '2px',
    whiteSpace: 'nowrap',
    backgroundColor: toColourVariable('background.paper'),
  },
  '& .now': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 2,
    backgroundColor: toColourVariable('error.main'),
    zIndex: 1,
    pointerEvents: 'none',
  },
};

/** The image under the pointer. */
export const ghostStyles = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  pointerEvents: 'none',
  willChange: 'transform',
  transform: 'translate(-999px, 0)',
  padding: '4px 10px',
  borderRadius: '6px',
  fontSize: '0.78125rem',
  lineHeight: 1.35,
  bgcolor: 'signal.main',
  color: 'signal.contrastText',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.25)',
  '& b, & span': { display: 'block' },
};
