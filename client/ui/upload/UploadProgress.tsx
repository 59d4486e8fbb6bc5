import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** How far a file is. `share`: 0 to 1; undefined where nobody knows. */
export function UploadProgress({ label, share }: { label: string; share?: number | undefined }) {
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={label}
        {...(share === undefined ? {} : { variant: 'determinate', value: share * 100 })}
      />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {label}
      </Typography>
    </Box>
  );
}
