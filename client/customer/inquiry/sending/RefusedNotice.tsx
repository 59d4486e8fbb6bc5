import Alert from '@mui/material/Alert';

/** Why the server did not take the inquiry, where no field is to blame. */
export default function RefusedNotice({ message }: { message: string }) {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {message}
    </Alert>
  );
}
