import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionBarProps {
  /** Where the page has one column it stays under the thumb: for the one action that moves the order on. One a page. */
  pinned?: boolean;
  children: ReactNode;
}

/** The end of a form: messages and buttons. */
export function ActionBar({ pinned = true, children }: ActionBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2,
        '@media print': { display: 'none' },
        ...(pinned && pinnedStyles),
      }}
    >
      {children}
    </Box>
  );
}

const pinnedStyles = {
  position: { xs: 'fixed', lg: 'static' },
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: { xs: 'appBar', lg: 'auto' },
  p: { xs: 1.5, lg: 0 },
  pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', lg: 0 },
  bgcolor: 'background.paper',
  borderTop: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider', lg: 'divider' },
  '& .MuiButton-root': { minHeight: { xs: 48, lg: 40 } },
};
