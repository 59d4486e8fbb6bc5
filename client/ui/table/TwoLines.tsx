import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text that takes a second line before it is cut; whole where the pointer rests on it. */
export function TwoLines({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box component="span" title={title} sx={style}>
      {children}
    </Box>
  );
}

const style = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
