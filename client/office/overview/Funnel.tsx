import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { chartColours as colours } from './chartColours';
import { divide, printPercent } from './figures';

export interface FunnelStep {
  label: string;
  count: number;
  onOpen: () => void;
}

/** The way from inquiry to trip as the route line, as thick as many come so far. */
export function Funnel({ steps, label }: { steps: readonly FunnelStep[]; label: string }) {
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <Box component="ol" aria-label={label} sx={listStyles}>
      {steps.map(({ label: name, count, onOpen }, index) => {
        const next = steps[index + 1];
        return (
          <li key={name}>
            <Box sx={{ fontFamily: 'h1.fontFamily', fontSize: '1.25rem', fontWeight: 700 }}>{count}</Box>
            <Box aria-hidden sx={{ position: 'relative', height: 36, width: '100%' }}>
              {next && (
                <Box component="span" sx={lineStyles} style={{ height: Math.max(2, (16 * next.count) / most) }} />
              )}
              <Box component="span" sx={index === 0 || !next ? endStyles : stopStyles} />
            </Box>
            <Link component="button" onClick={onOpen} sx={{ fontSize: '0.8125rem' }}>
              {name}
            </Link>
            {next && (
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  left: '100%',
                  top: 62,
                  transform: 'translateX(-50%)',
                  fontSize: '0.75rem',
                  fontWeight: 600,
                  px: 0.5,
                  bgcolor: 'background.paper',
                }}
              >
                {printPercent(divide(next.count, count))}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mb: 3,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  '& > li': { position: 'relative', minWidth: 0 },
};
const lineStyles = {
  position: 'absolute',
  left: '50%',
  right: '-50%',
  top: '50%',
  transform: 'translateY(-50%)',
  bgcolor: colours.line,
};
const stopStyles = {
  position: 'absolute',
  zIndex: 1,
  left: '50%',
  top: '50%',
  width: 22,
  height: 22,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: `3px solid ${colours.outline}`,
  bgcolor: colours.hollow,
};
const endStyles = { ...stopStyles, bgcolor: colours.line };
