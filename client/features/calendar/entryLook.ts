import { hueColour, tones } from './driverColour';

/** How entries look, for the element around all of them. Waiting ones have an outline, cancelled ones are struck out. */
export const entryLook = {
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
  '& .entry.service': { borderLeftStyle: 'double', borderLeftWidth: '6px' },
  '& .entry.nobody, & .entry.off': {
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderColor: 'line.field',
  },
  '& .entry.unassigned': { border: '1px dashed', borderColor: 'line.field' },
  '& .entry.off .title, & .entry.off time': { textDecoration: 'line-through' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6px' },
  '& time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .title': { fontWeight: 600 },
  '& a': { color: 'inherit', textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)' },
  '& a:hover': { textDecorationColor: 'currentColor' },
  '& .open': { marginLeft: 'auto', fontWeight: 600, padding: '2px 0 2px 8px' },
  '& .assign': { display: 'inline-block', fontWeight: 600, padding: '2px 0' },
  '& .who': { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  '& .one': { display: 'inline-flex', flexWrap: 'wrap', columnGap: '5px', padding: '2px 0' },
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
