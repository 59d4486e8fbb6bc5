import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

// The script of PasskeyForm.tsx. app/enhance.ts adds it to the page at the first tap, which it answers as it arrives.

/** Says why there is no challenge, in the server's words. */
class Refused extends Error {}

const form = document.querySelector<HTMLFormElement>('[data-passkeys]')!;
const field = form.querySelector('input')!;
const button = form.querySelector('button')!;
const label = form.querySelector<HTMLElement>('[data-busy]')!;
const status = form.querySelector<HTMLElement>('[role=status]')!;
const usual = label.textContent;

/**
 * Asks the browser for a passkey's signature and sends it with the form. The page that replies says what is wrong with it; what fails
 * before that is said at the form.
 */
async function send(): Promise<void> {
  settle();
  button.disabled = true;
  label.textContent = label.dataset.busy ?? '';
  try {
    field.value = JSON.stringify(await startAuthentication({ optionsJSON: await askForChallenge() }));
    form.submit();
  } catch (error) {
    settle(error instanceof Refused ? error.message : status.dataset.failed);
  }
}

function settle(told = ''): void {
  button.disabled = false;
  label.textContent = usual;
  status.textContent = told;
}

async function askForChallenge(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { pathname, search } = window.location;
  const reply = await fetch(`${pathname.replace(/\/+$/, '')}/passkey${search}`, { method: 'POST' });
  const body = (await reply.json()) as PublicKeyCredentialRequestOptionsJSON & { error?: { message: string } };
  if (body.error) throw new Refused(body.error.message);
  return body;
}

form.addEventListener('submit', () => void send());
// Back to the page as it was left.
window.addEventListener('pageshow', ({ persisted }) => void (persisted && settle()));
void send();
