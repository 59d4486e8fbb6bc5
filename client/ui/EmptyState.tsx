import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Quiet } from './Quiet';

interface EmptyStateProps {
  title: string;
  /** The usual content and the first thing to do. */
  hint?: string;
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Box sx={{ px: 3, py: 4, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {hint && <Quiet sx={{ mt: 0.5, maxWidth: '52ch', mx: 'auto' }}>{hint}</Quiet>}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
