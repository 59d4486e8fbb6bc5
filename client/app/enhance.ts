// All the script of a page that the server draws (app/drawn): its forms work without, this keeps a second tap from sending one
// twice, owns up to being slow, and lets a clock run.

/** After this long without an answer we say that we are still waiting. */
const SLOW_MS = 4000;

const busy = new Map<HTMLButtonElement, string>();

document.addEventListener('submit', ({ target, submitter }) => {
  // After the browser has read the form: a disabled button is not sent.
  setTimeout(() => {
    for (const button of (target as HTMLFormElement).querySelectorAll('button')) {
      busy.set(button, button.textContent);
      button.disabled = true;
      if (button === submitter && button.dataset.busy) button.textContent = button.dataset.busy;
    }
  });
  const status = (target as HTMLFormElement).querySelector<HTMLElement>('[data-slow]');
  if (status) setTimeout(() => (status.textContent = status.dataset.slow ?? ''), SLOW_MS);
});

const clock = document.querySelector('[data-clock]');
if (clock) {
  const format = new Intl.DateTimeFormat('et', { timeZone: 'Europe/Tallinn', timeStyle: 'medium' });
  setInterval(() => (clock.textContent = format.format(new Date())), 1000);
}

// Back to the page as it was left: the form may be sent again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const [button, text] of busy) {
    button.disabled = false;
    button.textContent = text;
  }
  busy.clear();
});
