import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ROOM_FOR_BARS } from './media';

/** The actions of a public form; on a phone they stay at the bottom of the screen, where the thumb is. */
export function SubmitBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        [ROOM_FOR_BARS]: { position: { xs: 'sticky', sm: 'static' } },
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        // As wide as the phone: pages stand 16 pixels off its edges.
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 1.75, sm: 0 },
        mt: 3,
        bgcolor: 'background.default',
        borderTop: { xs: 1, sm: 0 },
        borderTopColor: { xs: 'divider', sm: 'divider' },
        // Two of them beside one another on the narrowest phone.
        '& > :is(button, a)': { flexGrow: { xs: 1, sm: 0 }, px: { xs: 2, sm: 3.5 } },
      }}
    >
      {children}
    </Box>
  );
}
