type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** How toasts are shown; ui/toasts/ToastArea.tsx says how they look and how long they stay. */
interface Area {
  show: (message: string, tone: ToastTone) => void;
  dismissErrors: () => void;
}

let area: Area | undefined;
let waiting: [message: string, tone: ToastTone][] = [];

/** Shows a short message over the page; the same message is never there twice. */
export function toast(message: string, tone: ToastTone = 'success'): void {
  if (area) area.show(message, tone);
  else waiting.push([message, tone]);
}

/** Takes away what failed before: it has succeeded since. */
export function dismissErrors(): void {
  waiting = waiting.filter(([, tone]) => tone !== 'error');
  area?.dismissErrors();
}

/** Until its returned end is called, toasts are shown this way; earlier ones appear now. */
export function showToasts(how: Area): () => void {
  area = how;
  for (const args of waiting) how.show(...args);
  waiting = [];
  return () => {
    if (area === how) area = undefined;
  };
}

/** For tests: what one said where nobody shows it is not said to the next one. */
export const forgetToasts = (): void => void (waiting = []);
