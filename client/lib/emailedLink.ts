import { useSearchParams } from 'react-router';
import { errorCode } from './errorCodes';

/**
 * The order's id and the secret of an e-mailed link, for example ?id=...&activation_key=... (spec, section 2).
 * undefined when either is missing: the link was cut on its way.
 */
export function useLinkParams(keyName: 'activation_key' | 'confirmation_key' | 'secret') {
  const [params] = useSearchParams();
  const id = params.get('id')?.trim();
  const key = params.get(keyName)?.trim();
  return id && key ? { id, key } : undefined;
}

/** True when an error says that the link is outdated, wrong or mangled, rather than that the server is in trouble. */
export function isDeadLink(error: unknown): boolean {
  return ['WRONG_KEY', 'NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
}
