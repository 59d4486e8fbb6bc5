import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActBarProps {
  /** On a phone it stays under the thumb: for the one act that moves the order on. One a page. */
  pinned?: boolean;
  children: ReactNode;
}

/** What a form says and does at its end. */
export function ActBar({ pinned = true, children }: ActBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2,
        ...(pinned && pinnedLook),
      }}
    >
      {children}
    </Box>
  );
}

const pinnedLook = {
  position: { xs: 'fixed', md: 'static' },
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: { xs: 'appBar', md: 'auto' },
  p: { xs: 1.5, md: 0 },
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', md: 0 },
  bgcolor: 'background.paper',
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
  '& .MuiButton-root': { minHeight: { xs: 48, md: 40 } },
};
