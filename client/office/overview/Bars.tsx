import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { chartColours } from './chartColours';

export interface Bar {
  label: string;
  /** As long as it is of the longest. */
  size: number;
  text: string;
  tone?: 'good' | 'bad' | 'rest';
  onOpen?: () => void;
}

/** Bars under each other, each with its name and its figure in words. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const longest = Math.max(...bars.map(({ size }) => size), 1);
  return (
    <Box component="ul" aria-label={label} sx={listStyles}>
      {bars.map(({ label: name, size, text, tone = 'good', onOpen }, index) => (
        <li key={index}>
          <Box component="span" sx={{ minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {onOpen ? (
              <Link component="button" onClick={onOpen} sx={nameStyles}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Box>
          <Box component="span" aria-hidden sx={{ height: 16, borderRadius: '3px', overflow: 'hidden' }}>
            <Box
              component="span"
              sx={{ ...barStyles, bgcolor: colours[tone], minWidth: size > 0 ? 2 : 0 }}
              style={{ width: `${Math.max(0, (100 * size) / longest)}%` }}
            />
          </Box>
          <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {text}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const colours = { good: chartColours.calm, bad: chartColours.loss, rest: chartColours.rest };

const barStyles = { display: 'block', height: '100%', borderRadius: '3px' };

const nameStyles = { fontWeight: 600, textAlign: 'left', lineHeight: 1.25, overflowWrap: 'anywhere' };

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  fontSize: '0.875rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(40px, 6fr) minmax(64px, auto)',
    gap: 1.5,
    alignItems: 'center',
    minHeight: 28,
  },
};
