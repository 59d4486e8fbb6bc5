import { enqueueSnackbar } from 'notistack';

type Tone = 'success' | 'error' | 'warning' | 'info';

/** Shows a short message over the page; ui/Toasts says how it looks and how long it stays. */
export function toast(message: string, tone: Tone = 'success'): void {
  enqueueSnackbar(message, { variant: tone });
}
