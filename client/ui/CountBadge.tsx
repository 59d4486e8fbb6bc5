import Box from '@mui/material/Box';
import { formatCount } from '../lib/texts/numbers';

/** How many there are; yellow when they wait for someone (and there are some). */
export function CountBadge({ count, waiting }: { count: number; waiting: boolean }) {
  const isSignal = waiting && count > 0;
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        whiteSpace: 'nowrap',
        minWidth: 28,
        px: 0.75,
        py: 0.375,
        borderRadius: '7px',
        fontFamily: 'body1.fontFamily',
        fontSize: '0.9375rem',
        fontWeight: 700,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        bgcolor: isSignal ? 'signal.main' : 'tone.plain.background',
        color: isSignal ? 'signal.contrastText' : 'tone.plain.text',
      }}
    >
      {formatCount(count)}
    </Box>
  );
}
