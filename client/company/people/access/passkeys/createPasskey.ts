import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { t } from '../../../../i18n/officeTexts';

/** Lets the browser make a passkey. The library comes only now: few people ever add one. */
export async function createPasskey(options: string): Promise<{ reply: string } | { problem: string }> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return { reply: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (error) {
    return { problem: describe((error as Error).name) };
  }
}

/** The names of errors are those of WebAuthn. */
function describe(name: string): string {
  if (name === 'InvalidStateError') return t('passkeys.there');
  return t(name === 'NotAllowedError' || name === 'AbortError' ? 'passkeys.cancelled' : 'passkeys.notHere');
}
