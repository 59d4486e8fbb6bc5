import Alert from '@mui/material/Alert';
import { keyframes } from '@mui/material/styles';

const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

/** The last action, where toasts stand and as long, on a page that no script draws. */
export function Flash({ text }: { text: string }) {
  return (
    <Alert severity="success" sx={styles}>
      {text}
    </Alert>
  );
}

const styles = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: 20,
  right: { xs: 20, sm: 24 },
  left: { xs: 20, sm: 'auto' },
  border: 1,
  borderColor: 'currentcolor',
  pointerEvents: 'none',
  animation: `${leave} 300ms 5s forwards`,
};
