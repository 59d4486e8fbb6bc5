import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A card of the trip's page; `aside` stands beside its heading. */
export function TripCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={cardStyles}>
      <Box sx={headStyles}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}

const cardStyles = { borderRadius: '10px', p: 2, mb: 2 };

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.5,
};
