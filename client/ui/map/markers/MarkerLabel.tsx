import Box from '@mui/material/Box';
import { printStopWord } from '../../RouteLine';
import type { Side } from './labelPlaces';
import type { PlacedStop } from '../mapTypes';

const removeRepeats = (words: string[]) => [...new Set(words)];

/** How long its label is, in letters; its first line is set smaller. */
export const countLabelLetters = (stops: readonly PlacedStop[]): number =>
  Math.max(
    removeRepeats(stops.map(({ name }) => name)).join(', ').length,
    0.75 * removeRepeats(stops.map(({ place }) => printStopWord(place))).join(' · ').length,
  );

/**
 * The words beside a marker: labels and towns of its stops. Only for the eye; screen readers hear the marker's name.
 */
export function MarkerLabel({ stops, side }: { stops: readonly PlacedStop[]; side: Side }) {
  return (
    <Box component="span" aria-hidden sx={labelStyles} style={sideStyles[side]}>
      <Box component="span" sx={{ fontSize: 11, fontWeight: 700, letterSpacing: 0, lineHeight: 1.2 }}>
        {removeRepeats(stops.map(({ place }) => printStopWord(place))).join(' · ')}
      </Box>
      <Box component="span" sx={{ fontFamily: 'h2.fontFamily', fontSize: 17, fontWeight: 700, lineHeight: 1.15 }}>
        {removeRepeats(stops.map(({ name }) => name)).join(', ')}
      </Box>
    </Box>
  );
}

// A thin edge of paper around the letters keeps them apart from lines below.
const EDGE = 'var(--mui-palette-background-default)';
const labelStyles = {
  position: 'absolute',
  display: 'grid',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  color: 'text.primary',
  textShadow: `-1px -1px 2px ${EDGE}, 1px -1px 2px ${EDGE}, -1px 1px 2px ${EDGE}, 1px 1px 2px ${EDGE}, 0 0 4px ${EDGE}`,
};

const BESIDE = 'calc(50% + 20px)';
const sideStyles = {
  right: { left: BESIDE, top: '50%', transform: 'translateY(-58%)', textAlign: 'left' },
  left: { right: BESIDE, top: '50%', transform: 'translateY(-58%)', textAlign: 'right' },
  above: { left: '50%', bottom: BESIDE, transform: 'translateX(-50%)', textAlign: 'center' },
  below: { left: '50%', top: BESIDE, transform: 'translateX(-50%)', textAlign: 'center' },
} as const;
