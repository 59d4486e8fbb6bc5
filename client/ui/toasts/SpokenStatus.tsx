import Box from '@mui/material/Box';

/** Says a change aloud to those who listen; nothing is seen. */
export function SpokenStatus({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}
