type Tone = 'success' | 'error' | 'warning' | 'info';
type Show = (message: string, tone: Tone) => void;

let show: Show | undefined;
let waiting: Parameters<Show>[] = [];

/** Shows a short message over the page; ui/ToastArea says how it looks and how long it stays. */
export function toast(message: string, tone: Tone = 'success'): void {
  if (show) show(message, tone);
  else waiting.push([message, tone]);
}

/** From now on toasts are shown so; what was said before is said now. */
export function showToasts(how: Show): void {
  show = how;
  for (const args of waiting) show(...args);
  waiting = [];
}
