import Box from '@mui/material/Box';
import { atLeast } from '../../ui/layout/leastType';

export type ChipTone = 'red' | 'amber' | 'green' | 'blue' | 'plain';

/** A state: a colour, and always a word. */
export function StatusChip({ tone, children }: { tone: ChipTone; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        fontSize: atLeast('0.8125rem'),
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.background`,
        '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' },
      }}
    >
      {children}
    </Box>
  );
}
