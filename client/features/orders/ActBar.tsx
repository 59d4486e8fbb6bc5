import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The act of a form: at its end on a wide screen, always under the thumb on a phone. One a page. */
export function ActBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: { xs: 'fixed', md: 'static' },
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: { md: 2 },
        p: { xs: 1.5, md: 0 },
        pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', md: 0 },
        bgcolor: 'background.paper',
        borderTop: { xs: 1, md: 0 },
        borderColor: 'divider',
        '& .MuiButton-root': { minHeight: { xs: 48, md: 40 } },
      }}
    >
      {children}
    </Box>
  );
}
