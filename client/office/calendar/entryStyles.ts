import { COARSE } from '../../ui/layout/touchTarget';
import { printColour, tones } from './driverColour';
import { atLeast } from '../../ui/layout/leastType';

const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: 24,
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  [COARSE]: { minWidth: 44, minHeight: 44 },
};

/** How entries look, for the element around all of them. Waiting ones have an outline, cancelled ones are struck out. */
export const entryStyles = {
  '& .entry': {
    borderLeft: '4px solid',
    borderRadius: '6px',
    padding: '4px 6px 5px',
    marginTop: '4px',
    fontSize: atLeast('0.8125rem'),
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    color: printColour(tones.light.text),
    backgroundColor: printColour(tones.light.background),
    borderColor: printColour(tones.light.edge),
    '@media (prefers-color-scheme: dark)': {
      color: printColour(tones.dark.text),
      backgroundColor: printColour(tones.dark.background),
      borderColor: printColour(tones.dark.edge),
    },
  },
  // For the lines of a month.
  '& .brief, & .full': { display: 'none' },
  '& .entry.occurrence': { borderLeftStyle: 'double', borderLeftWidth: '6px' },
  '& .entry.nobody, & .entry.off': {
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderColor: 'line.field',
  },
  '& .entry.unassigned': { border: '1px dashed', borderColor: 'line.field' },
  '& .entry.off .title, & .entry.off time': { textDecoration: 'line-through' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' },
  '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .title': { fontWeight: 600 },
  '& a:hover': { textDecorationColor: 'currentColor' },
  // Each can be hit with a pointer, and with a thumb (WCAG 2.5.8).
  '& a': target,
  // A name is cut where it is too long, which a flex box does not do.
  '& a.name': { display: 'block', lineHeight: '24px', [COARSE]: { lineHeight: '44px' } },
  '& .open': { marginLeft: 'auto', fontWeight: 600, justifyContent: 'flex-end' },
  '& .assign': { fontWeight: 600 },
  '& .who': { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  '& .one': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '5px',
    maxWidth: '100%',
    minHeight: 24,
    alignItems: 'center',
  },
  '& .name': cutText,
  '& .more': {
    font: 'inherit',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    width: '100%',
    minHeight: 28,
    [COARSE]: { minHeight: 44 },
    marginTop: '4px',
    borderRadius: '6px',
    fontSize: atLeast('0.8125rem'),
    fontWeight: 600,
    color: 'primary.main',
  },
  '& .more:hover': { textDecoration: 'underline' },
  '& .overlap': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    padding: '0 5px',
    borderRadius: '4px',
    fontWeight: 600,
    color: 'tone.red.text',
    bgcolor: 'tone.red.background',
  },
};

/** Entries of a month: one line each, the whole of which is the link; what else is known comes up beside it. */
export const lineStyles = {
  '& .entry': {
    ...entryStyles['& .entry'],
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    height: 24,
    padding: '0 5px',
    marginTop: '1px',
    borderRadius: '4px',
    [COARSE]: { height: 44 },
  },
  '& .head': { display: 'flex', flexWrap: 'nowrap', alignItems: 'center', columnGap: '5px', flexShrink: 0 },
  '& .title': { fontWeight: 600, flex: '1 1 40%', minWidth: 0, ...cutText },
  '& .brief': { flex: '0 1 auto', minWidth: 0, maxWidth: '50%', ...cutText },
  '& .unassigned .brief': { fontWeight: 600 },
  '& .open': { position: 'absolute', inset: 0, fontSize: 0, borderRadius: 'inherit', zIndex: 1 },
  '& .entry:hover .title': { textDecoration: 'underline' },
  '& .info': {
    position: 'absolute',
    zIndex: 3,
    top: '100%',
    left: -4,
    width: 'max-content',
    minWidth: 'calc(100% + 4px)',
    maxWidth: 300,
    padding: '8px 10px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    color: 'text.primary',
    bgcolor: 'background.paper',
    boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
    visibility: 'hidden',
  },
  '& td:nth-of-type(n+6) .info': { left: 'auto', right: 0 },
  // A pointer that only passes brings nothing up; the keyboard does not wait.
  '& .entry:hover .info': { visibility: 'visible', transition: 'visibility 0s 0.3s' },
  '& .entry:focus-within .info': { visibility: 'visible' },
  '& .full': { fontWeight: 600 },
};
