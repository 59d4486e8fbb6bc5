import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import type { CustomContentProps, SnackbarKey, VariantType } from 'notistack';
import { useEffect, useState } from 'react';
import type { PointerEvent, Ref } from 'react';
import { t } from '../../i18n/publicTexts';
import { showToasts } from '../../lib/request/toasts';
import { keepRoom } from './keepRoom';

// docs/product.md, 'Sizes and gestures'.
const STAY_MS = 5000;
const DRAG_SHARE = 0.8;

const regionStyles = {
  html: { overflowAnchor: 'var(--toast-anchor, auto)' },
  '.toasts .notistack-SnackbarContainer': { top: 'var(--toast-top, 0px)', padding: '2px 0', transition: 'none' },
  '@media print': { '.toasts': { display: 'none' } },
};

/**
 * A live region beside the page. It must exist before its first text, so that screen readers announce it. A dialog
 * hides everything beside it from them, but not this region.
 */
function openRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'toasts';
  document.body.append(region);
  new MutationObserver(() => region.removeAttribute('aria-hidden')).observe(region, {
    attributeFilter: ['aria-hidden'],
  });
  return region;
}

/** The place where toasts appear; once, around the whole client. */
export default function ToastArea() {
  const [region] = useState(openRegion);
  useEffect(() => () => region.remove(), [region]);
  // Its provider is there by now: what is inside is mounted first.
  useEffect(() => showToasts(area()), []);
  useEffect(() => keepRoom(region), [region]);
  return (
    <>
      <GlobalStyles styles={regionStyles} />
      <SnackbarProvider
        domRoot={region}
        maxSnack={5}
        autoHideDuration={STAY_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: ToastCard, error: ToastCard, warning: ToastCard, info: ToastCard }}
      />
    </>
  );
}

function area() {
  /** By what they say; those on their way out do not count, as notistack's own preventDuplicate would have it. */
  const open = new Map<string, { key: SnackbarKey; variant: VariantType }>();
  return {
    show(message: string, variant: VariantType) {
      if (open.has(message)) return;
      const key = enqueueSnackbar(message, { variant, onClose: () => open.delete(message) });
      open.set(message, { key, variant });
    },
    dismissErrors() {
      for (const { key, variant } of open.values()) if (variant === 'error') closeSnackbar(key);
    },
  };
}

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastCard({ id, message, variant, style, ref }: ToastCardProps) {
  const [drag, setDrag] = useState<{ from: number; by: number }>();

  function release({ currentTarget }: PointerEvent) {
    if (drag && Math.abs(drag.by) >= currentTarget.clientWidth * DRAG_SHARE) closeSnackbar(id);
    setDrag(undefined);
  }

  const [done, ...more] = String(message).split('\n');
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
          // The region tells of it; what failed interrupts.
          role={variant === 'error' ? 'alert' : 'presentation'}
          onClose={() => closeSnackbar(id)}
          closeText={t('ui.closeToast')}
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            borderRadius: '10px',
            boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
          }}
        >
          {done}
          {more.map((line) => (
            <Box key={line} sx={{ fontWeight: 400 }}>
              {line}
            </Box>
          ))}
        </Alert>
      </Box>
    </SnackbarContent>
  );
}
