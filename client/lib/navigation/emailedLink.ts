import { useSearchParams } from 'react-router';
import { readErrorCode } from '../request/errorCodes';
import { isOnlyAbout } from '../request/errors';

type KeyName = 'activation_key' | 'confirmation_key' | 'secret' | 'key';

/** The same of the page that is open. */
export function useLinkParams(keyName: KeyName) {
  return readLinkParams(useSearchParams()[0], keyName);
}

/**
 * The order's id and the secret of an e-mailed link, for example ?id=...&activation_key=... (docs/product.md, 'Offer links').
 * undefined when either is missing: the link was cut on its way.
 */
export function readLinkParams(params: URLSearchParams, keyName: KeyName): { id: string; key: string } | undefined {
  const id = params.get('id')?.trim();
  const key = params.get(keyName)?.trim();
  return id && key ? { id, key } : undefined;
}

/** Parameters of the link itself; all other errors were typed on the page that it opened. */
const linkFields = ['id', 'orderId', 'activationKey', 'confirmationKey', 'secret', 'key'];

/** True when an error says that the link is outdated, wrong or mangled, rather than that the server is in trouble. */
export function isDeadLink(error: unknown): boolean {
  return ['WRONG_KEY', 'NOT_FOUND'].includes(readErrorCode(error) ?? '') || isOnlyAbout(error, linkFields);
}
