import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words in small grey type beside what they are about. */
export const Quiet = ({ sx, children }: { sx?: object; children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', ...sx }}>
    {children}
  </Typography>
);
