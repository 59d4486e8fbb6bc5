import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface ShowMoreProps {
  label: string;
  /** Reads the next part. A failure leaves the list and the button as they are. */
  load: () => Promise<unknown>;
}

/** The button under a list that reads its next part, once at a time. */
export function ShowMore({ label, load }: ShowMoreProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function read() {
    setIsBusy(true);
    await load().catch(() => undefined);
    setIsBusy(false);
  }

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'line.soft' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void read()}>
        {label}
      </Button>
    </Box>
  );
}
