import { coarse } from '../../ui/layout/touchTarget';
import { hueColour, tones } from './driverColour';

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: 24,
  color: 'inherit',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  [coarse]: { minWidth: 44, minHeight: 44 },
};

/** How entries look, for the element around all of them. Waiting ones have an outline, cancelled ones are struck out. */
export const entryStyles = {
  '& .entry': {
    borderLeft: '4px solid',
    borderRadius: '6px',
    padding: '4px 6px 5px',
    marginTop: '4px',
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    color: hueColour(tones.light.text),
    backgroundColor: hueColour(tones.light.background),
    borderColor: hueColour(tones.light.edge),
    '@media (prefers-color-scheme: dark)': {
      color: hueColour(tones.dark.text),
      backgroundColor: hueColour(tones.dark.background),
      borderColor: hueColour(tones.dark.edge),
    },
  },
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
  '& a.name': { display: 'block', lineHeight: '24px', [coarse]: { lineHeight: '44px' } },
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
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .more': {
    font: 'inherit',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    width: '100%',
    minHeight: 28,
    [coarse]: { minHeight: 44 },
    marginTop: '4px',
    borderRadius: '6px',
    fontSize: '0.8125rem',
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
