import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useState } from 'react';
import type { PointerEvent, Ref } from 'react';
import { t } from '../i18n/et';
import { showToasts } from '../lib/toasts';

// Spec, section 9: auto-close 5000 ms, top right, drag dismissal at 80 percent.
const STAY_MS = 5000;
const DRAG_SHARE = 0.8;

/** The place where toasts appear; once, around the whole client. */
export default function ToastArea() {
  // Its provider is there by now: what is inside is mounted first.
  useEffect(() => showToasts((message, variant) => void enqueueSnackbar(message, { variant })), []);
  return (
    <SnackbarProvider
      maxSnack={5}
      autoHideDuration={STAY_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: ToastCard, error: ToastCard, warning: ToastCard, info: ToastCard }}
    />
  );
}

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastCard({ id, message, variant, style, ref }: ToastCardProps) {
  const [drag, setDrag] = useState<{ from: number; by: number }>();

  function release({ currentTarget }: PointerEvent) {
    if (drag && Math.abs(drag.by) >= currentTarget.clientWidth * DRAG_SHARE) closeSnackbar(id);
    setDrag(undefined);
  }

  // The card is dragged inside its place: notistack slides the place itself.
  return (
    <SnackbarContent ref={ref} style={style}>
      <Box
        style={{ transform: drag && `translateX(${drag.by}px)` }}
        sx={{ width: '100%', maxWidth: 480, touchAction: 'pan-y' }}
        onPointerDown={({ clientX }) => setDrag({ from: clientX, by: 0 })}
        onPointerMove={({ clientX }) => drag && setDrag({ ...drag, by: clientX - drag.from })}
        onPointerUp={release}
        onPointerLeave={release}
      >
        <Alert
          severity={variant === 'default' ? 'info' : variant}
          role={variant === 'error' ? 'alert' : 'status'}
          onClose={() => closeSnackbar(id)}
          closeText={t('ui.close')}
          sx={{
            whiteSpace: 'pre-line',
            fontWeight: 600,
            borderRadius: '10px',
            boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
          }}
        >
          {message}
        </Alert>
      </Box>
    </SnackbarContent>
  );
}
