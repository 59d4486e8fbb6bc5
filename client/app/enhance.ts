// The script of every page that the server draws (app/drawn). The forms work without it. It blocks a second tap, says when
// a reply is slow, and runs the clock.

// Only the address is imported: the code itself would bring the bundler's helper into every drawn page.
import passkeyScript from '../session/passkey/sendPasskey?worker&url';

/** After this long without an answer we say that we are still waiting. */
const SLOW_MS = 4000;

// The office's pages are drawn for this width (ui/width/pictureWidth.ts). To write a cookie can
// block on another process, so it comes after the first paint.
setTimeout(() => (document.cookie = `width=${innerWidth}; Path=/portal; SameSite=Lax; Max-Age=31536000`));

/** The buttons that a sent form has disabled, with their content of before. */
const busy = new Map<HTMLButtonElement, Node[]>();
let slow: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
  // A form that the page's own scripts send: their buttons are theirs.
  if (defaultPrevented) return;
  // The form of a dialog only closes it; nothing is sent.
  if ((target as HTMLFormElement).method === 'dialog') return;
  // Only after the browser has read the form: it does not send the value of a disabled button.
  setTimeout(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:enabled')) {
      busy.set(button, [...button.childNodes]);
      button.disabled = true;
      if (button === submitter && button.dataset.busy) button.textContent = button.dataset.busy;
    }
  });
  const status = (target as HTMLFormElement).querySelector<HTMLElement>('[data-slow]');
  if (status) slow = setTimeout(() => (status.textContent = status.dataset.slow ?? ''), SLOW_MS);
});

// The server says how many milliseconds the company's clock is ahead of UTC (session/Clock.tsx): to make a format with a
// time zone takes a slow phone 200 ms.
const clock = document.querySelector<HTMLElement>('[data-clock]');
if (clock) {
  const aheadMs = Number(clock.dataset.clock);
  setInterval(() => (clock.textContent = new Date(Date.now() + aheadMs).toISOString().slice(11, 19)), 1000);
}

// Passkeys, where browser and address have them (session/passkey/PasskeyForm.tsx).
const passkey = document.querySelector<HTMLFormElement>('[data-passkeys]');
if (passkey?.dataset.passkeys === location.origin && isSecureContext && 'PublicKeyCredential' in window) {
  passkey.dataset.ready = '';
  let script: HTMLScriptElement | undefined;
  passkey.addEventListener('submit', (event) => {
    event.preventDefault();
    if (script) return;
    script = document.createElement('script');
    script.src = passkeyScript;
    script.onerror = () => (script = undefined);
    document.head.append(script);
  });
}

// The number of an error is copied by a tap (ui/ErrorNumber.tsx).
document.addEventListener('click', ({ target }) => {
  const { copy } = (target as Element).closest<HTMLElement>('[data-copy]')?.dataset ?? {};
  if (copy) void navigator.clipboard?.writeText(copy);
});

// Elements that only scripts can open: the one tapped last opens when they arrive (customer/myTrip/TripRow.tsx).
document.addEventListener('click', ({ target }) => {
  const { waits } = (target as Element).closest<HTMLElement>('[data-waits]')?.dataset ?? {};
  if (waits) document.documentElement.dataset.tapped = waits;
});

// Days of a report, and their sum (driver/links/ReportHours.tsx); without a script the server adds and removes them.
const days = [...document.querySelectorAll<HTMLElement>('[data-day]')].map((row) => ({
  row,
  field: row.querySelector('input')!,
  remove: row.querySelector('button'),
}));
const sum = document.querySelector<HTMLElement>('[data-sum]');
const add = sum?.parentElement?.querySelector('button');
if (sum && add) {
  const total = sum.querySelector('strong')!;
  // The server drew '0,0 h'; a sum is written as server/platform/values/reportedHours.ts writes paid hours.
  const unit = total.textContent.replace(/^[\d.,]+/, '');
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const hoursIn = ({ value, disabled }: HTMLInputElement) => (disabled ? 0 : Number(value.replace(',', '.')) || 0);
  const count = () => {
    sum.hidden = false;
    total.textContent = format.format(days.reduce((hours, { field }) => hours + hoursIn(field), 0)) + unit;
  };
  const show = (shown: number) => {
    days.forEach(({ row, field, remove }, index) => {
      row.hidden = field.disabled = index >= shown;
      if (field.disabled) field.value = '';
      if (remove) remove.hidden = index !== shown - 1;
    });
    add.value = String(shown + 1);
    add.disabled = shown >= days.length;
    count();
  };
  for (const button of [add, ...days.flatMap(({ remove }) => remove ?? [])])
    button.addEventListener('click', (event) => {
      event.preventDefault();
      show(Number(button.value));
    });
  for (const { field } of days) {
    field.addEventListener('input', count);
    field.addEventListener('blur', () => (field.value ||= '0'));
  }
  count();
}

// Back to the page as it was left: the form may be sent again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  clearTimeout(slow);
  for (const status of document.querySelectorAll('[data-slow]')) status.textContent = '';
  for (const [button, content] of busy) {
    button.disabled = false;
    button.replaceChildren(...content);
  }
  busy.clear();
});
